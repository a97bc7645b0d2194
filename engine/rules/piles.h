#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Said in `Item::chosen` by work that was interrupted by a newspaper: with nothing but newspapers
/// left it does not go on (L-42).
inline constexpr std::uint8_t kAfterNews = 1;

/// How many of these cards belong to a deck.
int count_of(const Edition& ed, const Cards& cards, Deck deck);

/// Takes the top card of a draw pile, which must not be empty. The caller puts the card in its
/// place and then calls `card_has_left`.
Sort draw_card(Table& t, Deck deck);

/// The same without newspapers (L-34, L-35). kNoCard: one came that is read first, as the agenda
/// says, and who needs the card looks again afterwards; or there is no card.
Sort take_card_after_newspaper(Table& t, Deck deck);
inline Sort take_card(Table& t, Deck deck) {
  const Sort card = draw_card(t, deck);
  return card == t.ed.newspaper ? take_card_after_newspaper(t, deck) : card;
}
/// L-42: both piles hold newspapers and nothing else, or nothing at all.
bool only_newspapers(const Table& t, Deck deck);
/// Newspapers put aside in setup are shuffled back (L-21, C-0.12).
void put_back_newspapers(Table& t);

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
