#pragma once

#include "engine/record/record.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::tests {

enum class Undos { None, Some };

/// A whole random game whose luck was promised before, with nonces of some seats and the seed told.
Record fair_game(const Game& game, int number, Undos undos);

}  // namespace wagonaut::tests
