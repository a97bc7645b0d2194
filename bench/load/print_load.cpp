#include <cstdarg>
#include <cstdio>

#include "bench/load/load.h"

namespace wagonaut::load {
namespace {

[[gnu::format(printf, 1, 2)]] std::string written(const char* form, ...) {
  char text[400];
  va_list values;
  va_start(values, form);
  std::vsnprintf(text, sizeof text, form, values);
  va_end(values);
  return text;
}

long refused_in_all(const Figures& row) {
  long out = 0;
  for (const auto& [answer, count] : row.refused) out += count;
  return out;
}

std::string spread_text(const Spread& spread) {
  return written("%8.2f %7.2f %7.2f %7.1f", spread.median, spread.p90, spread.p99, spread.most);
}

std::string spread_json(const Spread& spread) {
  return written(R"({"count": %zu, "median": %.3f, "p90": %.3f, "p99": %.3f, "max": %.3f})",
                 spread.count, spread.median, spread.p90, spread.p99, spread.most);
}

std::string refused_json(const Figures& row) {
  std::string out;
  for (const auto& [answer, count] : row.refused)
    out += (out.empty() ? "" : ", ") + written("\"%s\": %ld", answer.c_str(), count);
  return "{" + out + "}";
}

double kib_each(double mib, int count) {
  return mib * 1024 / count;
}

}  // namespace

void print_figures(const std::vector<Figures>& rows, std::ostream& out) {
  out << "                        step sent to granted, ms          step sent to seen by others, ms"
         "   late,ms        steps                cores used            MiB\n"
      << "tables  lines  steps/s   median     p90     p99     max   median     p90     p99     max"
         "      p99   lost refused unans. skip.  server client others     RSS\n";
  for (const Figures& row : rows)
    out << written("%6d %6d %8.1f ", row.tables, row.lines, double(row.steps) / row.seconds)
        << spread_text(row.granted) << " " << spread_text(row.seen)
        << written(" %8.2f %6ld %7ld %6ld %5ld %7.2f %6.2f %6.2f %7.1f\n", row.late.p99, row.lost,
                   refused_in_all(row), row.unanswered, row.skipped, row.server_cpu, row.client_cpu,
                   row.others_cpu, row.server.rss);
}

void print_figures(const IdleFigures& f, std::ostream& out) {
  out << written("%d lines at %d tables, held for %.0f s: %ld lost, server %.3f cores, %.1f MiB\n",
                 f.lines, f.tables, f.seconds, f.lost, f.server_cpu, f.held)
      << written("empty server  %8.1f MiB\n", f.empty)
      << written("seats taken   %8.1f MiB  %6.1f KiB each table\n", f.seated,
                 kib_each(f.seated - f.empty, f.tables))
      << written("connected     %8.1f MiB  %6.1f KiB each line\n", f.connected,
                 kib_each(f.connected - f.seated, f.lines))
      << written("cards dealt   %8.1f MiB  %6.1f KiB each table\n", f.dealt,
                 kib_each(f.dealt - f.connected, f.tables));
}

void print_json(const std::vector<Figures>& rows, std::ostream& out) {
  out << "[";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Figures& row = rows[i];
    out << (i > 0 ? ",\n " : "\n ")
        << written(R"({"tables": %d, "lines": %d, "seconds": %.1f, "setup": %.1f, "steps": %ld)",
                   row.tables, row.lines, row.seconds, row.setup, row.steps)
        << ",\n  \"granted_ms\": " << spread_json(row.granted)
        << ",\n  \"seen_ms\": " << spread_json(row.seen)
        << ",\n  \"late_ms\": " << spread_json(row.late)
        << written(",\n  \"lost\": %ld, \"unanswered\": %ld, \"skipped\": %ld, \"games\": %ld",
                   row.lost, row.unanswered, row.skipped, row.games)
        << ", \"refused\": " << refused_json(row)
        << written(
               ",\n  \"server_cores\": %.3f, \"client_cores\": %.3f, "
               "\"others_cores\": %.3f, \"rss_mib\": %.1f, \"peak_mib\": %.1f}",
               row.server_cpu, row.client_cpu, row.others_cpu, row.server.rss, row.server.peak);
  }
  out << "\n]\n";
}

void print_json(const IdleFigures& f, std::ostream& out) {
  out << written(R"({"tables": %d, "lines": %d, "seconds": %.1f, "lost": %ld, )", f.tables, f.lines,
                 f.seconds, f.lost)
      << written(R"("server_cores": %.4f,)", f.server_cpu)
      << written("\n \"mib\": {\"empty\": %.1f, \"seated\": %.1f, \"connected\": %.1f, ", f.empty,
                 f.seated, f.connected)
      << written("\"dealt\": %.1f, \"held\": %.1f}}\n", f.dealt, f.held);
}

}  // namespace wagonaut::load
