#include "bots/routes.h"

#include <algorithm>

#include "engine/rules/network.h"

namespace wagonaut {
namespace {

constexpr int kHop = 256;  // outweighs the pieces of any walk

int price_of(const Prices& prices, const Walk& walk) {
  int sum = 0;
  for (const LaneId lane : walk) sum += prices[std::size_t(lane)];
  return sum;
}

}  // namespace

LaneSet open_lanes(const Edition&, const View& view, Seat seat) {
  return view.at(seat).claimable;
}

Prices piece_prices(const Edition& ed, const LaneSet& own, const LaneSet& open) {
  Prices prices;
  prices.fill(kBarred);
  for (const LaneId lane : open) prices[std::size_t(lane)] = ed.lane(lane).cost.length;
  for (const LaneId lane : own) prices[std::size_t(lane)] = 0;
  return prices;
}

Prices hop_prices(const Edition& ed, const LaneSet& own, const LaneSet& open) {
  Prices prices = piece_prices(ed, own, open);
  for (int& price : prices)
    if (price != kBarred) price += kHop;
  return prices;
}

std::optional<Walk> walk_for(const Edition& ed, const Prices& prices, const Ticket& ticket) {
  if (!ticket.tour.empty()) {
    const std::span stops(ticket.tour.begin(), std::size_t(ticket.tour.size()));
    return cheapest_tour(ed, prices, stops);
  }
  std::optional<Walk> best;
  int least = 0;
  for (const Link& link : ticket.links) {
    const auto walk = cheapest_walk(ed, prices, nodes_of(ed, link.from), nodes_of(ed, link.to));
    if (!walk) continue;
    const int price = price_of(prices, *walk);
    if (best && price >= least) continue;
    best = walk;
    least = price;
  }
  return best;
}

Way way_over(const Edition& ed, const LaneSet& own, const Walk& walk) {
  Way way;
  for (const LaneId lane : walk) {
    if (own.contains(lane)) continue;
    way.lanes.insert(lane);
    way.length += ed.lane(lane).cost.length;
  }
  return way;
}

std::optional<Way> shortest_way(const Edition& ed, const LaneSet& own, const LaneSet& open,
                                const Ticket& ticket) {
  const auto walk = walk_for(ed, piece_prices(ed, own, open), ticket);
  if (!walk) return std::nullopt;
  return way_over(ed, own, *walk);
}

bool joined(const Edition& ed, const LaneSet& own, const Ticket& ticket) {
  return shortest_way(ed, own, LaneSet{}, ticket).has_value();
}

int points_of(const Ticket& ticket) {
  int best = ticket.any_order;
  for (const Link& link : ticket.links) best = std::max<int>(best, link.points);
  return best;
}

NodeSet ends_of(const Edition& ed, const LaneSet& lanes) {
  NodeSet ends;
  for (const LaneId lane : lanes) {
    ends.insert(ed.lane(lane).a);
    ends.insert(ed.lane(lane).b);
  }
  return ends;
}

}  // namespace wagonaut
