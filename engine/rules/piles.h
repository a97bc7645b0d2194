#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// How many of these cards belong to a deck.
int count_of(const Edition& ed, const Cards& cards, Deck deck);

/// Takes the top card of a draw pile, which must not be empty. The caller puts the card in its
/// place and then calls `card_has_left`.
Sort draw_card(Table& t, Deck deck);

/// An empty draw pile is made anew from its discards, if there are any (G-11).
void reshuffle_if_empty(Table& t, Deck deck);
/// The discards of a deck are shuffled into its draw pile, empty or not.
void reshuffle(Table& t, Deck deck);

/// A card of the pile has come to lie in its place: the pile is made anew if it was the last
/// (G-11), and whoever has something to say about it is asked.
void card_has_left(Table& t, Deck deck);

/// One batch goes to the discard piles (G-11b).
void discard(Table& t, const Cards& batch);

}  // namespace wagonaut
