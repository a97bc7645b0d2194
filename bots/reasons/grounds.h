#pragma once

#include "bots/planner/plan.h"
#include "bots/reasons/reason.h"

namespace wagonaut {

/// What the reasons of one decision are drawn from: the position, and a plan for its tickets.
struct Grounds {
  Grounds(const Edition& ed, const View& view);
  Grounds(const Grounds&) = delete;  // parts of it look at one another
  Grounds& operator=(const Grounds&) = delete;

  const Edition& ed;
  const View view;  // what lies in a tunnel counts to the hand, so that the plan stays as it was
  const Position at;
  const OpenSeat me;
  const Plan plan;
  const LaneSet planned;  // with the twins
};

/// The planned ticket that needs this lane, the most rewarding one; nothing if none does.
std::optional<TicketId> planned_ticket(const Grounds& g, LaneId lane);
/// The seat as it would be with one more lane.
OpenSeat with_lane(const Grounds& g, LaneId lane);

Reason why_claimed(const Grounds& g, LaneId lane);
Reason why_withdrawn(const Grounds& g);
Reason why_taken(const Grounds& g, Sort card);
Reason why_blind(const Grounds& g, Deck deck);
Reason why_drawn(const Grounds& g);
Reason why_kept(const Grounds& g, unsigned kept);
Reason why_fleet(const Grounds& g, int trains);
Reason why_exchanged(const Grounds& g, Kind gives, int amount);
Reason why_harbour(const Grounds& g, NodeId node);
Reason why_refilled(const Grounds& g, Deck deck);

}  // namespace wagonaut
