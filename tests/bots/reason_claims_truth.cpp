// Checks of what is said about claims.
#include <set>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/rules/outlook.h"
#include "engine/rules/scoring.h"
#include "engine/rules/trail.h"
#include "tests/bots/reason_checks.h"

namespace wagonaut::tests::bots {
namespace {

constexpr int kFewLanes = 5;  // of a board are longer than its long ones

OpenSeat after(const Told& t) {
  State s = t.state;
  give_lane(t.ed, s.open, t.seat, *t.reason.lane);
  return s.open.at(t.seat);
}

/// Islands of the network that have a lane.
int networks(const Edition& ed, const OpenSeat& seat) {
  std::set<int> labels;
  for (const LaneId lane : seat.lanes) labels.insert(seat.label[std::size_t(ed.lane(lane).a)]);
  return int(labels.size());
}

std::string untruth_of_completion(const Told& t) {
  const OpenSeat then = after(t);
  int completed = 0;
  for (const TicketId id : held(t).tickets)
    completed += !ticket_complete(t.ed, before(t), id) && ticket_complete(t.ed, then, id) ? 1 : 0;
  HOLDS(completed == *t.reason.count);
  HOLDS(held(t).tickets.contains(*t.reason.ticket));
  HOLDS(!ticket_complete(t.ed, before(t), *t.reason.ticket));
  HOLDS(ticket_complete(t.ed, then, *t.reason.ticket));
  return {};
}

std::string untruth_of_improvement(const Told& t) {
  const TicketId id = *t.reason.ticket;
  HOLDS(ticket_complete(t.ed, before(t), id));
  HOLDS(*t.reason.points > 0);
  HOLDS(ticket_points(t.ed, after(t), id) - ticket_points(t.ed, before(t), id) == *t.reason.points);
  return {};
}

std::string untruth_of_progress(const Told& t) {
  const TicketId id = *t.reason.ticket;
  const auto then = outlook_of(t.ed, after(t), id);
  HOLDS(held(t).tickets.contains(id) && !then.complete);
  HOLDS(then.missing == t.reason.count);
  HOLDS(*t.reason.count < missing(t, id) || plan_needs(t, id));
  HOLDS(*t.reason.count <= pieces(t));
  return {};
}

std::string untruth_of_end(const Told& t) {
  HOLDS(!t.state.open.triggered);
  HOLDS(*t.reason.count == pieces(t) - t.ed.lane(*t.reason.lane).length());
  if (t.move.kind == MoveKind::ClaimLane && t.ed.lane(*t.reason.lane).tunnel) return {};
  State next = t.state;
  QuickChance luck{Quick(1)};
  apply(t.ed, next, t.seat, t.move, luck);
  HOLDS(next.open.triggered || over(next));
  return {};
}

/// The most that a lane of the menu brings.
int best_points(const Told& t) {
  int most = 0;
  for (const LaneId lane : menu_of(t).lanes()) most = std::max<int>(most, t.ed.lane(lane).points);
  return most;
}

std::string untruth_of_network(const Told& t) {
  const OpenSeat then = after(t);
  if (t.reason.why == Why::JoinsNetworks) {
    HOLDS(networks(t.ed, then) == networks(t.ed, before(t)) - 1);
  } else {
    HOLDS(longest_trail(t.ed, then.lanes) == *t.reason.count);
    HOLDS(longest_trail(t.ed, before(t).lanes) < *t.reason.count);
  }
  return {};
}

std::string untruth_of_points(const Told& t) {
  const Lane& lane = t.ed.lane(*t.reason.lane);
  HOLDS(lane.points == *t.reason.points);
  if (t.reason.why == Why::MostPoints) HOLDS(lane.points == best_points(t));
  if (t.reason.why == Why::SomePoints)
    HOLDS(lane.points < best_points(t) || t.move.kind == MoveKind::PayToll);
  if (t.reason.why == Why::LastPoints)
    HOLDS(t.state.open.triggered && t.state.open.turns_left <= t.ed.seats);
  if (t.reason.why == Why::LongLane) {
    int longer = 0;
    for (const Lane& other : t.ed.lanes) longer += other.length() > lane.length() ? 1 : 0;
    HOLDS(longer < kFewLanes);
  }
  return {};
}

}  // namespace

std::string untruth_of_claim(const Told& t) {
  if (t.reason.why == Why::OnlyChoice) return "a claim says more than that";
  const bool toll = t.move.kind == MoveKind::PayToll;
  HOLDS(*t.reason.lane == (toll ? t.state.open.tunnel.lane : t.move.lane()));
  switch (t.reason.why) {
    case Why::CompletesTicket:
      return untruth_of_completion(t);
    case Why::ImprovesTicket:
      return untruth_of_improvement(t);
    case Why::TowardsTicket:
      return untruth_of_progress(t);
    case Why::BringsLastRound:
      return untruth_of_end(t);
    case Why::JoinsNetworks:
    case Why::LengthensTrail:
      return untruth_of_network(t);
    case Why::LastPoints:
    case Why::LongLane:
    case Why::MostPoints:
    case Why::SomePoints:
      return untruth_of_points(t);
    default:
      return "no reason for a claim";
  }
}

}  // namespace wagonaut::tests::bots
