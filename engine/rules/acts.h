#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Carries out the acts of a list from `at.act` on, for `at.seat`. Where somebody is asked, the
/// rest is on the agenda.
void carry_out(Table& t, Item at);
/// Carries out a sentence for a seat, if its card is in force, its limit free, and all tests hold.
void say(Table& t, int row, Seat me);

/// A seat draws cards as the effect of a sentence, not as its action (C-0.8). Goes on after a
/// newspaper.
void draw_for(Table& t, Seat seat, int n, std::uint8_t row);
void draw_for_again(Table& t, const Item& at);

/// The claimed lane takes the colour `at.chosen` (C-3).
void paint_chosen(Table& t, const Item& at);

/// Puts a question, and says how often it is put again afterwards.
void ask_about(Table& t, const Item& at, int left);
/// Turns up a card of a prospect; `again`: after a newspaper (C-11).
void prospect(Table& t, const Item& at, bool again);
void end_prospect(Table& t, const Item& at, int sum);

}  // namespace wagonaut
