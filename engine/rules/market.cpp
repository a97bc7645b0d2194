#include "engine/rules/market.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "engine/rules/money.h"
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

/// Newspapers in a pile; they are never counted as cards of a row (G-16, L-31).
int newspapers(const Table& t, const Cards& pile) {
  return t.ed.newspaper == kNoCard ? 0 : pile[t.ed.newspaper];
}

/// Cards of a deck outside hands: in the row, the draw pile and the discard pile.
int at_large(const Table& t, Deck deck) {
  const std::size_t d = std::size_t(deck);
  return in_market(t, deck) + t.s.open.draw_count[d] + t.s.open.discard_count[d] -
         newspapers(t, t.s.draw_pile) - newspapers(t, t.s.open.discard_pile);
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
         t.s.open.draw_count[d] - newspapers(t, t.s.draw_pile) == row_takes(t, deck);
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
void sweep_row(Table& t, const FactSource& source) {
  std::array<bool, kMaxDecks> mixes{};
  for (int d = 0; d < t.ed.decks.size(); ++d) mixes[d] = would_swap(t, Deck(d));
  Cards row;
  for (Sort& card : t.s.open.market) {
    if (card != kNoCard) ++row[card];
    card = kNoCard;
  }
  if (t.log) t.log->note({.kind = FactKind::MarketFlushed, .cards = row, .source = source});
  discard(t, row);
  for (int d = 0; d < t.ed.decks.size(); ++d)
    if (mixes[d] && t.s.open.discard_count[d] > 0) reshuffle(t, Deck(d));
}

void note_card(Table& t, int slot) {
  if (t.log)
    t.log->note(
        {.kind = FactKind::CardTurned, .what = std::uint8_t(slot), .card = t.s.open.market[slot]});
}

/// Slots that are filled already stay as they are (C-0.18).
void deal_from(Table& t, int from) {
  int slot = 0;
  for (int d = 0; d < t.ed.decks.size(); ++d)
    for (int i = 0; i < t.ed.decks[d].slots; ++i, ++slot) {
      if (slot < from || t.s.open.draw_count[d] == 0) continue;
      if (t.s.open.market[slot] != kNoCard) continue;
      fill_slot(t, slot, Deck(d));
      if (!t.stopped()) continue;
      const bool news = t.s.open.market[slot] == kNoCard;
      return t.then(
          {.todo = Todo::DealOn, .from = std::uint8_t(slot), .chosen = news ? kAfterNews : kNone});
    }
  fill_row(t);  // W-27
}

}  // namespace

void fill_slot(Table& t, int slot, Deck deck) {
  const Sort card = take_card(t, deck);
  if (card == kNoCard) return;
  lay(t.s.open.market, slot, card);
  note_card(t, slot);
  card_has_left(t, deck);
}

void refill_again(Table& t, Deck deck) {
  const int slot = t.s.open.refill_slot;
  if (t.s.open.market[slot] != kNoCard || only_newspapers(t, deck)) return;
  fill_slot(t, slot, deck);
  if (t.s.open.market[slot] == kNoCard && t.stopped()) t.then(Todo::Refill, index(deck));
}

void deal_row(Table& t) {
  if (t.s.open.turn > 0 || t.ed.newspaper == kNoCard) return deal_from(t, 0);
  lay_first_row(t);
  replace_first_newspapers(t);
}

void deal_on(Table& t, const Item& at) {
  // What the row still lacks would be newspapers again and again (L-42).
  const bool after_news = at.chosen == kAfterNews;
  if (after_news && only_newspapers(t, t.ed.deck_of(t.ed.newspaper))) return;
  deal_from(t, at.from);
}

void lay_first_row(Table& t) {
  int slot = 0;
  for (int d = 0; d < t.ed.decks.size(); ++d)
    for (int i = 0; i < t.ed.decks[d].slots; ++i, ++slot) {
      if (t.s.open.draw_count[d] == 0) continue;
      lay(t.s.open.market, slot, draw_card(t, Deck(d)));
      reshuffle_if_empty(t, Deck(d));
    }
}

void replace_first_newspapers(Table& t) {
  for (int slot = 0; slot < t.ed.slots(); ++slot) {
    if (t.s.open.market[slot] == t.ed.newspaper) {
      const Deck deck = t.ed.deck_of(t.ed.newspaper);
      ++t.s.open.extras.aside;
      const bool empty = t.s.open.draw_count[std::size_t(deck)] == 0;
      lay(t.s.open.market, slot, empty ? kNoCard : take_card(t, deck));
      reshuffle_if_empty(t, deck);
    }
    if (t.s.open.market[slot] != kNoCard) note_card(t, slot);
  }
}

void fill_row(Table& t) {
  for (unsigned empty = empty_slots(t); empty != 0; empty &= empty - 1) {
    const std::optional<Deck> deck = fullest_pile(t);
    if (!deck || (t.ed.newspaper != kNoCard && only_newspapers(t, *deck))) return;  // L-42
    fill_slot(t, std::countr_zero(empty), *deck);
    if (t.stopped()) return t.then(Todo::FillRow);
  }
}

void check_flush(Table& t) {
  check_flush_again(t, 0);
}

void check_flush_again(Table& t, int flushes) {
  if (t.ed.flush_at == 0 || face_up_locos(t) < t.ed.flush_at) return;
  if (flushes == kMostFlushes || !flush_can_help(t)) return;
  sweep_row(t, {});
  t.then(Todo::DealRow);
  t.then(Todo::CheckFlush, flushes + 1);
}

void flush(Table& t, std::uint8_t row) {
  sweep_row(t, source_of(t.ed, row));
  t.then(Todo::DealRow);
  t.then(Todo::CheckFlush);
}

void restore_row(Table& t) {
  fill_row(t);
  t.next(Todo::CheckFlush, check_flush);
}

}  // namespace wagonaut
