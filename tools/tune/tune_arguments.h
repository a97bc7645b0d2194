#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace wagonaut::tools {

/// Better weights for the planner, found by playing.
struct TuneArguments {
  std::string editions = "usa", against = "one_step,racer,planner", start;
  int seats = 2, deals = 60, tries = 100, threads = 0;
  std::uint64_t seed = 1;
  std::vector<std::string> options;
};

void add_options(CLI::App& command, TuneArguments& tune);

}  // namespace wagonaut::tools
