#include "engine/rules/draw.h"

#include <bit>

#include "engine/rules/market.h"
#include "engine/rules/piles.h"
#include "engine/rules/turn.h"

namespace wagonaut {
namespace {

unsigned piles_with_cards(const Edition& ed, const State& s) {
  unsigned piles = 0;
  for (int d = 0; d < ed.decks.size(); ++d) piles |= unsigned(s.draw_count[d] > 0) << d;
  return piles;
}

/// G-22: under the strict limit a face-up loco is never the second card.
unsigned slots_barred_as_second(const Edition& ed, const State& s) {
  return ed.loco_limit == LocoLimit::Strict ? slots_showing(s.market, ed.loco) : 0;
}

/// The slots whose card may be taken now.
unsigned open_slots(const Edition& ed, const State& s, bool second) {
  const unsigned shown = ~slots_showing(s.market, kNoCard) & ((1u << ed.slots()) - 1);
  return second ? shown & ~slots_barred_as_second(ed, s) : shown;
}

/// G-23: the second card must be taken if there is one.
void go_on_drawing(Table& t) {
  const bool more = can_draw_cards(t.s) || open_slots(t.ed, t.s, true) != 0;  // G-24
  if (t.s.last_pick || !more) return end_turn(t);
  t.ask(AskKind::PickCard);
}

void refill(Table& t, Deck deck) {
  fill_slot(t, t.s.refill_slot, deck);
  flush_if_needed(t);
  go_on_drawing(t);
}

/// W-24: a choice only where there are two piles to choose from.
void ask_for_refill(Table& t) {
  const unsigned piles = piles_with_cards(t.ed, t.s);
  if (std::popcount(piles) > 1) return t.ask(AskKind::RefillFrom);
  if (piles != 0) return refill(t, Deck(std::countr_zero(piles)));
  flush_if_needed(t);  // the row has changed all the same
  go_on_drawing(t);
}

}  // namespace

bool ends_draw(const Edition& ed, int picks, Sort card) {
  return picks == 1 || (ed.loco_limit == LocoLimit::Strict && card == ed.loco);
}

bool can_draw_cards(const State& s) {
  unsigned any = 0;
  for (const std::uint8_t n : s.draw_count) any |= n;
  return any != 0;
}

void list_picks(const Edition& ed, const State& s, Menu& menu) {
  if (s.ask.kind == AskKind::ChooseAction && !can_draw_cards(s)) return;  // G-20
  menu.add(MoveKind::TakeBlind, piles_with_cards(ed, s));
  menu.add(MoveKind::TakeSlot, open_slots(ed, s, s.ask.kind == AskKind::PickCard));
}

void list_refills(const Edition& ed, const State& s, Menu& menu) {
  menu.add(MoveKind::RefillFrom, piles_with_cards(ed, s));
}

std::optional<Refusal> object_take_slot(const Edition& ed, const State& s, int slot) {
  if (slot >= ed.slots()) return Refusal::NoSuchSlot;
  if (s.ask.kind == AskKind::ChooseAction && !can_draw_cards(s)) return Refusal::NothingToDraw;
  if (s.market[slot] == kNoCard) return Refusal::SlotEmpty;
  if (s.ask.kind == AskKind::PickCard && (slots_barred_as_second(ed, s) >> slot & 1u) != 0)
    return Refusal::LocoNotAsSecondCard;
  return std::nullopt;
}

std::optional<Refusal> object_take_blind(const Edition& ed, const State& s, Deck deck) {
  if (s.ask.kind == AskKind::ChooseAction && !can_draw_cards(s)) return Refusal::NothingToDraw;
  if (index(deck) >= ed.decks.size() || s.draw_count[std::size_t(deck)] == 0)
    return Refusal::PileEmpty;
  return std::nullopt;
}

std::optional<Refusal> object_refill(const Edition& ed, const State& s, Deck deck) {
  if (index(deck) >= ed.decks.size() || s.draw_count[std::size_t(deck)] == 0)
    return Refusal::PileEmpty;
  return std::nullopt;
}

void play_take_slot(Table& t, int slot) {
  const Sort card = t.s.market[slot];
  t.s.market[slot] = kNoCard;
  ++t.me().hand[card];
  ++t.me().shown[card];
  if (t.log)
    t.log->note({.kind = FactKind::SlotTaken,
                 .seat = t.s.active,
                 .what = std::uint8_t(slot),
                 .card = card});
  t.s.last_pick = ends_draw(t.ed, t.s.picks++, card);
  t.s.refill_slot = std::uint8_t(slot);
  ask_for_refill(t);
}

void play_take_blind(Table& t, Deck deck) {
  const Sort card = draw_card(t, deck);
  ++t.me().hand[card];
  if (t.log)
    t.log->note({.kind = FactKind::BlindTaken,
                 .seat = t.s.active,
                 .what = std::uint8_t(deck),
                 .card = card});
  reshuffle_if_empty(t, deck);
  t.s.last_pick = ++t.s.picks == 2;
  go_on_drawing(t);
}

void play_refill(Table& t, Deck deck) {
  refill(t, deck);
}

}  // namespace wagonaut
