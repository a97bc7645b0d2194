#include "engine/play.h"

#include "engine/rules/claim.h"
#include "engine/rules/draw.h"
#include "engine/rules/fleet.h"
#include "engine/rules/harbour.h"
#include "engine/rules/market.h"
#include "engine/rules/scoring.h"
#include "engine/rules/setup.h"
#include "engine/rules/tickets.h"
#include "engine/rules/tunnel.h"
#include "engine/rules/turn.h"

namespace wagonaut {
namespace {

/// Is this the kind of answer that was asked for?
bool answers(const Move& move, AskKind ask) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
    case MoveKind::TakeBlind:
      return ask == AskKind::ChooseAction || ask == AskKind::PickCard;
    case MoveKind::RefillFrom:
      return ask == AskKind::RefillFrom;
    case MoveKind::PayToll:
    case MoveKind::Withdraw:
      return ask == AskKind::TunnelResponse;
    case MoveKind::KeepTickets:
      return ask == AskKind::KeepTickets;
    case MoveKind::ChooseFleet:
      return ask == AskKind::ChooseFleet;
    case MoveKind::Decline:
      return ask == AskKind::EffectChoice;
    case MoveKind::ClaimLane:
    case MoveKind::DrawTickets:
    case MoveKind::BuildHarbour:
    case MoveKind::Exchange:
      return ask == AskKind::ChooseAction;
  }
  return false;  // a number that is no move: a wish may come from anywhere
}

/// What a move of this kind does not speak of must be left blank, so that a wish is written in one
/// way only (I-10).
bool blank_elsewhere(const Move& move) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
    case MoveKind::TakeBlind:
    case MoveKind::RefillFrom:
    case MoveKind::KeepTickets:
      return move.amount == 0 && move.payment.empty();
    case MoveKind::ClaimLane:
    case MoveKind::BuildHarbour:
      return move.amount == 0;
    case MoveKind::PayToll:
      return move.what == 0 && move.amount == 0;
    case MoveKind::Withdraw:
    case MoveKind::DrawTickets:
    case MoveKind::Decline:
      return move == Move{move.kind, 0, 0, {}};
    case MoveKind::ChooseFleet:
      return move.what == 0 && move.payment.empty();
    case MoveKind::Exchange:
      return move.payment.empty();
  }
  return false;
}

std::optional<Refusal> object(const Edition& ed, const State& s, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
      return object_take_slot(ed, s, move.slot());
    case MoveKind::TakeBlind:
      return object_take_blind(ed, s, move.deck());
    case MoveKind::RefillFrom:
      return object_refill(ed, s, move.deck());
    case MoveKind::ClaimLane:
      return object_claim(ed, s, seat, move.lane(), move.payment);
    case MoveKind::PayToll:
      return object_toll(ed, s, seat, move.payment);
    case MoveKind::Withdraw:
    case MoveKind::Decline:
      return std::nullopt;
    case MoveKind::DrawTickets:
      return object_draw_tickets(s);
    case MoveKind::KeepTickets:
      return object_keep(s, seat, move.kept());
    case MoveKind::ChooseFleet:
      return object_fleet(ed, move.amount);
    case MoveKind::BuildHarbour:
      return object_harbour(ed, s, seat, move.node(), move.payment);
    case MoveKind::Exchange:
      return object_exchange(s, seat, move.gives(), move.amount);
  }
  return Refusal::WrongKindOfMove;
}

void play(Table& t, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
      return play_take_slot(t, move.slot());
    case MoveKind::TakeBlind:
      return play_take_blind(t, move.deck());
    case MoveKind::RefillFrom:
      return play_refill(t, move.deck());
    case MoveKind::ClaimLane:
      return play_claim(t, move.lane(), move.payment);
    case MoveKind::PayToll:
      return play_toll(t, move.payment);
    case MoveKind::Withdraw:
      return play_withdraw(t);
    case MoveKind::DrawTickets:
      return play_draw_tickets(t);
    case MoveKind::KeepTickets:
      return play_keep(t, seat, move.kept());
    case MoveKind::ChooseFleet:
      return play_fleet(t, seat, move.amount);
    case MoveKind::BuildHarbour:
      return play_harbour(t, move.node(), move.payment);
    case MoveKind::Exchange:
      return play_exchange(t, move.gives(), move.amount);
    case MoveKind::Decline:
      return;  // what was interrupted goes on
  }
}

/// The cheap questions come first; they are true in nearly every turn.
bool can_act(const Edition& ed, const State& s) {
  const Seat seat = s.open.active;
  return can_draw_cards(s) || can_draw_tickets(s) || can_exchange(s, seat) ||
         can_claim(ed, s, seat) || can_build_harbour(ed, s, seat);
}

void choose_action(Table& t) {
  if (!can_act(t.ed, t.s)) return pass_turn(t);
  t.ask(AskKind::ChooseAction);
}

void work(Table& t, Todo todo, int from) {
  switch (todo) {
    case Todo::DealRow:
      return deal_row(t, from);
    case Todo::FillRow:
      return fill_row(t);
    case Todo::CheckFlush:
      return check_flush_again(t, from);
    case Todo::OfferFirst:
      return offer_first_tickets(t);
    case Todo::FormFleets:
      return form_fleets(t);
    case Todo::BeginGame:
      return begin_game(t);
    case Todo::ChooseAction:
      return choose_action(t);
    case Todo::GoOnDrawing:
      return go_on_drawing(t);
    case Todo::Reveal:
      return reveal(t, from);
    case Todo::ClaimTunnel:
      return claim_tunnel(t);
    case Todo::EndTurn:
      return end_turn(t);
    case Todo::CountDown:
      return count_down(t);
  }
}

/// Works off the agenda until somebody is asked or the game is over.
void run(Table& t) {
  Agenda& agenda = t.s.open.agenda;
  while (!t.asked() && !agenda.empty()) {
    // Read as it was written, byte by byte: the processor would wait for both to be stored.
    const Todo todo = agenda.back().todo;
    const int from = agenda.back().from;
    agenda.pop_back();
    t.waiting = agenda.size();
    // Two things that every turn has: a jump that is foreseen, where a switch often is not.
    if (todo == Todo::EndTurn)
      end_turn(t);
    else if (todo == Todo::ChooseAction)
      choose_action(t);
    else
      work(t, todo, from);
  }
}

void list_actions(const Edition& ed, const State& s, Seat seat, Menu& menu) {
  list_picks(ed, s, menu);
  if (can_draw_tickets(s)) menu.add(MoveKind::DrawTickets, 1);
  if (ed.pieces.fleet > 0) list_exchanges(s, seat, menu);
  menu.pay_from(seat, s.own[seat].hand);
  list_claims(ed, s, seat, menu);
  if (ed.pieces.harbours > 0) list_harbours(ed, s, seat, menu);
}

bool waits_for(const Edition& ed, const State& s, Seat seat) {
  return index(seat) < ed.seats && s.open.ask.waiting.contains(seat);
}

}  // namespace

State start(const Edition& ed, Chance& luck, Log* log, std::optional<Seat> first) {
  State s;
  Table t{ed, s, luck, log};
  set_up(t, first);
  run(t);
  return s;
}

std::optional<Refusal> objection(const Edition& ed, const State& s, Seat seat, const Move& move) {
  if (over(s)) return Refusal::GameIsOver;
  if (!waits_for(ed, s, seat)) return Refusal::NotYourDecision;
  if (!answers(move, s.open.ask.kind) || !blank_elsewhere(move)) return Refusal::WrongKindOfMove;
  return object(ed, s, seat, move);
}

void list_moves(const Edition& ed, const State& s, Seat seat, Menu& menu) {
  menu.clear();
  if (!waits_for(ed, s, seat)) return;
  switch (s.open.ask.kind) {
    case AskKind::KeepTickets:
      return list_keeps(s, seat, menu);
    case AskKind::ChooseFleet:
      return list_fleets(ed, menu);
    case AskKind::ChooseAction:
      return list_actions(ed, s, seat, menu);
    case AskKind::PickCard:
      return list_picks(ed, s, menu);
    case AskKind::RefillFrom:
      return list_refills(ed, s, menu);
    case AskKind::TunnelResponse:
      return list_tunnel_answers(ed, s, menu);
    case AskKind::EffectChoice:
      return menu.add(MoveKind::Decline, 1);
    case AskKind::GameOver:
      return;
  }
}

Step apply(const Edition& ed, State& s, Seat seat, const Move& move, Chance& luck, Log* log) {
#ifndef NDEBUG
  CHECK(!objection(ed, s, seat, move));
#endif
  Table t{ed, s, luck, log};
  t.waiting = s.open.agenda.size();
  s.open.ask.waiting.erase(seat);
  play(t, seat, move);
  run(t);
  return {t.revealed};
}

Standings standings(const Edition& ed, const State& s) {
  return final_standings(ed, s);
}

}  // namespace wagonaut
