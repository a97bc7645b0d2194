#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// How many of these cards belong to a deck.
int count_of(const Edition& ed, const Cards& cards, Deck deck);

/// Takes the top card of a draw pile, which must not be empty. The caller puts the card in its
/// place and then calls `reshuffle_if_empty`.
Sort draw_card(Table& t, Deck deck);

/// An empty draw pile is made anew from its discards, if there are any (G-11).
void reshuffle_if_empty(Table& t, Deck deck);

/// One batch goes to the discard piles (G-11b).
void discard(Table& t, const Cards& batch);

}  // namespace wagonaut
