#include "engine/rules/outlook.h"

#include <utility>

#include "engine/rules/network.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

// One piece outweighs any number of lanes that a walk can have.
constexpr int kPiece = kMaxLanes;

Prices outlook_prices(const Edition& ed, const OpenSeat& seat) {
  Prices prices;
  prices.fill(kBarred);
  for (const LaneId lane : seat.claimable)
    prices[std::size_t(lane)] = ed.lane(lane).length() * kPiece + 1;
  for (const LaneId lane : seat.lanes) prices[std::size_t(lane)] = 1;
  return prices;
}

int pieces_for(const Edition& ed, const OpenSeat& seat, const Walk& walk) {
  int pieces = 0;
  for (const LaneId lane : walk) pieces += seat.lanes.contains(lane) ? 0 : ed.lane(lane).length();
  return pieces;
}

void find_tour(const Edition& ed, const OpenSeat& seat, Outlook& out) {
  const auto& tour = ed.ticket(out.ticket).tour;
  const auto walk = cheapest_tour(ed, outlook_prices(ed, seat),
                                  std::span(tour.begin(), std::size_t(tour.size())));
  if (!walk) return;
  out.missing = pieces_for(ed, seat, *walk);
  out.lanes = *walk;
}

/// The fewest pieces, then the most points: among links that are joined already, the best one.
void find_link(const Edition& ed, const OpenSeat& seat, Outlook& out) {
  const Prices prices = outlook_prices(ed, seat);
  std::pair<int, int> best{};  // pieces, points to be won less
  for (const Link& link : ed.ticket(out.ticket).links) {
    const auto walk = cheapest_walk(ed, prices, nodes_of(ed, link.from), nodes_of(ed, link.to));
    if (!walk) continue;
    const std::pair<int, int> worth{pieces_for(ed, seat, *walk), -link.points};
    if (out.missing && worth >= best) continue;
    best = worth;
    out.missing = worth.first;
    out.lanes = *walk;
  }
}

}  // namespace

Outlook outlook_of(const Edition& ed, const OpenSeat& seat, TicketId ticket) {
  Outlook out;
  out.ticket = ticket;
  out.complete = ticket_complete(ed, seat, ticket);
  out.points = ticket_points(ed, seat, ticket);
  if (ed.ticket(ticket).tour.empty())
    find_link(ed, seat, out);
  else
    find_tour(ed, seat, out);
  return out;
}

}  // namespace wagonaut
