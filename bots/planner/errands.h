#pragma once

#include <vector>

#include "bots/picks.h"
#include "bots/planner/plan.h"

namespace wagonaut {

/// Lanes for the pieces that a plan leaves: the longest there are, at the end any.
LaneSet spare_lanes(const Position& at, const Weights& weights, const Plan& plan);

/// The claim that is worth most now: of a planned lane, or of a spare one that takes no card which
/// the plan lacks. Nothing if it is better to draw.
std::optional<Move> best_claim(const Position& at, const Weights& weights, const Plan& plan,
                               const LaneSet& spare);

/// In the last turns: the first claim of a ticket that the hand completes in time, if that brings
/// more than what else it could claim instead.
std::optional<Move> finishing_claim(const Position& at, const Weights& weights);

/// The card that brings planned and spare lanes nearest, face up or blind; nothing if none can be
/// drawn.
std::optional<Move> best_draw(const Position& at, const Weights& weights, const Plan& plan,
                              const LaneSet& spare);

/// The sets of offered tickets that may be kept, as `Move::keep_tickets` names them: those that
/// lead to the best plans first.
std::vector<unsigned> keeps_by_worth(const Position& at, const PlanMaker& maker);
/// Are new tickets worth a turn?
bool tickets_pay(const Position& at, const Weights& weights, const Plan& plan);

/// The points of the best harbour that could be built where plan and network lead; 0 if there is
/// none.
int harbour_prospect(const Position& at, const Plan& plan);
/// The harbour that its tickets make worth a turn and its cards (W-50, W-72).
std::optional<Move> worthy_harbour(const Position& at, const Weights& weights, const Plan& plan);

}  // namespace wagonaut
