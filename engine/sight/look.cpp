#include "engine/play.h"
#include "engine/rules/piles.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

/// In place: made byte by byte and copied as a whole, the processor would wait for it.
void count_backs(const Edition& ed, const State& s, Seat seat, Backs& out) {
  const Own& them = s.own[seat];
  for (int d = 0; d < ed.decks.size(); ++d)
    out.cards[d] = std::uint8_t(count_of(ed, them.hand, Deck(d)));
  out.tickets = std::uint8_t(them.tickets.count());
  out.offered = std::uint8_t(them.offer.size());
  out.rejected = std::uint8_t(them.rejected.count());
  if (over(s)) out.laid_open = them.tickets;
}

UnderTicket look_under(const Edition& ed, const State& s, TicketId ticket,
                       std::optional<Seat> viewer) {
  UnderTicket out;
  for (int i = 0; i < ed.seats; ++i)
    if (s.own[i].rejected.contains(ticket)) out.by = Seat(i);
  if (viewer && out.by == *viewer) out.ticket = ticket;
  return out;
}

}  // namespace

View look(const Edition& ed, const State& s, std::optional<Seat> viewer) {
  View out;
  out.open = s.open;
  for (int i = 0; i < ed.seats; ++i) count_backs(ed, s, Seat(i), out.backs[i]);
  out.viewer = viewer;
  out.unseen_tickets = std::uint8_t(s.ticket_pile.unseen.count());
  for (const TicketId ticket : s.ticket_pile.under)
    out.under_tickets.push_back(look_under(ed, s, ticket, viewer));
  if (viewer) {
    out.own = s.own[*viewer];
    list_moves(ed, s, *viewer, out.choices);
  }
  return out;
}

}  // namespace wagonaut
