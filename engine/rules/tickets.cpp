#include "engine/rules/tickets.h"

#include <algorithm>
#include <bit>

#include "engine/rules/fleet.h"
#include "engine/rules/turn.h"

namespace wagonaut {
namespace {

bool at_setup(const State& s) {
  return s.turn == 0;
}

TicketId draw_ticket(Table& t) {
  TicketPile& pile = t.s.ticket_pile;
  t.revealed = true;
  if (!pile.unseen.empty()) {
    const TicketId ticket = t.luck.ticket(pile.unseen);
    CHECK(pile.unseen.contains(ticket));
    pile.unseen.erase(ticket);
    return ticket;
  }
  const TicketId ticket = pile.under.front();
  pile.under.pop_front();
  for (int i = 0; i < t.ed.seats; ++i) t.s.seat[i].rejected.erase(ticket);
  return ticket;
}

/// G-37: the first drawn lies highest.
void reject(Table& t, SeatState& seat, TicketId ticket) {
  seat.rejected.insert(ticket);
  switch (t.ed.rejected) {
    case Rejected::UnderThePile:
      return t.s.ticket_pile.under.push_back(ticket);
    case Rejected::OutOfTheGame:
      return;
  }
}

void settle_offer(Table& t, Seat seat, unsigned kept) {
  SeatState& them = t.s.at(seat);
  Fact fact{.kind = FactKind::TicketsKept, .seat = seat, .n = std::int16_t(std::popcount(kept))};
  for (int i = 0; i < them.offer.size(); ++i) {
    const TicketId ticket = them.offer[i];
    if ((kept >> i & 1u) == 0) {
      reject(t, them, ticket);
      continue;
    }
    them.tickets.insert(ticket);
    fact.tickets.push_back(ticket);
  }
  them.offer.clear();
  if (t.log) t.log->note(fact);
}

/// All seats have decided: the answers are opened in turn order (G-36).
void open_first_answers(Table& t) {
  t.revealed = true;
  for (int i = 0; i < t.ed.seats; ++i) {
    const Seat seat = t.after(t.s.start, i);
    settle_offer(t, seat, t.s.at(seat).answer);
    t.s.at(seat).answer = 0;
  }
  choose_fleets(t);
}

}  // namespace

bool can_draw_tickets(const State& s) {
  return !s.ticket_pile.unseen.empty() || !s.ticket_pile.under.empty();
}

void offer_tickets(Table& t, Seat seat, int count) {
  SeatState& them = t.s.at(seat);
  for (int i = std::min(count, t.s.ticket_pile.size()); i > 0; --i)
    them.offer.push_back(draw_ticket(t));
  if (t.log)
    t.log->note({.kind = FactKind::TicketsOffered,
                 .seat = seat,
                 .n = std::int16_t(them.offer.size()),
                 .tickets = them.offer});
}

int least_kept(const Edition& ed, const State& s, Seat seat) {
  const Offer& rule = at_setup(s) ? ed.first_offer : ed.later_offer;
  return std::min<int>(rule.keep, s.at(seat).offer.size());
}

void list_keeps(const Edition& ed, const State& s, Seat seat, Menu& menu) {
  const int least = least_kept(ed, s, seat);
  std::uint64_t lawful = 0;
  for (unsigned kept = 0; kept < 1u << s.at(seat).offer.size(); ++kept)
    lawful |= std::uint64_t(std::popcount(kept) >= least) << kept;
  menu.add(MoveKind::KeepTickets, lawful);
}

std::optional<Refusal> object_draw_tickets(const State& s) {
  if (!can_draw_tickets(s)) return Refusal::NoTicketsLeft;
  return std::nullopt;
}

std::optional<Refusal> object_keep(const Edition& ed, const State& s, Seat seat, unsigned kept) {
  if (kept >> s.at(seat).offer.size() != 0) return Refusal::NoSuchTicket;
  if (std::popcount(kept) < least_kept(ed, s, seat)) return Refusal::TooFewTicketsKept;
  return std::nullopt;
}

void play_draw_tickets(Table& t) {
  offer_tickets(t, t.s.active, t.ed.later_offer.offer);
  t.ask(AskKind::KeepTickets);
}

void play_keep(Table& t, Seat seat, unsigned kept) {
  if (!at_setup(t.s)) {
    settle_offer(t, seat, kept);
    return end_turn(t);
  }
  t.s.at(seat).answer = std::uint8_t(kept);
  t.s.ask.waiting.erase(seat);
  if (t.log) t.log->note({.kind = FactKind::AnswerLaid, .seat = seat});
  if (t.s.ask.waiting.empty()) open_first_answers(t);
}

}  // namespace wagonaut
