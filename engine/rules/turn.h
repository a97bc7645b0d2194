#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Opens the first turn of the game.
void begin_first_turn(Table& t);

/// The active seat's action is complete: market, countdown, next turn (G-17, G-44). Turns of seats
/// that can do nothing are passed (G-4, G-5).
void end_turn(Table& t);

}  // namespace wagonaut
