// Why these pieces, this harbour, this pile.
#include "bots/reasons/grounds.h"

namespace wagonaut {
namespace {

/// What the shortest ways of all tickets take together.
PiecesByKind ticket_pieces(const Grounds& g) {
  LaneSet lanes;
  for (const TicketId id : g.at.own.tickets)
    if (const auto way = shortest_way(g.ed, g.me.lanes, g.at.open, g.ed.ticket(id)))
      lanes |= way->lanes;
  return pieces_of(g.ed, lanes);
}

/// The longest of these lanes that only lacks pieces of one kind, and no more than come.
std::optional<LaneId> opened_lane(const Grounds& g, const LaneSet& lanes, Kind kind, int come) {
  std::optional<LaneId> best;
  for (const LaneId lane : lanes) {
    if (g.at.cost(lane).kind != kind) continue;
    const int lacking = g.at.cost(lane).length - g.at.supply(kind);
    if (lacking <= 0 || lacking > come) continue;
    if (!best || g.at.cost(lane).length > g.at.cost(*best).length) best = lane;
  }
  return best;
}

int unbuilt_points(const Edition& ed) {
  const Award* award = ed.award(AwardKind::Harbours);
  return award == nullptr ? 0 : -award->unbuilt;
}

}  // namespace

Reason why_fleet(const Grounds& g, int trains) {
  const auto [rail, sea] = ticket_pieces(g);
  const bool suffices = rail <= trains && sea <= g.ed.pieces.fleet - trains;
  return {
      .why = suffices ? Why::FleetSuffices : Why::FleetFallsShort, .trains = rail, .ships = sea};
}

Reason why_exchanged(const Grounds& g, Kind gives, int amount) {
  const Kind taken = gives == Kind::Rail ? Kind::Sea : Kind::Rail;
  if (const auto lane = opened_lane(g, g.planned, taken, amount))
    return {.why = Why::ExchangeForLane, .ticket = planned_ticket(g, *lane), .lane = lane};
  if (const auto lane = opened_lane(g, g.at.open, taken, amount))
    return {.why = Why::ExchangeForLane, .lane = lane};
  return {.why = Why::ExchangeAhead, .kind = taken};
}

Reason why_harbour(const Grounds& g, NodeId node) {
  int tickets = 0;
  for (const TicketId id : g.at.own.tickets) tickets += g.ed.ticket(id).names(node) ? 1 : 0;
  if (tickets > 0) return {.why = Why::HarbourNamed, .node = node, .count = tickets};
  return {.why = Why::HarbourStands, .node = node, .points = unbuilt_points(g.ed)};
}

Reason why_refilled(const Grounds& g, Deck deck) {
  const Deck home{std::uint8_t(g.view.open.refill_slot >= g.ed.decks[0].slots)};
  return {.why = deck == home ? Why::RefillSame : Why::RefillOther, .deck = deck};
}

}  // namespace wagonaut
