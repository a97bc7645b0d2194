#include "bots/routes.h"

#include <algorithm>

#include "engine/rules/network.h"
#include "engine/rules/walk.h"

namespace wagonaut {
namespace {

Prices prices_of(const Edition& ed, const LaneSet& own, const LaneSet& open) {
  Prices prices;
  prices.fill(kBarred);
  for (const LaneId lane : open) prices[std::size_t(lane)] = ed.lane(lane).cost.length;
  for (const LaneId lane : own) prices[std::size_t(lane)] = 0;
  return prices;
}

/// What of a walk is still to be claimed.
std::optional<Way> way_over(const Edition& ed, const LaneSet& own,
                            const std::optional<Walk>& walk) {
  if (!walk) return std::nullopt;
  Way way;
  for (const LaneId lane : *walk) {
    if (own.contains(lane)) continue;
    way.lanes.insert(lane);
    way.length += ed.lane(lane).cost.length;
  }
  return way;
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
  const Prices prices = prices_of(ed, own, open);
  if (!ticket.tour.empty()) {
    const std::span stops(ticket.tour.begin(), std::size_t(ticket.tour.size()));
    return way_over(ed, own, cheapest_tour(ed, prices, stops));
  }
  std::optional<Way> best;
  for (const Link& link : ticket.links) {
    const auto walk = cheapest_walk(ed, prices, nodes_of(ed, link.from), nodes_of(ed, link.to));
    const auto way = way_over(ed, own, walk);
    if (way && (!best || way->length < best->length)) best = way;
  }
  return best;
}

bool joined(const Edition& ed, const LaneSet& own, const Ticket& ticket) {
  return shortest_way(ed, own, LaneSet{}, ticket).has_value();
}

}  // namespace wagonaut
