#include "engine/rules/tickets.h"

#include <algorithm>
#include <bit>

namespace wagonaut {
namespace {

/// G-37: the first drawn lies highest.
void reject(Table& t, Own& seat, TicketId ticket) {
  seat.rejected.insert(ticket);
  switch (t.ed.rejected) {
    case Rejected::UnderThePile:
      return t.s.ticket_pile.under.push_back(ticket);
    case Rejected::OutOfTheGame:
      return;
  }
}

void settle_offer(Table& t, Seat seat, unsigned kept) {
  Own& them = t.s.own[seat];
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

/// Draws tickets for a seat to choose from, as many as there are.
void offer_tickets(Table& t, Seat seat, const Offer& rule) {
  Own& them = t.s.own[seat];
  t.s.open.keep = rule.keep;
  for (int i = std::min<int>(rule.offer, t.s.ticket_pile.size()); i > 0; --i)
    them.offer.push_back(draw_ticket(t));
  if (t.log)
    t.log->note({.kind = FactKind::TicketsOffered,
                 .seat = seat,
                 .n = std::int16_t(them.offer.size()),
                 .tickets = them.offer});
}

/// All seats have decided: the answers are opened in turn order (G-36).
void open_answers(Table& t) {
  t.revealed = true;
  for (int i = 0; i < t.ed.seats; ++i) {
    const Seat seat = t.after(t.s.open.start, i);
    settle_offer(t, seat, t.s.own[seat].answer);
    t.s.own[seat].answer = 0;
  }
}

/// L-22, L-23: a pile that is too small for all is divided, and one ticket must be kept.
Offer first_offer(const Edition& ed, int pile) {
  const int each = pile / ed.seats;
  if (!ed.short_offers || each >= ed.first_offer.offer) return ed.first_offer;
  return {std::uint8_t(each), std::uint8_t(std::min(each, 1))};
}

}  // namespace

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
  for (int i = 0; i < t.ed.seats; ++i) t.s.own[i].rejected.erase(ticket);
  return ticket;
}

void give_back_ticket(Table& t, Seat seat, TicketId ticket) {
  t.s.own[seat].tickets.erase(ticket);
  reject(t, t.s.own[seat], ticket);
}

bool can_draw_tickets(const State& s) {
  return !s.ticket_pile.unseen.empty() || !s.ticket_pile.under.empty();
}

void offer_first_tickets(Table& t) {
  const Offer rule = first_offer(t.ed, t.s.ticket_pile.size());
  if (rule.offer > 0) offer_to_all(t, rule);
  t.then(Todo::FormFleets);
}

void offer_to_all(Table& t, const Offer& rule) {
  for (int i = 0; i < t.ed.seats; ++i) offer_tickets(t, t.after(t.s.open.start, i), rule);
  t.ask_all(AskKind::KeepTickets);
}

void offer_to(Table& t, Seat seat, const Offer& rule) {
  offer_tickets(t, seat, rule);
  t.ask(AskKind::KeepTickets, seat);
}

void offer_later_tickets(Table& t) {
  const Offer& rule = t.ed.later_offer;
  const int most = std::min(rule.offer + t.s.open.extras.more, kMaxOffer);
  t.s.open.extras.more = 0;
  offer_to(t, t.s.open.active, {std::uint8_t(most), rule.keep});
  t.then(Todo::EndTurn);
}

int least_kept(const OpenTable& open, const Own& own) {
  return std::min<int>(open.keep, own.offer.size());
}

void list_keeps(const State& s, Seat seat, Menu& menu) {
  const int least = least_kept(s.open, s.own[seat]);
  std::uint64_t lawful = 0;
  for (unsigned kept = 0; kept < 1u << s.own[seat].offer.size(); ++kept)
    lawful |= std::uint64_t(std::popcount(kept) >= least) << kept;
  menu.add(MoveKind::KeepTickets, lawful);
}

std::optional<Refusal> object_draw_tickets(const State& s) {
  if (!can_draw_tickets(s)) return Refusal::NoTicketsLeft;
  return std::nullopt;
}

std::optional<Refusal> object_keep(const State& s, Seat seat, unsigned kept) {
  if (kept >> s.own[seat].offer.size() != 0) return Refusal::NoSuchTicket;
  if (std::popcount(kept) < least_kept(s.open, s.own[seat])) return Refusal::TooFewTicketsKept;
  return std::nullopt;
}

void play_draw_tickets(Table& t) {
  if (!t.ed.effects.any(When::Offer)) return offer_later_tickets(t);
  t.then({.todo = Todo::Sentences, .act = std::uint16_t(When::Offer)});
  t.then(Todo::OfferLater);
}

void play_keep(Table& t, Seat seat, unsigned kept) {
  if (!t.s.open.ask.together) return settle_offer(t, seat, kept);
  t.s.own[seat].answer = std::uint8_t(kept);
  if (t.log) t.log->note({.kind = FactKind::AnswerLaid, .seat = seat});
  if (!t.asked()) open_answers(t);
}

}  // namespace wagonaut
