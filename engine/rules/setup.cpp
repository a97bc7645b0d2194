#include "engine/rules/setup.h"

#include "engine/rules/network.h"
#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

void form_piles(Table& t) {
  t.s.draw_pile = t.ed.cards;
  for (int d = 0; d < t.ed.decks.size(); ++d) {
    t.s.open.draw_count[d] = std::uint8_t(count_of(t.ed, t.ed.cards, Deck(d)));
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
    t.s.own[seat].hand += dealt;
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
    OpenSeat& seat = t.s.open.seat[i];
    seat.harbours_left = pieces.harbours;
    if (pieces.fleet > 0) continue;  // chosen later (W-10)
    seat.trains = pieces.trains;
    seat.ships = pieces.ships;
  }
}

}  // namespace

void set_up(Table& t, std::optional<Seat> first) {
  t.s.open.start = first ? *first : t.luck.start_seat(t.ed.seats);
  CHECK(index(t.s.open.start) < t.ed.seats);
  t.s.open.active = t.s.open.start;
  clear_board(t.ed, t.s.open);
  hand_out_pieces(t);
  form_piles(t);
  if (t.log) t.log->note({.kind = FactKind::GameStarted, .seat = t.s.open.start});
  for (int i = 0; i < t.ed.seats; ++i) deal_hand(t, t.after(t.s.open.start, i));
  t.then(Todo::DealRow);
  t.then(Todo::CheckFlush);
  t.then(Todo::OfferFirst);
}

}  // namespace wagonaut
