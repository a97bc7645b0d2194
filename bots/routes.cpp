#include "bots/routes.h"

#include <algorithm>
#include <array>
#include <limits>

namespace wagonaut {
namespace {

constexpr int kFar = std::numeric_limits<int>::max();
constexpr int kNoLane = -1;

NodeSet nodes_of(const Edition& ed, const Place& place) {
  if (place.is == Place::Is::Country) return ed.countries[place.id];
  NodeSet one;
  one.insert(place.node());
  return one;
}

/// Distances from a set of nodes, and the lane by which each node was reached.
struct Reach {
  std::array<int, kMaxNodes> far{};
  std::array<int, kMaxNodes> by{};
  NodeSet settled;
};

int nearest_unsettled(const Edition& ed, const Reach& reach) {
  int best = kNoLane;
  for (int i = 0; i < ed.nodes.size(); ++i)
    if (!reach.settled.contains(NodeId(i)) && reach.far[std::size_t(i)] != kFar &&
        (best < 0 || reach.far[std::size_t(i)] < reach.far[std::size_t(best)]))
      best = i;
  return best;
}

Reach reach_from(const Edition& ed, const LaneSet& own, const LaneSet& open, const NodeSet& from) {
  Reach reach;
  reach.far.fill(kFar);
  reach.by.fill(kNoLane);
  for (const NodeId node : from) reach.far[std::size_t(node)] = 0;
  for (int at = nearest_unsettled(ed, reach); at >= 0; at = nearest_unsettled(ed, reach)) {
    reach.settled.insert(NodeId(at));
    for (const LaneId id : ed.index.lanes_at[std::size_t(at)] & (own | open)) {
      const Lane& lane = ed.lane(id);
      const int to = index(lane.a) == at ? index(lane.b) : index(lane.a);
      const int far = reach.far[std::size_t(at)] + (own.contains(id) ? 0 : lane.cost.length);
      if (far >= reach.far[std::size_t(to)]) continue;
      reach.far[std::size_t(to)] = far;
      reach.by[std::size_t(to)] = index(id);
    }
  }
  return reach;
}

Way walk_back(const Edition& ed, const LaneSet& own, const Reach& reach, NodeId end) {
  Way way;
  int at = index(end);
  for (int by = reach.by[std::size_t(at)]; by != kNoLane; by = reach.by[std::size_t(at)]) {
    const Lane& lane = ed.lane(LaneId(by));
    if (!own.contains(LaneId(by))) {
      way.lanes.insert(LaneId(by));
      way.length += lane.cost.length;
    }
    at = index(lane.a) == at ? index(lane.b) : index(lane.a);
  }
  return way;
}

std::optional<Way> way_between(const Edition& ed, const LaneSet& own, const LaneSet& open,
                               const NodeSet& from, const NodeSet& to) {
  const Reach reach = reach_from(ed, own, open, from);
  std::optional<NodeId> end;
  for (const NodeId node : to)
    if (!end || reach.far[std::size_t(node)] < reach.far[std::size_t(*end)]) end = node;
  if (!end || reach.far[std::size_t(*end)] == kFar) return std::nullopt;
  return walk_back(ed, own, reach, *end);
}

std::optional<Way> tour_way(const Edition& ed, LaneSet own, const LaneSet& open,
                            const Ticket& ticket) {
  Way all;
  for (int i = 1; i < ticket.tour.size(); ++i) {
    const NodeSet from = nodes_of(ed, Place::city(ticket.tour[std::size_t(i - 1)]));
    const NodeSet to = nodes_of(ed, Place::city(ticket.tour[std::size_t(i)]));
    const auto leg = way_between(ed, own, open, from, to);
    if (!leg) return std::nullopt;
    all.lanes |= leg->lanes;
    all.length += leg->length;
    own |= leg->lanes;
  }
  return all;
}

}  // namespace

LaneSet open_lanes(const Edition& ed, const View& view, Seat seat) {
  LaneSet taken;
  for (int i = 0; i < ed.seats; ++i) taken |= view.at(Seat(i)).lanes;
  LaneSet open;
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const LaneSet& closing = ed.one_lane_per_group ? taken : view.at(seat).lanes;
    const auto& mates = ed.lane(LaneId(i)).mates;
    const bool closed = std::any_of(mates.begin(), mates.end(),
                                    [&](LaneId mate) { return closing.contains(mate); });
    if (!taken.contains(LaneId(i)) && !closed) open.insert(LaneId(i));
  }
  return open;
}

std::optional<Way> shortest_way(const Edition& ed, const LaneSet& own, const LaneSet& open,
                                const Ticket& ticket) {
  if (!ticket.tour.empty()) return tour_way(ed, own, open, ticket);
  std::optional<Way> best;
  for (const Link& link : ticket.links) {
    const auto way = way_between(ed, own, open, nodes_of(ed, link.from), nodes_of(ed, link.to));
    if (way && (!best || way->length < best->length)) best = way;
  }
  return best;
}

bool joined(const Edition& ed, const LaneSet& own, const Ticket& ticket) {
  return shortest_way(ed, own, LaneSet{}, ticket).has_value();
}

}  // namespace wagonaut
