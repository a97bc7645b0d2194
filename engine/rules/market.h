#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Deals all slots anew, each deck its own; slots whose pile gives out are filled from another
/// (G-12, G-15, W-8, W-27). Goes on from a slot.
void deal_row(Table& t, int from);
/// Fills the slots that are empty, each from the fullest pile (W-27, W-29).
void fill_row(Table& t);

/// Fills one slot from a pile, which must not be empty (G-14).
void fill_slot(Table& t, int slot, Deck deck);

/// Flushes the row if it shows too many locos and a new one could show fewer, and looks again when
/// it is dealt (G-15, G-16).
void check_flush(Table& t);
/// The same after so many flushes.
void check_flush_again(Table& t, int flushes);

/// Fills empty slots at the end of a turn, then looks for a flush (G-17, W-29).
void restore_row(Table& t);

}  // namespace wagonaut
