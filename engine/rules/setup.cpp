#include "engine/rules/setup.h"

#include "engine/rules/market.h"
#include "engine/rules/network.h"
#include "engine/rules/piles.h"
#include "engine/rules/tickets.h"

namespace wagonaut {
namespace {

void form_piles(Table& t) {
  t.s.draw_pile = t.ed.cards;
  for (int d = 0; d < t.ed.decks.size(); ++d) {
    t.s.draw_count[d] = std::uint8_t(count_of(t.ed, t.ed.cards, Deck(d)));
    t.luck.pile_formed(Deck(d), t.ed.cards);
  }
  for (int i = 0; i < t.ed.tickets.size(); ++i) t.s.ticket_pile.unseen.insert(TicketId(i));
}

void deal_hand(Table& t, Seat seat) {
  for (int d = 0; d < t.ed.decks.size(); ++d) {
    Cards dealt;
    for (int i = 0; i < t.ed.decks[d].hand; ++i) {
      ++dealt[draw_card(t, Deck(d))];
      reshuffle_if_empty(t, Deck(d));
    }
    t.s.at(seat).hand += dealt;
    if (t.log)
      t.log->note({.kind = FactKind::HandDealt,
                   .seat = seat,
                   .what = std::uint8_t(d),
                   .n = t.ed.decks[d].hand,
                   .cards = dealt});
  }
}

void hand_out_pieces(Table& t) {
  const Pieces& pieces = t.ed.pieces;
  for (int i = 0; i < t.ed.seats; ++i) {
    SeatState& seat = t.s.seat[i];
    seat.harbours_left = pieces.harbours;
    if (pieces.fleet > 0) continue;  // chosen later (W-10)
    seat.trains = pieces.trains;
    seat.ships = pieces.ships;
  }
}

}  // namespace

void set_up(Table& t, std::optional<Seat> first) {
  t.s.start = first ? *first : t.luck.start_seat(t.ed.seats);
  CHECK(index(t.s.start) < t.ed.seats);
  t.s.active = t.s.start;
  clear_board(t.ed, t.s);
  hand_out_pieces(t);
  form_piles(t);
  if (t.log) t.log->note({.kind = FactKind::GameStarted, .seat = t.s.start});
  for (int i = 0; i < t.ed.seats; ++i) deal_hand(t, t.after(t.s.start, i));
  deal_row(t);
  flush_if_needed(t);
  for (int i = 0; i < t.ed.seats; ++i)
    offer_tickets(t, t.after(t.s.start, i), t.ed.first_offer.offer);
  t.ask_all(AskKind::KeepTickets);
}

}  // namespace wagonaut
