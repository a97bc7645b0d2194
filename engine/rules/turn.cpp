#include "engine/rules/turn.h"

#include "engine/rules/claim.h"
#include "engine/rules/draw.h"
#include "engine/rules/fleet.h"
#include "engine/rules/harbour.h"
#include "engine/rules/market.h"
#include "engine/rules/tickets.h"

namespace wagonaut {
namespace {

/// The cheap questions come first; they are true in nearly every turn.
bool can_act(const Edition& ed, const State& s) {
  return can_draw_cards(s) || can_draw_tickets(s) || can_exchange(s, s.active) ||
         can_claim(ed, s, s.active) || can_build_harbour(ed, s, s.active);
}

void finish(Table& t) {
  t.s.ask = Ask{AskKind::GameOver, {}};
  t.revealed = true;  // all tickets are shown (G-45)
  if (t.log) t.log->note({.kind = FactKind::GameEnded});
}

/// G-44. True when this was the last turn.
bool count_down(Table& t) {
  if (t.s.triggered) return --t.s.turns_left == 0;
  for (int i = 0; i < t.ed.seats; ++i) {
    const SeatState& seat = t.s.seat[i];
    if (seat.trains + seat.ships > t.ed.end_threshold) continue;
    t.s.triggered = true;
    t.s.turns_left = std::uint8_t(t.ed.turns_each * t.ed.seats);
    if (t.log) t.log->note({.kind = FactKind::LastRound, .seat = Seat(i), .n = t.s.turns_left});
    break;
  }
  return false;
}

void begin_turn(Table& t, Seat seat) {
  t.s.active = seat;
  t.s.picks = 0;
  t.s.last_pick = false;
  ++t.s.turn;
  if (t.log) t.log->note({.kind = FactKind::TurnBegan, .seat = seat});
  t.ask(AskKind::ChooseAction);
}

/// Passes turns until a seat can act or the game is over.
void pass_idle_turns(Table& t) {
  while (!can_act(t.ed, t.s)) {
    if (t.log) t.log->note({.kind = FactKind::TurnPassed, .seat = t.s.active});
    t.revealed = true;                                 // that its hand can pay for nothing
    if (++t.s.passes == t.ed.seats) return finish(t);  // G-5
    restore_row(t);
    if (count_down(t)) return finish(t);
    begin_turn(t, t.after(t.s.active));
  }
}

}  // namespace

void begin_first_turn(Table& t) {
  begin_turn(t, t.s.start);
  pass_idle_turns(t);
}

void end_turn(Table& t) {
  t.s.passes = 0;
  restore_row(t);
  if (count_down(t)) return finish(t);
  begin_turn(t, t.after(t.s.active));
  pass_idle_turns(t);
}

}  // namespace wagonaut
