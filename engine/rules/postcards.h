#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Postcards whose condition holds at a moment are shown by themselves and rewarded, by ascending
/// number, seat by seat; then the seat's postcards are looked at again (L-13, C-0.1).
void show_postcards(Table& t, When when, int ring = 0);

}  // namespace wagonaut
