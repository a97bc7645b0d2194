#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

Cards cards_of(const Edition& ed, const Cards& cards, Deck deck) {
  Cards out;
  for (int i = ed.deck(deck).first; i < ed.deck(deck).last; ++i) out[Sort(i)] = cards[Sort(i)];
  return out;
}

}  // namespace

int count_of(const Edition& ed, const Cards& cards, Deck deck) {
  if (ed.decks.size() == 1) return cards.total();
  int n = 0;
  for (int i = ed.deck(deck).first; i < ed.deck(deck).last; ++i) n += cards[Sort(i)];
  return n;
}

namespace {

/// In setup newspapers are put aside (L-21); one met while another is resolved waits (L-47).
[[gnu::cold]] void meet_newspaper(Table& t) {
  Extras& x = t.s.open.extras;
  if (t.s.open.turn == 0) {
    ++x.aside;
  } else if (x.carrying) {
    ++x.waiting;
  } else {
    ++x.in_transit;
    t.then(Todo::ReadNews);
  }
}

}  // namespace

/// `meet_newspaper` is told of each; who waits for one that is read looks again later.
Sort take_card_after_newspaper(Table& t, Deck deck) {
  for (;;) {
    meet_newspaper(t);
    const Extras& x = t.s.open.extras;
    // It has not reached its place: the pile is made anew when it lies there too (G-11, L-43).
    if (x.in_transit > 0 && !x.carrying) return kNoCard;
    reshuffle_if_empty(t, deck);
    if (t.s.open.draw_count[std::size_t(deck)] == 0) return kNoCard;
    const Sort card = draw_card(t, deck);
    if (card != t.ed.newspaper) return card;
  }
}

bool only_newspapers(const Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  const int all = t.s.open.draw_count[d] + t.s.open.discard_count[d];
  if (t.ed.newspaper == kNoCard) return all == 0;
  return all == t.s.draw_pile[t.ed.newspaper] + t.s.open.discard_pile[t.ed.newspaper];
}

void put_back_newspapers(Table& t) {
  Extras& x = t.s.open.extras;
  if (x.aside == 0) return;
  const Deck deck = t.ed.deck_of(t.ed.newspaper);
  std::uint8_t& total = t.s.open.draw_count[std::size_t(deck)];
  t.s.draw_pile[t.ed.newspaper] = std::uint8_t(t.s.draw_pile[t.ed.newspaper] + x.aside);
  total = std::uint8_t(total + x.aside);
  x.aside = 0;
  t.luck.pile_formed(deck, cards_of(t.ed, t.s.draw_pile, deck));
}

void reshuffle(Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  const Cards batch = cards_of(t.ed, t.s.open.discard_pile, deck);
  t.s.open.discard_pile -= batch;
  t.s.draw_pile += batch;
  t.s.open.draw_count[d] = std::uint8_t(t.s.open.draw_count[d] + t.s.open.discard_count[d]);
  t.s.open.discard_count[d] = 0;
  t.luck.pile_formed(deck, cards_of(t.ed, t.s.draw_pile, deck));
  if (t.log)
    t.log->note({.kind = FactKind::PileReshuffled, .what = std::uint8_t(deck), .cards = batch});
}

void discard(Table& t, const Cards& batch) {
  t.s.open.discard_pile += batch;
  for (int d = 0; d < t.ed.decks.size(); ++d) {
    t.s.open.discard_count[d] =
        std::uint8_t(t.s.open.discard_count[d] + count_of(t.ed, batch, Deck(d)));
    reshuffle_if_empty(t, Deck(d));
  }
}

}  // namespace wagonaut
