#pragma once

#include "engine/rules/quantity.h"

namespace wagonaut {

/// Does a test hold for a seat? `lane` is the one that is priced or claimed, if one is.
bool holds(const Eyes& eyes, Seat seat, LaneId lane, const Test& test);
/// Do all tests of a sentence?
bool all_hold(const Eyes& eyes, Seat seat, LaneId lane, const Sentence& row);

/// Is the card of a sentence in force for a seat, and its limit not spent? Postcards are another
/// matter.
bool in_force(const Eyes& eyes, Seat seat, const Sentence& row);
bool limit_free(const Extras& extras, Seat seat, const Sentence& row);
void spend_limit(Extras& extras, Seat seat, const Sentence& row);

/// Rows of a moment and place as [first, last).
struct Rows {
  int first = 0, last = 0;
};
Rows rows_of(const Effects& effects, When when, int place);

}  // namespace wagonaut
