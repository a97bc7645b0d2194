#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// The numbered places where cards do things, each gone through step by step from `from` on.

/// Story cards that are read (L-24), then setup steps 10 to 13 (L-27).
bool has_setup_steps(const Edition& ed);
void setup_steps(Table& t, int from);
/// Claim steps 1 to 12, active event, items, regions, postcards (L-53, C-0.1).
void claim_steps(Table& t, int from);
/// Steps 1 to 6 of scoring (C-0.11).
void score_steps(Table& t, int from);
/// A draw action, a turn is over; 0: sentences, 1: postcards.
void after_draw(Table& t, int from);
void after_turn(Table& t, int from);

}  // namespace wagonaut
