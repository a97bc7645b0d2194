#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Deals all slots anew, each deck its own; slots whose pile gives out are filled from another
/// (G-12, G-15, W-8, W-27).
void deal_row(Table& t);
/// Goes on from a slot, after something came between.
void deal_on(Table& t, const Item& at);
/// The row of setup: newspapers may lie in it, and are replaced afterwards (L-21).
void lay_first_row(Table& t);
void replace_first_newspapers(Table& t);
/// Fills the slots that are empty, each from the fullest pile (W-27, W-29).
void fill_row(Table& t);

/// Fills one slot from a pile, which must not be empty (G-14). It stays empty if a newspaper comes.
void fill_slot(Table& t, int slot, Deck deck);
/// Fills the slot that `open.refill_slot` says after a newspaper, unless its event did (C-0.18).
void refill_again(Table& t, Deck deck);

/// Flushes the row if it shows too many locos and a new one could show fewer, and looks again when
/// it is dealt (G-15, G-16).
void check_flush(Table& t);
/// The same after so many flushes.
void check_flush_again(Table& t, int flushes);

/// All cards of the row are discarded and the row is dealt anew, whatever it shows, because the
/// sentence `row` says so.
void flush(Table& t, std::uint8_t row);

/// Fills empty slots at the end of a turn, then looks for a flush (G-17, W-29).
void restore_row(Table& t);

}  // namespace wagonaut
