#include <cmath>
#include <cstdarg>
#include <cstdio>

#include "bench/against/against.h"
#include "engine/model/edition.h"

namespace wagonaut::bench {
namespace {

[[gnu::format(printf, 1, 2)]] std::string written(const char* form, ...) {
  char text[400];
  va_list values;
  va_start(values, form);
  std::vsnprintf(text, sizeof text, form, values);
  va_end(values);
  return text;
}

std::string table_of(const Row& row) {
  return row.seats == 0 ? "" : row.edition + " " + std::to_string(row.seats);
}

const char* word_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Same:
      return "same";
    case Verdict::Faster:
      return "faster";
    case Verdict::Slower:
      return "slower";
    case Verdict::Unsure:
      return "unsure";
  }
  return "";
}

std::string ratio_text(const Comparison& it) {
  return written("%.3f (%.3f to %.3f)", it.ratio, it.low, it.high);
}

const char* number_form(double value) {
  return std::fabs(value) < 1000 ? "%12.1f" : "%12.0f";
}

void print_row(const Comparison& it, std::ostream& out) {
  char theirs[32], ours[32];
  std::snprintf(theirs, sizeof theirs, number_form(it.theirs), it.theirs);
  std::snprintf(ours, sizeof ours, number_form(it.ours.value), it.ours.value);
  out << written("%-14s %-22s %s %s %-12s", table_of(it.ours).c_str(), it.ours.name.c_str(), theirs,
                 ours, it.ours.unit.c_str())
      << written("%7.3f %7.3f %7.3f %7.3f %7.3f", it.ratio, it.low, it.high, it.least, it.most)
      << (it.verdict == Verdict::Same ? "" : std::string("  ") + word_of(it.verdict)) << "\n";
}

void print_found(const Outcome& outcome, Verdict verdict, const char* title, std::ostream& out) {
  bool any = false;
  for (const Comparison& it : outcome.rows) {
    if (it.verdict != verdict) continue;
    if (!any) out << title << "\n";
    any = true;
    out << "  " << title_of(it.ours) << ": " << ratio_text(it) << "\n";
  }
  if (!any && verdict == Verdict::Slower) out << "No figure is slower by more than 3 %.\n";
}

void print_names(const char* title, const std::vector<std::string>& names, std::ostream& out) {
  if (names.empty()) return;
  out << title;
  for (std::size_t i = 0; i < names.size(); ++i) out << (i == 0 ? " " : ", ") << names[i];
  out << "\n";
}

std::string row_json(const Comparison& it) {
  return written(R"({"name": "%s", "edition": "%s", "seats": %d, "unit": "%s", )",
                 it.ours.name.c_str(), it.ours.edition.c_str(), it.ours.seats,
                 it.ours.unit.c_str()) +
         written(R"("ours": %.6g, "theirs": %.6g)", it.ours.value, it.theirs);
}

std::string ratio_json(const Comparison& it) {
  return written(R"(, "ratio": %.4f, "low": %.4f, "high": %.4f, "least": %.4f, "most": %.4f)",
                 it.ratio, it.low, it.high, it.least, it.most) +
         written(R"(, "verdict": "%s"})", word_of(it.verdict));
}

std::string names_json(const char* key, const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "\"" : ", \"") + name + "\"";
  return std::string(",\n \"") + key + "\": [" + out + "]";
}

}  // namespace

void print_outcome(const Outcome& outcome, std::ostream& out) {
  for (const Comparison& it : outcome.sizes)
    out << written("%s %.0f -> %.0f %s\n", it.ours.name.c_str(), it.theirs, it.ours.value,
                   it.ours.unit.c_str());
  out << "How many times as fast as the other program, over " << outcome.alternations
      << " alternations.\n"
      << "The calibration is the same loop in both: what differs there is noise.\n\n"
      << written("%-14s %-22s %12s %12s %-12s%7s %7s %7s %7s %7s\n", "table", "figure", "other",
                 "this", "", "median", "quart.", "quart.", "least", "most");
  for (const Comparison& it : outcome.rows) print_row(it, out);
  out << "\n";
  print_found(outcome, Verdict::Slower,
              "Slower by more than 3 %, with three quarters of the runs:", out);
  print_found(outcome, Verdict::Unsure,
              "Perhaps slower by more than 3 %; more alternations would tell:", out);
  print_names("Only this program measures", outcome.only_ours, out);
  print_names("Only the other program measures", outcome.only_theirs, out);
  print_names("Too small to measure:", outcome.unmeasured, out);
}

void print_json(const Outcome& outcome, std::ostream& out) {
  out << "{\"alternations\": " << outcome.alternations << ",\n \"rows\": [";
  for (std::size_t i = 0; i < outcome.rows.size(); ++i)
    out << (i == 0 ? "\n  " : ",\n  ") << row_json(outcome.rows[i]) << ratio_json(outcome.rows[i]);
  out << "],\n \"sizes\": [";
  for (std::size_t i = 0; i < outcome.sizes.size(); ++i)
    out << (i == 0 ? "\n  " : ",\n  ") << row_json(outcome.sizes[i]) << "}";
  out << "]" << names_json("only_ours", outcome.only_ours)
      << names_json("only_theirs", outcome.only_theirs)
      << names_json("unmeasured", outcome.unmeasured) << "}\n";
}

}  // namespace wagonaut::bench
