#include "bots/baselines/path.h"

#include <algorithm>

#include "bots/picks.h"

namespace wagonaut {
namespace {

/// A lane with how much it matters.
struct PathTarget {
  int priority = 0;
  LaneId lane{};
};
using PathTargets = FixedVector<PathTarget, kMaxLanes>;

/// Leaves a piece over, as every lane of this bot does.
bool leaves_a_piece(const Position& at, LaneId lane) {
  return at.cost(lane).length < at.supply(at.cost(lane).kind);
}

/// What each lane on the way to a ticket is worth: its points and twice those of the ticket.
std::array<int, kMaxLanes> ticket_priorities(const Position& at) {
  std::array<int, kMaxLanes> priority{};
  const Prices prices = hop_prices(at.ed, at.mine.lanes, at.open);
  for (const TicketId id : unfinished_tickets(at)) {
    const Ticket& ticket = at.ed.ticket(id);
    const auto walk = walk_for(at.ed, prices, ticket);
    if (!walk) continue;
    for (const LaneId lane : *walk)
      if (at.open.contains(lane) && leaves_a_piece(at, lane)) {
        int& worth = priority[std::size_t(lane)];
        worth = std::max(worth, at.ed.lane(lane).points + 2 * points_of(ticket));
      }
  }
  return priority;
}

/// Lanes for tickets, or all lanes when there are none; what matters most first.
PathTargets path_targets(const Position& at) {
  PathTargets targets;
  const auto priority = ticket_priorities(at);
  for (const LaneId lane : at.open)
    if (priority[std::size_t(lane)] > 0) targets.push_back({priority[std::size_t(lane)], lane});
  if (targets.empty())
    for (const LaneId lane : at.open)
      if (leaves_a_piece(at, lane)) targets.push_back({at.ed.lane(lane).points, lane});
  std::sort(targets.begin(), targets.end(), [](const PathTarget& a, const PathTarget& b) {
    return a.priority != b.priority ? a.priority > b.priority : a.lane < b.lane;
  });
  return targets;
}

}  // namespace

Move Path::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  const Position at = position_of(ed, view);
  if (view.open.ask.kind == AskKind::KeepTickets) return keep_all(at);
  if (const auto routine = routine_move(at)) return *routine;
  const PathTargets targets = path_targets(at);
  for (const PathTarget& target : targets)
    if (const auto claim = claim_of(at, target.lane)) return *claim;
  const Wants wants = targets.empty() ? Wants{} : wants_for(at, targets.front().lane);
  if (const auto card = draw_for(at, wants)) return *card;
  return any_move(at);
}

}  // namespace wagonaut
