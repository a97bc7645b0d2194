#include "engine/rules/market.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

// G-16: the safety net under a flush that repeats.
constexpr int kMostFlushes = 100;

int face_up_locos(const Table& t) {
  return std::popcount(slots_showing(t.s.market, t.ed.loco));
}

int in_market(const Table& t, Deck deck) {
  int n = 0;
  for (const Sort card : t.s.market) n += card != kNoCard && t.ed.deck_of(card) == deck;
  return n;
}

/// Cards of a deck outside hands: in the row, the draw pile and the discard pile.
int at_large(const Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  return in_market(t, deck) + t.s.draw_count[d] + t.s.discard_count[d];
}

/// G-16 and W-28 are one rule: a new row would show `dealt` cards of the locos' deck, and so few
/// coloured ones are left there that it must show too many locos again.
bool flush_can_help(const Table& t) {
  const Deck deck = t.ed.deck_of(t.ed.loco);
  const int locos = face_up_locos(t) + t.s.draw_pile[t.ed.loco] + t.s.discard_pile[t.ed.loco];
  const int all = at_large(t, deck);
  int dealt = t.ed.deck(deck).slots;
  for (int d = 0; d < t.ed.decks.size(); ++d)
    if (Deck(d) != deck) dealt += std::max(0, t.ed.decks[d].slots - at_large(t, Deck(d)));
  dealt = std::min(dealt, all);
  return all - locos > dealt - t.ed.flush_at;
}

/// The pile that holds most cards, the first of equals (W-29); nothing if all are empty.
std::optional<Deck> fullest_pile(const Table& t) {
  int best = 0;
  for (int d = 1; d < t.ed.decks.size(); ++d)
    if (t.s.draw_count[d] > t.s.draw_count[best]) best = d;
  if (t.s.draw_count[best] == 0) return std::nullopt;
  return Deck(best);
}

unsigned empty_slots(const Table& t) {
  return slots_showing(t.s.market, kNoCard) & ((1u << t.ed.slots()) - 1);
}

void fill_empty_slots(Table& t) {
  for (unsigned empty = empty_slots(t); empty != 0; empty &= empty - 1) {
    const std::optional<Deck> deck = fullest_pile(t);
    if (!deck) return;
    fill_slot(t, std::countr_zero(empty), *deck);
  }
}

void flush(Table& t) {
  Cards row;
  for (Sort& card : t.s.market) {
    if (card != kNoCard) ++row[card];
    card = kNoCard;
  }
  if (t.log) t.log->note({.kind = FactKind::MarketFlushed, .cards = row});
  discard(t, row);
  deal_row(t);
}

}  // namespace

void fill_slot(Table& t, int slot, Deck deck) {
  const Sort card = draw_card(t, deck);
  t.s.market[slot] = card;
  if (t.log) t.log->note({.kind = FactKind::CardTurned, .what = std::uint8_t(slot), .card = card});
  reshuffle_if_empty(t, deck);
}

void deal_row(Table& t) {
  int slot = 0;
  for (int d = 0; d < t.ed.decks.size(); ++d)
    for (int i = 0; i < t.ed.decks[d].slots; ++i, ++slot)
      if (t.s.draw_count[d] > 0) fill_slot(t, slot, Deck(d));
  fill_empty_slots(t);  // W-27
}

void flush_if_needed(Table& t) {
  if (t.ed.flush_at == 0) return;
  for (int i = 0; i < kMostFlushes && face_up_locos(t) >= t.ed.flush_at; ++i) {
    if (!flush_can_help(t)) return;
    flush(t);
  }
}

void restore_row(Table& t) {
  fill_empty_slots(t);
  flush_if_needed(t);
}

}  // namespace wagonaut
