#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/record/header.h"

namespace wagonaut {

using Options = std::vector<std::pair<std::string, std::string>>;

/// Which game is meant, for ever: an edition by the number of its rules, and the options of the
/// table. A number, once published, is never given to other rules.
struct GameRef {
  std::string edition;
  int rules = 1;
  Options options;
  /// Of a campaign's game, as `GameHeader` has it: that says which game is meant.
  std::string campaign{};

  friend bool operator==(const GameRef&, const GameRef&) = default;
};
/// The game that a record was played in.
inline GameRef ref_of(const GameHeader& header) {
  return {header.edition, header.rules, header.options, header.campaign};
}

}  // namespace wagonaut
