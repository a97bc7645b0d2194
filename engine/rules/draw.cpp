#include "engine/rules/draw.h"

#include <bit>

#include "engine/rules/market.h"
#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

unsigned piles_with_cards(const Edition& ed, const State& s) {
  unsigned piles = 0;
  for (int d = 0; d < ed.decks.size(); ++d) piles |= unsigned(s.open.draw_count[d] > 0) << d;
  return piles;
}

/// G-22: under the strict limit a face-up loco is never the second card.
unsigned slots_barred_as_second(const Edition& ed, const State& s) {
  return ed.loco_limit == LocoLimit::Strict ? slots_showing(s.open.market, ed.loco) : 0;
}

/// The slots whose card may be taken now.
unsigned open_slots(const Edition& ed, const State& s, bool second) {
  const unsigned shown = ~slots_showing(s.open.market, kNoCard) & ((1u << ed.slots()) - 1);
  return second ? shown & ~slots_barred_as_second(ed, s) : shown;
}

/// W-24: a choice only where there are two piles to choose from.
void ask_for_refill(Table& t) {
  const unsigned piles = piles_with_cards(t.ed, t.s);
  if (std::popcount(piles) > 1) return t.ask(AskKind::RefillFrom);
  if (piles != 0) return play_refill(t, Deck(std::countr_zero(piles)));
  check_flush(t);  // the row has changed all the same
  t.next(Todo::GoOnDrawing, go_on_drawing);
}

void take_blind(Table& t, Deck deck) {
  const Sort card = take_card(t, deck);
  if (card == kNoCard) {
    if (t.stopped()) t.then(Todo::TakeBlind, index(deck));
    return;
  }
  Own& own = t.own();
  ++own.hand[card];
  if (card == t.ed.loco && t.ed.effects.any(When::Draw)) ++own.blind_locos;
  if (t.log)
    t.log->note({.kind = FactKind::BlindTaken,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(deck),
                 .card = card});
  card_has_left(t, deck);
}

}  // namespace

bool ends_draw(const Edition& ed, int picks, Sort card) {
  return picks == 1 || (ed.loco_limit == LocoLimit::Strict && card == ed.loco);
}

bool can_draw_cards(const Edition& ed, const State& s) {
  const int cards = s.open.draw_count[0] + s.open.draw_count[1];
  if (cards > ed.draw_reserve) return true;  // nearly always
  return cards + s.open.discard_count[0] + s.open.discard_count[1] > ed.draw_reserve;
}

void list_picks(const Edition& ed, const State& s, Menu& menu) {
  if (s.open.ask.kind == AskKind::ChooseAction && !can_draw_cards(ed, s)) return;  // G-20
  menu.add(MoveKind::TakeBlind, piles_with_cards(ed, s));
  menu.add(MoveKind::TakeSlot, open_slots(ed, s, s.open.ask.kind == AskKind::PickCard));
}

void list_refills(const Edition& ed, const State& s, Menu& menu) {
  menu.add(MoveKind::RefillFrom, piles_with_cards(ed, s));
}

namespace {

std::optional<Refusal> object_draw(const Edition& ed, const State& s) {
  if (s.open.ask.kind != AskKind::ChooseAction || can_draw_cards(ed, s)) return std::nullopt;
  return piles_with_cards(ed, s) == 0 ? Refusal::NothingToDraw : Refusal::TooFewCardsLeft;
}

}  // namespace

std::optional<Refusal> object_take_slot(const Edition& ed, const State& s, int slot) {
  if (slot >= ed.slots()) return Refusal::NoSuchSlot;
  if (const auto why = object_draw(ed, s)) return why;
  if (s.open.market[slot] == kNoCard) return Refusal::SlotEmpty;
  if (s.open.ask.kind == AskKind::PickCard && (slots_barred_as_second(ed, s) >> slot & 1u) != 0)
    return Refusal::LocoNotAsSecondCard;
  return std::nullopt;
}

std::optional<Refusal> object_take_blind(const Edition& ed, const State& s, Deck deck) {
  if (const auto why = object_draw(ed, s)) return why;
  if (index(deck) >= ed.decks.size() || s.open.draw_count[std::size_t(deck)] == 0)
    return Refusal::PileEmpty;
  return std::nullopt;
}

std::optional<Refusal> object_refill(const Edition& ed, const State& s, Deck deck) {
  if (index(deck) >= ed.decks.size() || s.open.draw_count[std::size_t(deck)] == 0)
    return Refusal::PileEmpty;
  return std::nullopt;
}

void play_take_slot(Table& t, int slot) {
  const Sort card = t.s.open.market[slot];
  lay(t.s.open.market, slot, kNoCard);
  ++t.own().hand[card];
  ++t.me().shown[card];
  if (t.log)
    t.log->note({.kind = FactKind::SlotTaken,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(slot),
                 .card = card});
  t.s.open.last_pick = ends_draw(t.ed, t.s.open.picks++, card);
  t.s.open.refill_slot = std::uint8_t(slot);
  ask_for_refill(t);
}

void play_take_blind(Table& t, Deck deck) {
  t.s.open.last_pick = ++t.s.open.picks == 2;
  take_blind(t, deck);
  t.next(Todo::GoOnDrawing, go_on_drawing);
}

void take_blind_again(Table& t, Deck deck) {
  if (!only_newspapers(t, deck)) take_blind(t, deck);
}

void play_refill(Table& t, Deck deck) {
  fill_slot(t, t.s.open.refill_slot, deck);
  if (t.s.open.market[t.s.open.refill_slot] == kNoCard && t.stopped())
    t.then(Todo::Refill, index(deck));
  t.next(Todo::CheckFlush, check_flush);
  t.next(Todo::GoOnDrawing, go_on_drawing);
}

void go_on_drawing(Table& t) {
  const int cards = t.s.open.draw_count[0] + t.s.open.draw_count[1];
  const bool more = cards > 0 || open_slots(t.ed, t.s, true) != 0;  // G-24
  if (t.s.open.last_pick || !more) {
    if (t.ed.effects.any(When::Draw)) t.then(Todo::AfterDraw);
    return t.then(Todo::EndTurn);
  }
  t.ask(AskKind::PickCard);
}

}  // namespace wagonaut
