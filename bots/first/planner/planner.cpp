#include "bots/first/planner/planner.h"

#include "bots/effects/answers.h"
#include "bots/first/planner/errands.h"

namespace wagonaut::first {
namespace {

/// What of a remembered plan is still to be done; nothing if it does not stand any more.
std::optional<Plan> rest_of(const Position& at, const PlanMemory& memory) {
  if (!memory.filled || memory.tickets != at.own.tickets) return std::nullopt;
  Plan rest = memory.plan;
  rest.lanes -= at.mine.lanes;
  if (!(rest.lanes - at.open).empty()) return std::nullopt;
  rest.pieces = pieces_of(at.ed, rest.lanes);
  rest.turns = 0;
  for (const LaneId lane : rest.lanes) rest.turns += 10 + 5 * missing_for(at, lane);
  if (rest.turns > 10 * turns_left(at) || rest.pieces[0] + rest.pieces[1] > at.pieces())
    return std::nullopt;
  return rest;
}

Plan plan_of(const Position& at, const Weights& weights, PlanMemory* memory) {
  if (memory != nullptr)
    if (const auto rest = rest_of(at, *memory)) return *rest;
  const Plan plan = PlanMaker(at, weights).best_plan(unfinished_tickets(at));
  if (memory != nullptr) *memory = {true, plan, at.own.tickets};
  return plan;
}

/// Something other than drawing cards; nothing if cards are better.
std::optional<Move> planned_action(const Position& at, const Weights& weights, const Plan& plan,
                                   const LaneSet& spare) {
  if (const auto harbour = worthy_harbour(at, weights, plan)) return harbour;
  if (const auto claim = best_claim(at, weights, plan, spare)) return claim;
  if (const auto exchange = exchange_for(at, plan.lanes)) return exchange;
  if (tickets_pay(at, weights, plan)) return Move::draw_tickets();
  return std::nullopt;
}

}  // namespace

Move planned_move(const Position& at, const Weights& weights, PlanMemory* memory) {
  if (at.view.open.ask.kind == AskKind::KeepTickets)
    return Move::keep_tickets(keeps_by_worth(at, PlanMaker(at, weights)).front());
  if (at.view.open.ask.kind != AskKind::EffectChoice)
    if (const auto routine = routine_move(at)) return *routine;
  const Plan plan = plan_of(at, weights, memory);
  if (at.view.open.ask.kind == AskKind::EffectChoice)
    return best_answer(at, {plan.lanes, plan.tickets});
  const LaneSet spare = spare_lanes(at, weights, plan);
  if (at.view.open.ask.kind == AskKind::ChooseAction)
    if (const auto action = planned_action(at, weights, plan, spare)) return *action;
  if (const auto card = best_draw(at, weights, plan, spare)) return *card;
  return any_move(at);
}

Move Planner::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  return planned_move(position_of(ed, view), weights_for(ed));
}

}  // namespace wagonaut::first
