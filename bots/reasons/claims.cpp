// Why a lane is claimed, and why a tunnel is left.
#include "bots/reasons/grounds.h"
#include "engine/rules/outlook.h"
#include "engine/rules/scoring.h"
#include "engine/rules/trail.h"

namespace wagonaut {
namespace {

std::optional<Reason> completed(const Grounds& g, LaneId lane, const OpenSeat& after) {
  std::optional<TicketId> best;
  int count = 0;
  for (const TicketId id : g.at.own.tickets) {
    if (ticket_complete(g.ed, g.me, id) || !ticket_complete(g.ed, after, id)) continue;
    ++count;
    if (!best || ticket_points(g.ed, after, id) > ticket_points(g.ed, after, *best)) best = id;
  }
  if (!best) return std::nullopt;
  return Reason{.why = Why::CompletesTicket, .ticket = best, .lane = lane, .count = count};
}

std::optional<Reason> improved(const Grounds& g, LaneId lane, const OpenSeat& after) {
  std::optional<Reason> best;
  for (const TicketId id : g.at.own.tickets) {
    const int more = ticket_points(g.ed, after, id) - ticket_points(g.ed, g.me, id);
    if (more <= 0 || (best && more <= *best->points)) continue;
    best = Reason{.why = Why::ImprovesTicket, .ticket = id, .lane = lane, .points = more};
  }
  return best;
}

/// What the turns that are left make of it.
std::optional<Reason> ending(const Grounds& g, LaneId lane) {
  if (g.view.open.triggered) {
    if (g.view.open.turns_left > g.ed.seats) return std::nullopt;
    return Reason{.why = Why::LastPoints, .lane = lane, .points = g.ed.lane(lane).points};
  }
  const int left = g.at.pieces() - g.ed.lane(lane).length();
  if (left > g.ed.end_threshold) return std::nullopt;
  return Reason{.why = Why::BringsLastRound, .lane = lane, .count = left};
}

/// How many pieces a ticket takes with the lane, if they are fewer than without it and there are as
/// many.
std::optional<int> brought_nearer(const Grounds& g, TicketId id, const OpenSeat& after,
                                  int pieces) {
  const auto before = outlook_of(g.ed, g.me, id).missing,
             then = outlook_of(g.ed, after, id).missing;
  if (!before || !then || *then >= *before || *then > pieces) return std::nullopt;
  return then;
}

std::optional<Reason> underway(const Grounds& g, LaneId lane, const OpenSeat& after) {
  const int pieces = g.at.pieces() - g.ed.lane(lane).length();
  if (const auto id = planned_ticket(g, lane))
    return Reason{.why = Why::TowardsTicket,
                  .ticket = id,
                  .lane = lane,
                  .count = outlook_of(g.ed, after, *id).missing};
  std::optional<Reason> best;
  for (const TicketId id : unfinished_tickets(g.at)) {
    const auto missing = brought_nearer(g, id, after, pieces);
    if (!missing || (best && *missing >= *best->count)) continue;
    best = Reason{.why = Why::TowardsTicket, .ticket = id, .lane = lane, .count = missing};
  }
  return best;
}

bool joins_networks(const Grounds& g, LaneId lane) {
  const NodeSet ends = ends_of(g.ed, g.me.lanes);
  const NodeId a = g.ed.lane(lane).a, b = g.ed.lane(lane).b;
  return ends.contains(a) && ends.contains(b) &&
         g.me.label[std::size_t(a)] != g.me.label[std::size_t(b)];
}

std::optional<Reason> extended(const Grounds& g, LaneId lane, const OpenSeat& after) {
  if (joins_networks(g, lane)) return Reason{.why = Why::JoinsNetworks, .lane = lane};
  if (g.ed.award(AwardKind::LongestTrail) == nullptr) return std::nullopt;
  const int trail = longest_trail(g.ed, after.lanes);
  if (trail <= longest_trail(g.ed, g.me.lanes)) return std::nullopt;
  return Reason{.why = Why::LengthensTrail, .lane = lane, .count = trail};
}

/// With a tunnel's toll to be paid nothing else can be claimed.
bool most_rewarding(const Grounds& g, LaneId lane) {
  const int points = g.ed.lane(lane).points;
  for (const LaneId other : g.at.payable)
    if (g.ed.lane(other).points > points) return false;
  return g.view.open.ask.kind == AskKind::ChooseAction;
}

}  // namespace

Reason why_claimed(const Grounds& g, LaneId lane) {
  const OpenSeat after = with_lane(g, lane);
  if (const auto reason = completed(g, lane, after)) return *reason;
  if (const auto reason = improved(g, lane, after)) return *reason;
  if (const auto reason = ending(g, lane)) return *reason;
  if (const auto reason = underway(g, lane, after)) return *reason;
  const int points = g.ed.lane(lane).points;
  if (g.ed.lane(lane).length() >= long_length(g.ed))
    return {.why = Why::LongLane, .lane = lane, .points = points};
  if (const auto reason = extended(g, lane, after)) return *reason;
  const Why why = most_rewarding(g, lane) ? Why::MostPoints : Why::SomePoints;
  return {.why = why, .lane = lane, .points = points};
}

Reason why_withdrawn(const Grounds& g) {
  const Why why = g.view.choices.tolls().empty() ? Why::TollNotHeld : Why::TollNotWorth;
  return {.why = why, .lane = g.view.open.tunnel.lane, .count = g.view.open.tunnel.matches};
}

}  // namespace wagonaut
