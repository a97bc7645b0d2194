#include "bots/network_plan.h"

#include "engine/rules/network.h"

namespace wagonaut {
namespace {

NodeSet just(NodeId node) {
  NodeSet one;
  one.insert(node);
  return one;
}

}  // namespace

NetworkPlanner::NetworkPlanner(const Position& at)
    : at_(at), prices_(piece_prices(at.ed, at.mine.lanes, at.open)), reach_(kMaxNodes) {}

std::optional<NodeSet> NetworkPlanner::cities_of(const Ticket& ticket) const {
  const auto walk = walk_for(at_.ed, prices_, ticket);
  if (!walk) return std::nullopt;
  NodeSet cities;
  for (const NodeId stop : ticket.tour) cities.insert(stop);
  if (!ticket.tour.empty()) return cities;
  LaneSet lanes;
  for (const LaneId lane : *walk) lanes.insert(lane);
  const NodeSet passed = ends_of(at_.ed, lanes);
  for (const Link& link : ticket.links) {
    const NodeSet from = nodes_of(at_.ed, link.from) & passed;
    const NodeSet to = nodes_of(at_.ed, link.to) & passed;
    if (!from.empty() && !to.empty()) return just(*from.begin()) | just(*to.begin());
  }
  return cities;  // both ends are one place already
}

const Reach& NetworkPlanner::reach(NodeId from) {
  Reach& found = reach_[std::size_t(from)];
  if (!known_.contains(from)) found = reach_from(at_.ed, prices_, just(from));
  known_.insert(from);
  return found;
}

NetworkPlanner::Step NetworkPlanner::farthest(const NodeSet& cities) {
  Step best{{}, {}, -1};
  for (const NodeId from : cities) {
    const Reach& all = reach(from);
    for (const NodeId to : cities)
      if (const int far = all.far_to(to); far != Reach::kFar && far > best.far)
        best = {from, to, far};
  }
  return best;
}

NetworkPlanner::Step NetworkPlanner::nearest(const NodeSet& from, const NodeSet& to) {
  Step best;
  for (const NodeId begin : from) {
    const Reach& all = reach(begin);
    for (const NodeId end : to)
      if (all.far_to(end) < best.far) best = {begin, end, all.far_to(end)};
  }
  return best;
}

void NetworkPlanner::add_walk(const Step& step, NetworkPlan& plan) {
  if (step.far == Reach::kFar) return;
  for (const LaneId id : walk_to(at_.ed, reach(step.from), step.to)) {
    if (at_.mine.lanes.contains(id) || plan.lanes.contains(id)) continue;
    plan.lanes.insert(id);
    plan.pieces += at_.cost(id).length;
    plan.points += at_.ed.lane(id).points;
  }
}

NetworkPlan NetworkPlanner::plan(const NodeSet& cities) {
  NetworkPlan plan;
  if (cities.count() < 2) return plan;
  const Step seeds = farthest(cities);
  NodeSet start = just(seeds.from), end = just(seeds.to);
  for (const NodeId city : cities - start - end) {
    const Step to_start = nearest(just(city), start), to_end = nearest(just(city), end);
    const bool first = to_start.far <= to_end.far;
    if ((first ? to_start : to_end).far == Reach::kFar) continue;
    add_walk(first ? to_start : to_end, plan);
    (first ? start : end).insert(city);
  }
  add_walk(nearest(start, end), plan);
  return plan;
}

}  // namespace wagonaut
