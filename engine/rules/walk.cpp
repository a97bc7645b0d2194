#include "engine/rules/walk.h"

#include <algorithm>

namespace wagonaut {
namespace {

constexpr int kFar = Reach::kFar;
constexpr int kNoLane = Reach::kNoLane;

/// Of several, the one of the lowest number.
NodeId nearest(const Reach& reach, const NodeSet& nodes) {
  NodeId best = *nodes.begin();
  int least = reach.far_to(best);
  for (const NodeId node : nodes) {
    if (reach.far_to(node) >= least) continue;
    best = node;
    least = reach.far_to(node);
  }
  return best;
}

/// Dijkstra's search. It ends when all that is left is farther than the nearest node of `to`, and
/// does not look at what is.
Reach reach_until(const Edition& ed, const Prices& prices, const NodeSet& from, const NodeSet& to) {
  Reach reach;
  reach.far.fill(kFar);
  reach.by.fill(kNoLane);
  for (const NodeId node : from) reach.far[std::size_t(node)] = 0;
  NodeSet edge = from;
  int goal = (from & to).empty() ? kFar : 0;
  while (!edge.empty()) {
    const NodeId at = nearest(reach, edge);
    const int far = reach.far_to(at);
    if (far > goal) break;
    edge.erase(at);
    for (const Hop& hop : ed.index.hops_from(at)) {
      const int price = prices[std::size_t(hop.lane)], sum = far + price;
      if (price == kBarred || sum >= reach.far_to(hop.to) || sum > goal) continue;
      reach.far[std::size_t(hop.to)] = sum;
      reach.by[std::size_t(hop.to)] = index(hop.lane);
      edge.insert(hop.to);
      if (to.contains(hop.to)) goal = sum;
    }
  }
  return reach;
}

NodeSet only(NodeId node) {
  NodeSet one;
  one.insert(node);
  return one;
}

}  // namespace

Reach reach_from(const Edition& ed, const Prices& prices, const NodeSet& from) {
  return reach_until(ed, prices, from, NodeSet{});
}

Walk walk_to(const Edition& ed, const Reach& reach, NodeId end) {
  Walk walk;
  NodeId at = end;
  for (int by = reach.by[std::size_t(at)]; by != kNoLane; by = reach.by[std::size_t(at)]) {
    const Lane& lane = ed.lane(LaneId(by));
    walk.push_back(LaneId(by));
    at = lane.a == at ? lane.b : lane.a;
  }
  std::reverse(walk.begin(), walk.end());
  return walk;
}

std::optional<Walk> walk_to_nearest(const Edition& ed, const Reach& reach, const NodeSet& ends) {
  if (ends.empty()) return std::nullopt;
  const NodeId end = nearest(reach, ends);
  if (reach.far_to(end) == kFar) return std::nullopt;
  return walk_to(ed, reach, end);
}

std::optional<Walk> cheapest_walk(const Edition& ed, const Prices& prices, const NodeSet& from,
                                  const NodeSet& to) {
  if (from.empty()) return std::nullopt;
  return walk_to_nearest(ed, reach_until(ed, prices, from, to), to);
}

std::optional<Walk> cheapest_tour(const Edition& ed, const Prices& prices,
                                  std::span<const NodeId> stops) {
  Walk all;
  LaneSet walked;
  Prices now = prices;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const auto leg = cheapest_walk(ed, now, only(stops[i - 1]), only(stops[i]));
    if (!leg) return std::nullopt;
    for (const LaneId lane : *leg) {
      if (walked.contains(lane)) continue;
      walked.insert(lane);
      all.push_back(lane);
      now[std::size_t(lane)] = 0;
    }
  }
  return all;
}

}  // namespace wagonaut
