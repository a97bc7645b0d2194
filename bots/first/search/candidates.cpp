#include "bots/first/search/candidates.h"

#include <algorithm>
#include <vector>

#include "bots/first/planner/errands.h"
#include "bots/picks.h"

namespace wagonaut::first {
namespace {

constexpr int kMostClaims = 5;

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

void add_cards(const Position& at, const Weights& weights, const Plan& plan, Candidates& moves) {
  if (const auto card = best_draw(at, weights, plan, spare_lanes(at, weights, plan)))
    add_new(moves, *card);
  const std::uint64_t blind = at.view.choices.numbers(MoveKind::TakeBlind);
  for (int i = 0; i < at.ed.decks.size(); ++i)
    if (((blind >> i) & 1) != 0) add_new(moves, Move::take_blind(Deck(i)));
  const std::uint64_t slots = at.view.choices.numbers(MoveKind::TakeSlot);
  for (int slot = 0; slot < kMaxSlots; ++slot)
    if (((slots >> slot) & 1) != 0 && at.view.open.market[std::size_t(slot)] == at.ed.loco)
      return add_new(moves, Move::take_slot(slot));
}

void add_others(const Position& at, Candidates& moves) {
  if (at.view.choices.numbers(MoveKind::DrawTickets) != 0) add_new(moves, Move::draw_tickets());
  if (at.view.choices.harbours().empty()) return;
  for (int i = 0; i < at.view.choices.size(); ++i)
    if (const Move move = at.view.choices.at(at.ed, at.view.open, i);
        move.kind == MoveKind::BuildHarbour)
      add_new(moves, move);
}

}  // namespace

Candidates candidates_beside(const Position& at, const Weights& weights, const Move& first) {
  Candidates moves{first};
  if (at.view.open.ask.kind == AskKind::KeepTickets) {
    for (const unsigned kept : keeps_by_worth(at, PlanMaker(at, weights)))
      add_new(moves, Move::keep_tickets(kept));
    return moves;
  }
  const Plan plan = PlanMaker(at, weights).best_plan(unfinished_tickets(at));
  add_cards(at, weights, plan, moves);
  add_claims(at, weights, plan, moves);
  add_others(at, moves);
  return moves;
}

}  // namespace wagonaut::first
