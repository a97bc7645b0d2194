#include "engine/rules/turn.h"

#include "engine/rules/market.h"

namespace wagonaut {
namespace {

/// What counts at the end of a game comes first (L-71).
void end_game(Table& t) {
  if (!t.ed.effects.any(When::Score)) return finish(t);
  t.then(Todo::ScoreStep, 1);
  t.then(Todo::Finish);
}

/// G-44. True when this was the last turn.
bool was_last_turn(Table& t) {
  if (t.s.open.triggered) return --t.s.open.turns_left == 0;
  for (int i = 0; i < t.ed.seats; ++i) {
    const OpenSeat& seat = t.s.open.seat[i];
    if (seat.trains + seat.ships > t.ed.end_threshold) continue;
    t.s.open.triggered = true;
    t.s.open.turns_left = std::uint8_t(t.ed.turns_each * t.ed.seats);
    if (t.log)
      t.log->note({.kind = FactKind::LastRound, .seat = Seat(i), .n = t.s.open.turns_left});
    break;
  }
  return false;
}

void begin_turn(Table& t, Seat seat) {
  t.s.open.active = seat;
  t.s.open.extras.fresh.clear();  // of the end of the last one (C-0.14)
  t.s.open.picks = 0;
  t.s.open.last_pick = false;
  ++t.s.open.turn;
  if (t.log) t.log->note({.kind = FactKind::TurnBegan, .seat = seat});
  t.then(Todo::ChooseAction);
}

/// What cards do at the end of a turn comes before the row is restored.
void leave_turn(Table& t) {
  if (t.ed.effects.moments == 0) return close_turn(t);
  t.then(Todo::AfterTurn);
  t.then(Todo::CloseTurn);
}

}  // namespace

void finish(Table& t) {
  t.s.open.ask = Ask{};
  t.revealed = true;  // all tickets are shown (G-45)
  if (t.log) t.log->note({.kind = FactKind::GameEnded});
}

void begin_game(Table& t) {
  begin_turn(t, t.s.open.start);
}

void pass_turn(Table& t) {
  if (t.log) t.log->note({.kind = FactKind::TurnPassed, .seat = t.s.open.active});
  t.revealed = true;  // that its hand can pay for nothing
  ++t.s.open.passes;
  leave_turn(t);
}

void end_turn(Table& t) {
  t.s.open.passes = 0;
  leave_turn(t);
}

void close_turn(Table& t) {
  if (t.s.open.passes == t.ed.seats) return end_game(t);  // G-5
  restore_row(t);
  t.next(Todo::CountDown, count_down);
}

void count_down(Table& t) {
  if (was_last_turn(t)) return end_game(t);
  begin_turn(t, t.after(t.s.open.active));
}

}  // namespace wagonaut
