#include "bots/search/candidates.h"

#include <algorithm>
#include <vector>

#include "bots/picks.h"
#include "bots/planner/errands.h"

namespace wagonaut {
namespace {

constexpr int kMostClaims = 5;
constexpr int kFleetSteps[] = {-2, 2, -4, 4};  // trains more or less

void add_new(Candidates& moves, const Move& move) {
  if (!moves.full() && std::find(moves.begin(), moves.end(), move) == moves.end())
    moves.push_back(move);
}

/// The longest payable lanes, planned ones first.
void add_claims(const Position& at, const Weights& weights, const Plan& plan, Candidates& moves) {
  const LaneSet planned = with_twins(at, plan.lanes);
  std::vector<std::pair<int, LaneId>> lanes;
  for (const LaneId lane : at.payable) {
    const int bonus = planned.contains(lane) ? weights.planned : 0;
    lanes.emplace_back(-at.worth(lane) - bonus, lane);
  }
  std::sort(lanes.begin(), lanes.end());
  int claims = 0;
  for (const auto& [rank, lane] : lanes) {
    if (claims >= kMostClaims) break;
    if (const auto claim = claim_of(at, lane)) {
      add_new(moves, *claim);
      ++claims;
    }
  }
}

/// Two slots with cards of the same sort are one choice.
bool alike(const Position& at, const Move& a, const Move& b) {
  const auto& market = at.view.open.market;
  return a.kind == MoveKind::TakeSlot && b.kind == MoveKind::TakeSlot &&
         market[std::size_t(a.slot())] == market[std::size_t(b.slot())];
}

void add_draw(const Position& at, const Move& draw, Candidates& moves) {
  if (std::none_of(moves.begin(), moves.end(), [&](const Move& m) { return alike(at, m, draw); }))
    add_new(moves, draw);
}

/// A card of each sort that lies face up, and a blind one of each deck.
void add_cards(const Position& at, const Weights& weights, const Plan& plan, Candidates& moves) {
  if (const auto card = best_draw(at, weights, plan, spare_lanes(at, weights, plan)))
    add_draw(at, *card, moves);
  const std::uint64_t blind = at.view.choices.numbers(MoveKind::TakeBlind);
  for (int i = 0; i < at.ed.decks.size(); ++i)
    if (((blind >> i) & 1) != 0) add_new(moves, Move::take_blind(Deck(i)));
  const std::uint64_t slots = at.view.choices.numbers(MoveKind::TakeSlot);
  for (int slot = 0; slot < kMaxSlots; ++slot)
    if (((slots >> slot) & 1) != 0) add_draw(at, Move::take_slot(slot), moves);
}

void add_others(const Position& at, const Plan& plan, Candidates& moves) {
  if (at.view.choices.numbers(MoveKind::DrawTickets) != 0) add_new(moves, Move::draw_tickets());
  if (const auto exchange = exchange_for(at, plan.lanes)) add_new(moves, *exchange);
  if (at.view.choices.harbours().empty()) return;
  for (int i = 0; i < at.view.choices.size(); ++i)
    if (const Move move = at.view.choices.at(at.ed, at.view.open, i);
        move.kind == MoveKind::BuildHarbour)
      add_new(moves, move);
}

void add_keeps(const Position& at, const Weights& weights, Candidates& moves) {
  for (const unsigned kept : keeps_by_worth(at, PlanMaker(at, weights)))
    if (moves.size() < kMostKeeps) add_new(moves, Move::keep_tickets(kept));
}

void add_fleets(const Position& at, Candidates& moves) {
  const std::uint64_t lawful = at.view.choices.numbers(MoveKind::ChooseFleet);
  const int trains = moves[0].amount;
  for (const int step : kFleetSteps)
    if (trains + step >= 0 && ((lawful >> (trains + step)) & 1) != 0)
      add_new(moves, Move::choose_fleet(trains + step));
}

void add_all(const Position& at, Candidates& moves) {
  for (int i = 0; i < at.view.choices.size() && !moves.full(); ++i)
    add_draw(at, at.view.choices.at(at.ed, at.view.open, i), moves);
}

void add_actions(const Position& at, const Weights& weights, Candidates& moves) {
  const Plan plan = PlanMaker(at, weights).best_plan(unfinished_tickets(at));
  add_cards(at, weights, plan, moves);
  add_claims(at, weights, plan, moves);
  add_others(at, plan, moves);
}

}  // namespace

Candidates candidates_beside(const Position& at, const Weights& weights, const Move& first) {
  Candidates moves{first};
  switch (at.view.open.ask.kind) {
    case AskKind::ChooseAction:
      add_actions(at, weights, moves);
      break;
    case AskKind::KeepTickets:
      add_keeps(at, weights, moves);
      break;
    case AskKind::ChooseFleet:
      add_fleets(at, moves);
      break;
    case AskKind::PickCard:
    case AskKind::RefillFrom:
    case AskKind::TunnelResponse:
    case AskKind::EffectChoice:
      add_all(at, moves);
      break;
    case AskKind::GameOver:
      break;
  }
  return moves;
}

}  // namespace wagonaut
