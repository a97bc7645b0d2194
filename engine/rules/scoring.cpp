#include "engine/rules/scoring.h"

#include <algorithm>

#include "engine/rules/network.h"
#include "engine/rules/trail.h"

namespace wagonaut {
namespace {

bool connected(const OpenSeat& seat, const Ticket& ticket) {
  for (const NodeId stop : ticket.tour)
    if (seat.label[std::size_t(stop)] != seat.label[std::size_t(ticket.tour.front())]) return false;
  return true;
}

int tour_points(const Edition& ed, const OpenSeat& seat, const Ticket& ticket) {
  if (!connected(seat, ticket)) return -ticket.penalty;
  const std::span<const NodeId> stops(ticket.tour.begin(), std::size_t(ticket.tour.size()));
  return tour_in_order(ed, seat.lanes, stops) ? ticket.in_order : ticket.any_order;
}

void add_tickets(const Edition& ed, const State& s, Standings& out) {
  for (int i = 0; i < ed.seats; ++i)
    for (const TicketId ticket : s.own[i].tickets)
      out.seat[i].tickets =
          std::int16_t(out.seat[i].tickets + ticket_points(ed, s.open.seat[i], ticket));
}

/// G-46: to every seat tied for the best, but not for nothing.
void add_to_leaders(const Edition& ed, Standings& out, std::int16_t SeatStanding::*value,
                    std::int16_t SeatStanding::*bonus, int points) {
  int best = 1;
  for (int i = 0; i < ed.seats; ++i) best = std::max<int>(best, out.seat[i].*value);
  for (int i = 0; i < ed.seats; ++i)
    if (out.seat[i].*value == best) out.seat[i].*bonus = std::int16_t(points);
}

int harbour_value(const Edition& ed, const OpenSeat& seat, const TicketSet& held, NodeId node,
                  const Award& award) {
  const auto tickets = std::size_t(harbour_tickets(ed, seat, held, node).count());
  return award.by_tickets[std::min(tickets, award.by_tickets.size() - 1)];
}

void add_harbours(const Edition& ed, const State& s, const Award& award, Standings& out) {
  for (int i = 0; i < ed.seats; ++i) {
    const OpenSeat& seat = s.open.seat[i];
    int value = 0;
    for (const NodeId node : seat.harbours)
      value += harbour_value(ed, seat, s.own[i].tickets, node, award);
    out.seat[i].harbours = std::int16_t(value);
    out.seat[i].unbuilt = std::int16_t(award.unbuilt * seat.harbours_left);
  }
}

void add_award(const Edition& ed, const State& s, const Award& award, Standings& out) {
  using S = SeatStanding;
  switch (award.kind) {
    case AwardKind::Tickets:
      return add_tickets(ed, s, out);
    case AwardKind::LongestTrail:
      return add_to_leaders(ed, out, &S::trail, &S::trail_bonus, award.points);
    case AwardKind::MostTickets:
      return add_to_leaders(ed, out, &S::completed, &S::tickets_bonus, award.points);
    case AwardKind::Harbours:
      return add_harbours(ed, s, award, out);
  }
}

bool counts_trails(const Edition& ed) {
  return ed.award(AwardKind::LongestTrail) != nullptr ||
         std::find(ed.ties.begin(), ed.ties.end(), Tie::LongestTrail) != ed.ties.end();
}

bool beats(const Edition& ed, const SeatStanding& a, const SeatStanding& b) {
  if (a.total != b.total) return a.total > b.total;
  for (const Tie tie : ed.ties)
    if (tie_value(a, tie) != tie_value(b, tie)) return tie_value(a, tie) > tie_value(b, tie);
  return false;
}

void rank(const Edition& ed, Standings& out) {
  for (int i = 0; i < ed.seats; ++i)
    for (int j = 0; j < ed.seats; ++j)
      if (beats(ed, out.seat[j], out.seat[i])) ++out.seat[i].place;
}

}  // namespace

int tie_value(const SeatStanding& seat, Tie tie) {
  switch (tie) {
    case Tie::Tickets:
      return seat.completed;
    case Tie::TrailBonus:
      return seat.trail_bonus > 0 ? 1 : 0;
    case Tie::LongestTrail:
      return seat.trail;
    case Tie::Harbours:
      return seat.harbours;
  }
  return 0;
}

int ticket_points(const Edition& ed, const OpenSeat& seat, TicketId id) {
  const Ticket& ticket = ed.ticket(id);
  if (!ticket.tour.empty()) return tour_points(ed, seat, ticket);
  int best = -ticket.penalty;
  for (const Link& link : ticket.links)
    if (joins(ed, seat, link.from, link.to)) best = std::max<int>(best, link.points);
  return best;
}

bool ticket_complete(const Edition& ed, const OpenSeat& seat, TicketId id) {
  const Ticket& ticket = ed.ticket(id);
  if (!ticket.tour.empty()) return connected(seat, ticket);
  return std::any_of(ticket.links.begin(), ticket.links.end(),
                     [&](const Link& link) { return joins(ed, seat, link.from, link.to); });
}

TicketSet harbour_tickets(const Edition& ed, const OpenSeat& seat, const TicketSet& held,
                          NodeId node) {
  TicketSet out;
  for (const TicketId ticket : held)
    if (ed.ticket(ticket).names(node) && ticket_complete(ed, seat, ticket)) out.insert(ticket);
  return out;
}

int harbour_points(const Edition& ed, const OpenSeat& seat, const TicketSet& held, NodeId node) {
  const Award* award = ed.award(AwardKind::Harbours);
  return award == nullptr ? 0 : harbour_value(ed, seat, held, node, *award);
}

Standings final_standings(const Edition& ed, const State& s) {
  Standings out;
  const bool trails = counts_trails(ed);
  for (int i = 0; i < ed.seats; ++i) {
    SeatStanding& seat = out.seat[i];
    seat.lanes = s.open.seat[i].score;
    for (const TicketId ticket : s.own[i].tickets)
      seat.completed = std::int16_t(seat.completed + ticket_complete(ed, s.open.seat[i], ticket));
    if (trails) seat.trail = std::int16_t(longest_trail(ed, s.open.seat[i].lanes));
  }
  for (const Award& award : ed.awards) add_award(ed, s, award, out);
  for (int i = 0; i < ed.seats; ++i) {
    SeatStanding& seat = out.seat[i];
    seat.total = std::int16_t(seat.lanes + seat.tickets + seat.trail_bonus + seat.tickets_bonus +
                              seat.harbours + seat.unbuilt);
  }
  rank(ed, out);
  return out;
}

}  // namespace wagonaut
