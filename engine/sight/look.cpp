#include "engine/play.h"
#include "engine/rules/piles.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

bool simultaneous(const State& s) {
  return s.turn == 0;
}

SeatView look_at(const Edition& ed, const State& s, Seat seat) {
  const SeatState& them = s.at(seat);
  SeatView out;
  for (int d = 0; d < ed.decks.size(); ++d)
    out.cards[d] = std::uint8_t(count_of(ed, them.hand, Deck(d)));
  out.shown = them.shown;
  out.tickets = std::uint8_t(them.tickets.count());
  out.offered = std::uint8_t(them.offer.size());
  out.rejected = std::uint8_t(them.rejected.count());
  out.decided = simultaneous(s) && !over(s) && !s.ask.waiting.contains(seat);
  if (over(s)) out.laid_open = them.tickets;
  out.lanes = them.lanes;
  out.claimable = them.claimable;
  out.harbours = them.harbours;
  out.trains = them.trains;
  out.ships = them.ships;
  out.box_trains = them.box_trains;
  out.box_ships = them.box_ships;
  out.harbours_left = them.harbours_left;
  out.score = them.score;
  return out;
}

OwnView look_at_own(const SeatState& me) {
  return {me.hand, me.tickets, me.rejected, me.offer, me.answer};
}

UnderTicket look_under(const Edition& ed, const State& s, TicketId ticket,
                       std::optional<Seat> viewer) {
  UnderTicket out;
  for (int i = 0; i < ed.seats; ++i)
    if (s.seat[i].rejected.contains(ticket)) out.by = Seat(i);
  if (viewer && out.by == *viewer) out.ticket = ticket;
  return out;
}

}  // namespace

View look(const Edition& ed, const State& s, std::optional<Seat> viewer) {
  View out;
  out.viewer = viewer;
  for (int i = 0; i < ed.seats; ++i) out.seat[i] = look_at(ed, s, Seat(i));
  out.draw_count = s.draw_count;
  out.discard_pile = s.discard_pile;
  out.market = s.market;
  out.unseen_tickets = std::uint8_t(s.ticket_pile.unseen.count());
  for (const TicketId ticket : s.ticket_pile.under)
    out.under_tickets.push_back(look_under(ed, s, ticket, viewer));
  out.tunnel = s.tunnel;
  out.ask = s.ask;
  out.start = s.start;
  out.active = s.active;
  out.picks = s.picks;
  out.refill_slot = s.refill_slot;
  out.last_pick = s.last_pick;
  out.triggered = s.triggered;
  out.turns_left = s.turns_left;
  out.passes = s.passes;
  out.turn = s.turn;
  if (viewer) {
    out.own = look_at_own(s.at(*viewer));
    list_moves(ed, s, *viewer, out.choices);
  }
  return out;
}

}  // namespace wagonaut
