#pragma once

#include "engine/record/record.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::tests {

enum class Undos { None, Some };
enum class Shares { Bound, InTheClear };  // the latter: the earlier scheme

/// A whole random game whose luck was promised before, with the seed told. Every other seat has a
/// nonce; the rest are bots, or gave none.
Record fair_game(const Game& game, int number, Undos undos, Shares shares = Shares::Bound);

}  // namespace wagonaut::tests
