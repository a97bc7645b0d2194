#include "engine/rules/piles.h"

namespace wagonaut {

int count_of(const Edition& ed, const Cards& cards, Deck deck) {
  if (ed.decks.size() == 1) return cards.total();
  int n = 0;
  for (int i = ed.deck(deck).first; i < ed.deck(deck).last; ++i) n += cards[Sort(i)];
  return n;
}

Sort draw_card(Table& t, Deck deck) {
  std::uint8_t& total = t.s.draw_count[std::size_t(deck)];
  CHECK(total > 0);
  const DeckRules& rules = t.ed.deck(deck);
  const Sort card = t.luck.card({deck, t.s.draw_pile, rules.first, rules.last, total});
  CHECK(t.s.draw_pile[card] > 0);
  --t.s.draw_pile[card];
  --total;
  t.revealed = true;
  return card;
}

void reshuffle_if_empty(Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  if (t.s.draw_count[d] > 0 || t.s.discard_count[d] == 0) return;
  Cards batch;
  for (int i = t.ed.deck(deck).first; i < t.ed.deck(deck).last; ++i)
    batch[Sort(i)] = t.s.discard_pile[Sort(i)];
  t.s.discard_pile -= batch;
  t.s.draw_pile += batch;
  t.s.draw_count[d] = t.s.discard_count[d];
  t.s.discard_count[d] = 0;
  t.luck.pile_formed(deck, batch);
  if (t.log)
    t.log->note({.kind = FactKind::PileReshuffled, .what = std::uint8_t(deck), .cards = batch});
}

void discard(Table& t, const Cards& batch) {
  t.s.discard_pile += batch;
  for (int d = 0; d < t.ed.decks.size(); ++d) {
    t.s.discard_count[d] = std::uint8_t(t.s.discard_count[d] + count_of(t.ed, batch, Deck(d)));
    reshuffle_if_empty(t, Deck(d));
  }
}

}  // namespace wagonaut
