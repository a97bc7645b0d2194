#include "engine/rules/scoring.h"

#include <algorithm>
#include <array>

#include "engine/rules/network.h"
#include "engine/rules/trail.h"

namespace wagonaut {
namespace {

bool connected(const OpenSeat& seat, const Ticket& ticket) {
  for (const NodeId stop : ticket.tour)
    if (seat.label[std::size_t(stop)] != seat.label[std::size_t(ticket.tour.front())]) return false;
  return true;
}

/// What a ticket brings, and whether because it is complete.
struct Outcome {
  int points = 0;
  bool complete = false;
};

Outcome outcome_of(const Edition& ed, const OpenSeat& seat, TicketId id) {
  const Ticket& ticket = ed.ticket(id);
  if (ticket.tour.empty()) {
    if (const auto link = scored_link(ed, seat, id))
      return {ticket.links[std::size_t(*link)].points, true};
  } else if (connected(seat, ticket)) {
    return {toured_in_order(ed, seat, id) ? ticket.in_order : ticket.any_order, true};
  }
  return {-ticket.penalty, false};
}

/// Asks `what` of the seat as its tickets see it. A copy is made only where lanes are shared
/// (C-13).
template <class What>
auto for_tickets(const Edition& ed, const OpenTable& open, Seat seat, const What& what) {
  if (open.extras.shared[seat].empty()) return what(open.seat[seat]);
  return what(with_shared(ed, open, seat));
}

/// The number that stands behind a part of a seat's score.
int value_of(const Edition& ed, const State& s, int i, AwardKind kind) {
  const OpenSeat& seat = s.open.seat[i];
  switch (kind) {
    case AwardKind::Lanes:
      return seat.lanes.count();
    case AwardKind::Exchanges:
      break;  // a position does not tell how it came about
    case AwardKind::Tickets:
    case AwardKind::MostTickets:
      return complete_tickets(ed, s.open, Seat(i), s.own[i].tickets).count();
    case AwardKind::LongestTrail:
      return longest_trail(ed, seat.lanes);
    case AwardKind::Harbours:
      return seat.harbours.count();
    case AwardKind::Unbuilt:
      return seat.harbours_left;
    case AwardKind::IdlePieces:
      return seat.trains + seat.ships;
    case AwardKind::TurnOrder:
      return (i - index(s.open.start) + ed.seats) % ed.seats;
  }
  return 0;
}

void add_part(SeatStanding& out, AwardKind kind, int points, int value) {
  out.parts.push_back({kind, std::int16_t(points), std::int16_t(value)});
}

void add_tickets(const Edition& ed, const State& s, int i, SeatStanding& out) {
  for_tickets(ed, s.open, Seat(i), [&](const OpenSeat& seat) {
    int points = 0, complete = 0;
    for (const TicketId ticket : s.own[i].tickets) {
      const Outcome outcome = outcome_of(ed, seat, ticket);
      points += outcome.points;
      complete += outcome.complete ? 1 : 0;
    }
    add_part(out, AwardKind::Tickets, points, complete);
  });
}

/// G-46: to every seat tied for the best, but not for nothing.
void add_to_leaders(const Edition& ed, const State& s, const Award& award, Standings& out) {
  std::array<int, kMaxSeats> values{};
  for (int i = 0; i < ed.seats; ++i) values[i] = value_of(ed, s, i, award.kind);
  const int best = std::max(1, *std::max_element(values.begin(), values.end()));
  for (int i = 0; i < ed.seats; ++i)
    add_part(out.seat[i], award.kind, values[i] == best ? award.points : 0, values[i]);
}

int harbour_value(const Edition& ed, const OpenSeat& seat, const TicketSet& held, NodeId node,
                  const Award& award) {
  const auto tickets = std::size_t(harbour_tickets(ed, seat, held, node).count());
  return award.by_tickets[std::min(tickets, award.by_tickets.size() - 1)];
}

void add_harbours(const Edition& ed, const State& s, int i, const Award& award, SeatStanding& out) {
  const OpenSeat& seat = s.open.seat[i];
  int points = 0;
  for (const NodeId node : seat.harbours)
    points += harbour_value(ed, seat, s.own[i].tickets, node, award);
  add_part(out, AwardKind::Harbours, points, seat.harbours.count());
  add_part(out, AwardKind::Unbuilt, award.unbuilt * seat.harbours_left, seat.harbours_left);
}

/// L-81.
void add_idle(const Edition& ed, const State& s, int i, const Award& award, SeatStanding& out) {
  const int idle = value_of(ed, s, i, AwardKind::IdlePieces);
  const std::size_t row = std::min(std::size_t(idle), award.by_idle.size() - 1);
  add_part(out, AwardKind::IdlePieces, award.by_idle[row], idle);
}

void add_award(const Edition& ed, const State& s, const Award& award, Standings& out) {
  switch (award.kind) {
    case AwardKind::Tickets:
      for (int i = 0; i < ed.seats; ++i) add_tickets(ed, s, i, out.seat[i]);
      return;
    case AwardKind::LongestTrail:
    case AwardKind::MostTickets:
      return add_to_leaders(ed, s, award, out);
    case AwardKind::Harbours:
      for (int i = 0; i < ed.seats; ++i) add_harbours(ed, s, i, award, out.seat[i]);
      return;
    case AwardKind::IdlePieces:
      for (int i = 0; i < ed.seats; ++i) add_idle(ed, s, i, award, out.seat[i]);
      return;
    case AwardKind::Lanes:
    case AwardKind::Exchanges:
    case AwardKind::Unbuilt:
    case AwardKind::TurnOrder:
      return;  // no lines of the law
  }
}

/// What a tie-break reads.
AwardKind part_of(Tie tie) {
  switch (tie) {
    case Tie::Tickets:
      return AwardKind::Tickets;
    case Tie::TrailBonus:
    case Tie::LongestTrail:
      return AwardKind::LongestTrail;
    case Tie::Harbours:
      return AwardKind::Harbours;
    case Tie::LaterTurn:
      return AwardKind::TurnOrder;
  }
  return AwardKind::Tickets;
}

/// A part that brings nothing is still there for its value.
void add_value(const Edition& ed, const State& s, AwardKind kind, Standings& out) {
  if (out.seat[0].find(kind) != nullptr) return;
  for (int i = 0; i < ed.seats; ++i) add_part(out.seat[i], kind, 0, value_of(ed, s, i, kind));
}

/// Only the total has a floor, not its parts (L-80).
void add_up(const Edition& ed, SeatStanding& out) {
  int total = 0;
  for (const Part& part : out.parts) total += part.points;
  out.total = std::int16_t(ed.floor_total ? std::max(0, total) : total);
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
      if (i != j && beats(ed, out.seat[j], out.seat[i])) ++out.seat[i].place;
}

/// The seats of `among` for which `value` is greatest.
template <class Value>
SeatSet best_of(SeatSet among, const Value& value) {
  SeatSet out;
  for (const Seat seat : among) {
    if (!out.empty() && value(seat) > value(*out.begin())) out = {};
    if (out.empty() || value(seat) == value(*out.begin())) out.insert(seat);
  }
  return out;
}

}  // namespace

int tie_value(const SeatStanding& seat, Tie tie) {
  switch (tie) {
    case Tie::Tickets:
    case Tie::LongestTrail:
    case Tie::LaterTurn:
      return seat.value(part_of(tie));
    case Tie::TrailBonus:
      return seat.points(part_of(tie)) > 0 ? 1 : 0;
    case Tie::Harbours:
      return seat.points(part_of(tie));
  }
  return 0;
}

TieStory tie_for_first(const Edition& ed, const Standings& result) {
  TieStory out{best_of(SeatSet::below(ed.seats), [&](Seat seat) { return result.at(seat).total; }),
               {}};
  SeatSet left = out.level;
  for (const Tie tie : ed.ties) {
    const SeatSet ahead = best_of(left, [&](Seat seat) { return tie_value(result.at(seat), tie); });
    if (ahead == left) continue;
    out.steps.push_back({tie, left});
    left = ahead;
  }
  return out;
}

std::optional<int> scored_link(const Edition& ed, const OpenSeat& seat, TicketId id) {
  const Ticket& ticket = ed.ticket(id);
  std::optional<int> best;
  for (int i = 0; i < ticket.links.size(); ++i) {
    const Link& link = ticket.links[std::size_t(i)];
    if (best && link.points <= ticket.links[std::size_t(*best)].points) continue;
    if (joins(ed, seat, link.from, link.to)) best = i;
  }
  return best;
}

bool toured_in_order(const Edition& ed, const OpenSeat& seat, TicketId id) {
  const auto& tour = ed.ticket(id).tour;
  return tour_in_order(ed, seat.lanes, std::span(tour.begin(), std::size_t(tour.size())));
}

int ticket_points(const Edition& ed, const OpenSeat& seat, TicketId id) {
  return outcome_of(ed, seat, id).points;
}

bool ticket_complete(const Edition& ed, const OpenSeat& seat, TicketId id) {
  const Ticket& ticket = ed.ticket(id);
  if (!ticket.tour.empty()) return connected(seat, ticket);
  return std::any_of(ticket.links.begin(), ticket.links.end(),
                     [&](const Link& link) { return joins(ed, seat, link.from, link.to); });
}

TicketSet complete_tickets(const Edition& ed, const OpenTable& open, Seat seat,
                           const TicketSet& held) {
  return for_tickets(ed, open, seat, [&](const OpenSeat& joined) {
    TicketSet out;
    for (const TicketId ticket : held)
      if (ticket_complete(ed, joined, ticket)) out.insert(ticket);
    return out;
  });
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
  for (int i = 0; i < ed.seats; ++i)
    add_part(out.seat[i], AwardKind::Lanes, s.open.seat[i].score, s.open.seat[i].lanes.count());
  for (const Award& award : ed.awards) add_award(ed, s, award, out);
  add_value(ed, s, AwardKind::Tickets, out);
  for (const Tie tie : ed.ties) add_value(ed, s, part_of(tie), out);
  for (int i = 0; i < ed.seats; ++i) add_up(ed, out.seat[i]);
  rank(ed, out);
  return out;
}

}  // namespace wagonaut
