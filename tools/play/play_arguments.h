#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "tools/company.h"

namespace wagonaut::tools {

/// What was written behind a command, not yet looked at closely.
struct PlayArguments {
  std::string edition, seats, language, seed = "random", load, save, speed = "normal";
  std::string campaign;  // an evening on the map of this one
  std::vector<std::string> options;
  ProgramArguments programs;
  bool list = false, board = false, no_colour = false;
};

/// What `--seed` says; nothing: no game is like another.
Result<std::optional<std::uint64_t>> seed_of(const std::string& text);

}  // namespace wagonaut::tools
