#pragma once

#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/planner/plan.h"

namespace wagonaut {

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

class Planner final : public Bot {
 public:
  /// Some weights may be set; they must be readable ones. All others are as the board asks.
  explicit Planner(std::string_view settings = {}) : settings_(settings) {}
  Move choose(const Edition& ed, const View& view, Quick& rng) override;

 private:
  std::string settings_;
};

}  // namespace wagonaut
