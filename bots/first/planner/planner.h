#pragma once

#include "bots/bot.h"
#include "bots/first/planner/plan.h"

namespace wagonaut::first {

/// The plan of an earlier decision. It stands until tickets come, one of its lanes is lost or the
/// turns do not suffice any more.
struct PlanMemory {
  bool filled = false;
  Plan plan;
  TicketSet tickets;  // that were held
};

/// Races with tickets: completes those that are worth their turns in one cheap network, takes the
/// longest lanes with all other pieces, and draws tickets when its network makes them cheap. With a
/// memory it plans anew only when it must, which is quicker and a little weaker.
Move planned_move(const Position& at, const Weights& weights, PlanMemory* memory = nullptr);

/// The planner as it was when levels were first measured against it. It never changes: later ones
/// are measured by it (`planner_1`), and a test pins what it plays.
class Planner final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut::first
