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
inline Sort draw_card(Table& t, Deck deck) {
  std::uint8_t& total = t.s.open.draw_count[std::size_t(deck)];
  CHECK(total > 0);
  const DeckRules& rules = t.ed.deck(deck);
  const Sort card = t.luck.card({deck, t.s.draw_pile, rules.first, rules.last, total});
  CHECK(t.s.draw_pile[card] > 0);
  --t.s.draw_pile[card];
  --total;
  t.revealed = true;
  return card;
}

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

/// The discards of a deck are shuffled into its draw pile, empty or not.
void reshuffle(Table& t, Deck deck);
/// An empty draw pile is made anew from its discards, if there are any (G-11).
inline void reshuffle_if_empty(Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  if (t.s.open.draw_count[d] == 0 && t.s.open.discard_count[d] > 0) reshuffle(t, deck);
}

/// A card of the pile has come to lie in its place: the pile is made anew if it was the last
/// (G-11), and whoever has something to say about it is asked.
inline void card_has_left(Table& t, Deck deck) {
  reshuffle_if_empty(t, deck);
  if (t.ed.asks_for_cards) t.ask(AskKind::EffectChoice, t.after(t.s.open.active));
}

/// One batch goes to the discard piles (G-11b).
void discard(Table& t, const Cards& batch);

}  // namespace wagonaut
