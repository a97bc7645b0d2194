#pragma once

#include <string>

#include "catalog/game.h"
#include "engine/model/standings.h"
#include "engine/record/record.h"

namespace wagonaut::tests {

/// The record of a finished game, read back and verified: every step lawful, the deal as promised.
struct Verified {
  Game game;
  Record record;
  Standings standings;
};
Verified verified_game(int port, const std::string& table);

}  // namespace wagonaut::tests
