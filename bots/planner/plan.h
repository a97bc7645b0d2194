#pragma once

#include "bots/planner/tempo.h"
#include "bots/planner/weights.h"
#include "bots/position.h"

namespace wagonaut {

/// What a turn brings, in tenths of a point, when all seats claim the longest lanes that are left.
int racing_worth(const Position& at);
/// The length that this board's long lanes have.
int long_length(const Edition& ed);
/// Lanes so much longer than that are not collected for.
inline constexpr int kMonsterLane = 4;

/// Tickets that are worth their turns, and the lanes that they still take. Points and turns in
/// tenths.
struct Plan {
  LaneSet lanes;
  TicketSet tickets;  // those it completes
  PiecesByKind pieces{};
  int turns = 0;
  int value = 0;  // points of its tickets, less those of all others and less the price of its lanes
};

/// A walk that completes a ticket or reaches an aim, and what it brings beyond its price.
struct Pursuit {
  Walk walk;
  int worth = 0, price = 0, gain = 0;
};

/// Plans tickets over the lanes of one position, each lane at the points its turns would bring
/// elsewhere.
class PlanMaker {
 public:
  PlanMaker(const Position& at, const Weights& weights);

  /// The most rewarding ticket or aim first; lanes that it takes are free for the others.
  Plan plan(const TicketSet& tickets) const;
  /// The best of the plans that begin with one of the tickets each.
  Plan best_plan(const TicketSet& tickets) const;
  /// What one more ticket would bring beside a plan, in points; its penalty if it does not fit.
  int worth_beside(const Plan& plan, TicketId ticket) const;

  int turns_for(LaneId lane) const { return turns_[std::size_t(lane)]; }
  int turns() const { return turns_left_; }
  int turn_worth() const { return turn_worth_; }

 private:
  struct Draft {
    Plan plan;
    Prices prices;
  };
  std::optional<Pursuit> pursue(const Prices& prices, TicketId id) const;
  std::optional<Pursuit> pursue(const Prices& prices, const Aim& aim) const;
  bool fits(const Plan& plan, const Walk& walk) const;
  /// Turns for all of these lanes, no card being counted twice.
  int turns_together(const LaneSet& lanes) const;
  void add(Draft& draft, TicketId ticket, const Pursuit& pursuit) const;
  void take(Draft& draft, const Pursuit& pursuit) const;
  void complete(Draft& draft, TicketSet rest) const;
  Plan settled(const Draft& draft, const TicketSet& tickets) const;

  const Position& at_;
  const Weights& weights_;
  Prices prices_;
  std::array<int, kMaxLanes> turns_{};
  int turns_left_ = 0, turn_worth_ = 0;
};

}  // namespace wagonaut
