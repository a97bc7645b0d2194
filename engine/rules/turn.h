#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// The first turn of the game. Whether its seat can act at all is asked from above.
void begin_game(Table& t);

/// The active seat's action is complete, or it can do nothing (G-4, G-5): the row is restored
/// (G-17).
void end_turn(Table& t);
void pass_turn(Table& t);
/// Row and countdown, whatever the turn was spent on.
void close_turn(Table& t);

/// The next turn begins, unless this was the last (G-44).
void count_down(Table& t);
/// Nobody is asked any more.
void finish(Table& t);

}  // namespace wagonaut
