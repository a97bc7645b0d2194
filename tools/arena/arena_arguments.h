#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/company.h"

namespace wagonaut::tools {

/// Bots against bots, and which of them is stronger.
struct ArenaArguments {
  std::string editions = "usa", bots, against, round_robin, seatings = "all", sprt, anchor;
  std::string csv, json, svg, resume;
  int seats = 2, deals = 100, threads = 0;
  std::uint64_t seed = 1;
  std::vector<std::string> options;
  ProgramArguments programs;
};

void add_options(CLI::App& command, ArenaArguments& arena);

}  // namespace wagonaut::tools
