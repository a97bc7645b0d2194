#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace wagonaut {
class Catalog;
}  // namespace wagonaut

namespace wagonaut::bench {

struct Settings {
  double seconds = 0;                 // CPU time per figure; 0: hardly any
  std::vector<std::string> editions;  // empty: all
  int seats = 0;                      // 0: every number
  std::string only;                   // figures whose name contains this; empty: all
  bool json = false;
};

/// One figure.
struct Row {
  std::string name, edition;
  int seats = 0;
  double value = 0;
  std::string unit;
};

/// Measures everything on one thread; `progress`, if given, is told which table is at work.
std::vector<Row> measure(const Catalog& catalog, const Settings& settings, std::ostream* progress);

/// A table for people: one line a table of the game, one column a figure.
void print_table(const std::vector<Row>& rows, std::ostream& out);
/// A JSON list of {"name","edition","seats","value","unit"}.
void print_json(const std::vector<Row>& rows, std::ostream& out);

}  // namespace wagonaut::bench
