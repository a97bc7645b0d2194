#include "engine/play.h"

#include "engine/rules/acts.h"
#include "engine/rules/choice.h"
#include "engine/rules/claim.h"
#include "engine/rules/draw.h"
#include "engine/rules/effects.h"
#include "engine/rules/fleet.h"
#include "engine/rules/harbour.h"
#include "engine/rules/market.h"
#include "engine/rules/newspaper.h"
#include "engine/rules/piles.h"
#include "engine/rules/postcards.h"
#include "engine/rules/scoring.h"
#include "engine/rules/setup.h"
#include "engine/rules/steps.h"
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
    case MoveKind::Choose:
    case MoveKind::Accept:
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
bool blank_elsewhere(const Edition& ed, const Move& move) {
  if (move.kind == MoveKind::ClaimLane && ed.effects.may_change_prices()) return true;
  if (move.extra != kNoCard) return false;
  switch (move.kind) {
    case MoveKind::TakeSlot:
    case MoveKind::TakeBlind:
    case MoveKind::RefillFrom:
    case MoveKind::KeepTickets:
    case MoveKind::Choose:
      return move.amount == 0 && move.payment.empty();
    case MoveKind::ClaimLane:
    case MoveKind::BuildHarbour:
      return move.amount == 0;
    case MoveKind::PayToll:
    case MoveKind::Accept:
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
      return object_claim(ed, s, seat, move);
    case MoveKind::PayToll:
      return object_toll(ed, s, seat, move.payment);
    case MoveKind::Withdraw:
      return std::nullopt;
    case MoveKind::Choose:
    case MoveKind::Accept:
    case MoveKind::Decline:
      return object_choice(ed, s, seat, move);
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
      return play_claim(t, move);
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
    case MoveKind::Choose:
    case MoveKind::Accept:
    case MoveKind::Decline:
      return play_choice(t, seat, move);
  }
}

/// The cheap questions come first; they are true in nearly every turn.
bool can_act(const Edition& ed, const State& s) {
  const Seat seat = s.open.active;
  return can_draw_cards(ed, s) || can_draw_tickets(s) || can_exchange(s, seat) ||
         can_claim(ed, s, seat) || can_build_harbour(ed, s, seat);
}

void choose_action(Table& t) {
  if (!can_act(t.ed, t.s)) return pass_turn(t);
  t.ask(AskKind::ChooseAction);
}

/// Story and steps of setup come before the first turn.
void begin(Table& t) {
  if (!has_setup_steps(t.ed)) return begin_game(t);
  t.then(Todo::SetupStep);
  t.then(Todo::FirstTurn);
}

void work_on_cards(Table& t, const Item& at) {
  switch (at.todo) {
    case Todo::ReadNews:
      return read_newspaper(t, at.from);
    case Todo::SetupStep:
      return setup_steps(t, at.from);
    case Todo::ClaimStep:
      return claim_steps(t, at.from);
    case Todo::ScoreStep:
      return score_steps(t, at.from);
    case Todo::AfterDraw:
      return after_draw(t, at.from);
    case Todo::AfterTurn:
      return after_turn(t, at.from);
    case Todo::Sentences:
      return fire_on(t, at);
    case Todo::Acts:
      return carry_out(t, at);
    case Todo::AskAgain:
      return ask_again(t, at);
    case Todo::DrawFor:
      return draw_for_again(t, at);
    case Todo::Prospect:
      return prospect(t, at, true);
    case Todo::Postcards:
      return show_postcards(t, When(at.act), at.from);
    default:
      CHECK(false);
  }
}

void work(Table& t, const Item& at) {
  const int from = at.from;
  switch (at.todo) {
    case Todo::DealRow:
      return deal_row(t);
    case Todo::DealOn:
      return deal_on(t, at);
    case Todo::Refill:
      return refill_again(t, Deck(from));
    case Todo::PutBackNews:
      return put_back_newspapers(t);
    case Todo::FirstTurn:
      return begin_game(t);
    case Todo::TakeBlind:
      return take_blind_again(t, Deck(from));
    case Todo::CloseTurn:
      return close_turn(t);
    case Todo::Finish:
      return finish(t);
    case Todo::OfferLater:
      return offer_later_tickets(t);
    case Todo::FillRow:
      return fill_row(t);
    case Todo::CheckFlush:
      return check_flush_again(t, from);
    case Todo::OfferFirst:
      return offer_first_tickets(t);
    case Todo::FormFleets:
      return form_fleets(t);
    case Todo::BeginGame:
      return begin(t);
    case Todo::ChooseAction:
      return choose_action(t);
    case Todo::GoOnDrawing:
      return go_on_drawing(t);
    case Todo::Reveal:
      return reveal_on(t, at);
    case Todo::ClaimTunnel:
      return claim_tunnel(t);
    case Todo::EndTurn:
      return end_turn(t);
    case Todo::CountDown:
      return count_down(t);
    default:
      return work_on_cards(t, at);
  }
}

/// Works off the agenda until somebody is asked or the game is over.
void run(Table& t) {
  Agenda& agenda = t.s.open.agenda;
  while (!t.asked() && !agenda.empty()) {
    // The kind is read as it was written, a byte: the processor would wait for more to be stored.
    const Todo todo = agenda.back().todo;
    agenda.pop_back();
    t.waiting = agenda.size();
    // Two things that every turn has: a jump that is foreseen, where a switch often is not.
    if (todo == Todo::EndTurn)
      end_turn(t);
    else if (todo == Todo::ChooseAction)
      choose_action(t);
    else
      work(t, Item(*agenda.end()));  // a copy: its room may be written to
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
  if (!answers(move, s.open.ask.kind) || !blank_elsewhere(ed, move))
    return Refusal::WrongKindOfMove;
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
      return list_choices(ed, s, seat, menu);
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
  s.open.extras.read = 0;
  return {t.revealed, t.opened};
}

Standings standings(const Edition& ed, const State& s) {
  return final_standings(ed, s);
}

}  // namespace wagonaut
