#include <algorithm>
#include <cmath>
#include <cstdio>

#include "bench/bench.h"

namespace wagonaut::bench {
namespace {

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, std::fabs(value) < 1000 ? "%.1f" : "%.0f", value);
  return text;
}

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

/// The tables that were measured, in order: "usa 2".
std::vector<std::string> tables_of(const std::vector<Row>& rows) {
  std::vector<std::string> out;
  for (const Row& row : rows) {
    const std::string name = row.edition + " " + std::to_string(row.seats);
    if (row.seats > 0 && std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
  }
  return out;
}

/// The figures of a table, in order, each once.
std::vector<Row> figures_of(const std::vector<Row>& rows) {
  std::vector<Row> out;
  for (const Row& row : rows)
    if (row.seats > 0 &&
        std::none_of(out.begin(), out.end(), [&](const Row& r) { return r.name == row.name; }))
      out.push_back(row);
  return out;
}

std::string value_at(const std::vector<Row>& rows, const std::string& table,
                     const std::string& name) {
  for (const Row& row : rows)
    if (row.name == name && row.edition + " " + std::to_string(row.seats) == table)
      return number(row.value);
  return "-";
}

}  // namespace

void print_table(const std::vector<Row>& rows, std::ostream& out) {
  for (const Row& row : rows)
    if (row.seats == 0) out << row.name << " " << number(row.value) << " " << row.unit << "\n";
  const std::vector<std::string> tables = tables_of(rows);
  out << "\n" << std::string(34, ' ');
  for (const std::string& table : tables) out << padded(table, 15);
  out << "\n";
  for (const Row& figure : figures_of(rows)) {
    const std::string label = figure.name + " (" + figure.unit + ")";
    out << label << std::string(label.size() < 34 ? 34 - label.size() : 1, ' ');
    for (const std::string& table : tables) out << padded(value_at(rows, table, figure.name), 15);
    out << "\n";
  }
}

void print_json(const std::vector<Row>& rows, std::ostream& out) {
  out << "[\n";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    char value[40];
    std::snprintf(value, sizeof value, "%.6g", rows[i].value);
    out << R"(  {"name": ")" << rows[i].name << R"(", "edition": ")" << rows[i].edition
        << R"(", "seats": )" << rows[i].seats << R"(, "value": )" << value << R"(, "unit": ")"
        << rows[i].unit << "\"}" << (i + 1 < rows.size() ? "," : "") << "\n";
  }
  out << "]\n";
}

}  // namespace wagonaut::bench
