#include "engine/rules/market.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

// G-16: the safety net under a flush that repeats.
constexpr int kMostFlushes = 100;

int face_up_locos(const Table& t) {
  return std::popcount(slots_showing(t.s.open.market, t.ed.loco));
}

int in_market(const Table& t, Deck deck) {
  int n = 0;
  for (const Sort card : t.s.open.market) n += card != kNoCard && t.ed.deck_of(card) == deck;
  return n;
}

/// Cards of a deck outside hands: in the row, the draw pile and the discard pile.
int at_large(const Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  return in_market(t, deck) + t.s.open.draw_count[d] + t.s.open.discard_count[d];
}

/// The cards of a deck that a new row shows: its own slots, and those that another deck cannot fill
/// (W-27).
int row_takes(const Table& t, Deck deck) {
  int dealt = t.ed.deck(deck).slots;
  for (int d = 0; d < t.ed.decks.size(); ++d)
    if (Deck(d) != deck) dealt += std::max(0, t.ed.decks[d].slots - at_large(t, Deck(d)));
  return std::min(dealt, at_large(t, deck));
}

/// G-16 and W-28 are one rule: so few coloured cards are left of the locos' deck that a new row
/// must show too many locos again.
bool flush_can_help(const Table& t) {
  const Deck deck = t.ed.deck_of(t.ed.loco);
  const int locos = face_up_locos(t) + t.s.draw_pile[t.ed.loco] + t.s.open.discard_pile[t.ed.loco];
  return at_large(t, deck) - locos > row_takes(t, deck) - t.ed.flush_at;
}

/// G-15: a pile of just one row, with no discards beside it, would only change places with the row.
bool would_swap(const Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  return t.ed.flush_mixes && t.s.open.discard_count[d] == 0 &&
         t.s.open.draw_count[d] == row_takes(t, deck);
}

/// The pile that holds most cards, the first of equals (W-29); nothing if all are empty.
std::optional<Deck> fullest_pile(const Table& t) {
  int best = 0;
  for (int d = 1; d < t.ed.decks.size(); ++d)
    if (t.s.open.draw_count[d] > t.s.open.draw_count[best]) best = d;
  if (t.s.open.draw_count[best] == 0) return std::nullopt;
  return Deck(best);
}

unsigned empty_slots(const Table& t) {
  return slots_showing(t.s.open.market, kNoCard) & ((1u << t.ed.slots()) - 1);
}

/// All face-up cards are discarded, or mixed into a pile that they would only change places with.
void sweep_row(Table& t) {
  std::array<bool, kMaxDecks> mixes{};
  for (int d = 0; d < t.ed.decks.size(); ++d) mixes[d] = would_swap(t, Deck(d));
  Cards row;
  for (Sort& card : t.s.open.market) {
    if (card != kNoCard) ++row[card];
    card = kNoCard;
  }
  if (t.log) t.log->note({.kind = FactKind::MarketFlushed, .cards = row});
  discard(t, row);
  for (int d = 0; d < t.ed.decks.size(); ++d)
    if (mixes[d] && t.s.open.discard_count[d] > 0) reshuffle(t, Deck(d));
}

}  // namespace

void fill_slot(Table& t, int slot, Deck deck) {
  const Sort card = draw_card(t, deck);
  lay(t.s.open.market, slot, card);
  if (t.log) t.log->note({.kind = FactKind::CardTurned, .what = std::uint8_t(slot), .card = card});
  card_has_left(t, deck);
}

void deal_row(Table& t, int from) {
  int slot = 0;
  for (int d = 0; d < t.ed.decks.size(); ++d)
    for (int i = 0; i < t.ed.decks[d].slots; ++i, ++slot) {
      if (slot < from || t.s.open.draw_count[d] == 0) continue;
      fill_slot(t, slot, Deck(d));
      if (t.asked()) return t.then(Todo::DealRow, slot + 1);
    }
  fill_row(t);  // W-27
}

void fill_row(Table& t) {
  for (unsigned empty = empty_slots(t); empty != 0; empty &= empty - 1) {
    const std::optional<Deck> deck = fullest_pile(t);
    if (!deck) return;
    fill_slot(t, std::countr_zero(empty), *deck);
    if (t.asked()) return t.then(Todo::FillRow);
  }
}

void check_flush(Table& t) {
  check_flush_again(t, 0);
}

void check_flush_again(Table& t, int flushes) {
  if (t.ed.flush_at == 0 || face_up_locos(t) < t.ed.flush_at) return;
  if (flushes == kMostFlushes || !flush_can_help(t)) return;
  sweep_row(t);
  t.then(Todo::DealRow);
  t.then(Todo::CheckFlush, flushes + 1);
}

void restore_row(Table& t) {
  fill_row(t);
  t.next(Todo::CheckFlush, check_flush);
}

}  // namespace wagonaut
