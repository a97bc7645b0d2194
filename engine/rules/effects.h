#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// For how many seats a sentence is looked at: each, the one whose moment it is, or the table once.
int ring_of(const Edition& ed, const Sentence& row);

/// Carries out all sentences of a moment and place, in the edition's order, but for postcards.
void fire(Table& t, When when, int place = 0);
/// Goes on where a question stopped it.
void fire_on(Table& t, Item at);

}  // namespace wagonaut
