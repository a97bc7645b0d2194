#pragma once

#include <string>

#include "catalog/game.h"

namespace wagonaut::tests {

/// Where the golden record of a game lies: usa-3.rec under rules 1, usa-3.2.rec under rules 2.
inline std::string golden_path(const Game& game) {
  const int rules = game.card.rules;
  return WAGONAUT_ROOT "/tests/golden/" + game.card.id + "-" + std::to_string(game.edition.seats) +
         (rules > 1 ? "." + std::to_string(rules) : "") + ".rec";
}

}  // namespace wagonaut::tests
