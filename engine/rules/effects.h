#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Carries out all sentences of a moment and place, in the edition's order, but for postcards.
void fire(Table& t, When when, int place = 0);
/// Goes on where a question stopped it.
void fire_on(Table& t, Item at);

}  // namespace wagonaut
