#include <bit>

#include "engine/rules/fleet.h"
#include "engine/rules/network.h"
#include "engine/rules/tickets.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

bool is_viewer(const View& view, int seat) {
  return view.viewer && index(*view.viewer) == seat;
}

/// Deals what the viewer has not seen. Every order of the unseen cards is equally likely, so each
/// hand is simply drawn from the rest, and the draw pile is what remains.
class Dealer {
 public:
  Dealer(const Edition& ed, const View& view, Quick& rng) : ed_(ed), view_(view), rng_(rng) {}

  void deal_cards(State& s) {
    Cards unseen = ed_.cards;
    unseen -= view_.discard_pile;
    unseen -= view_.tunnel.set_aside;
    unseen -= view_.tunnel.revealed;
    for (const Sort card : view_.market)
      if (card != kNoCard) --unseen[card];
    for (int i = 0; i < ed_.seats; ++i) {
      s.seat[i].shown = view_.seat[i].shown;
      s.seat[i].hand = is_viewer(view_, i) ? view_.own->hand : view_.seat[i].shown;
      unseen -= s.seat[i].hand;
    }
    for (int i = 0; i < ed_.seats; ++i)
      if (!is_viewer(view_, i)) fill_hand(s.seat[i], view_.seat[i], unseen);
    s.draw_pile = unseen;
  }

  void deal_tickets(State& s) {
    for (int i = 0; i < ed_.tickets.size(); ++i) unseen_tickets_.insert(TicketId(i));
    if (view_.own) take_own_tickets(s.at(*view_.viewer));
    for (const SeatView& seat : view_.seat) unseen_tickets_ -= seat.laid_open;
    for (const UnderTicket& under : view_.under_tickets) lay_under(s, under);
    for (int i = 0; i < ed_.seats; ++i)
      if (!is_viewer(view_, i)) deal_seat_tickets(s, Seat(i));
    s.ticket_pile.unseen = unseen_tickets_;
  }

  /// Face-down answers of others: any lawful one.
  void answer_for_others(State& s) {
    for (int i = 0; i < ed_.seats; ++i) {
      if (is_viewer(view_, i) || !view_.seat[i].decided) continue;
      Menu menu;
      if (s.ask.kind == AskKind::KeepTickets)
        list_keeps(ed_, s, Seat(i), menu);
      else
        list_fleets(ed_, menu);
      const Move answer = menu.at(ed_, rng_.below(menu.size()));
      s.seat[i].answer = answer.kind == MoveKind::KeepTickets ? answer.what : answer.amount;
    }
  }

 private:
  void fill_hand(SeatState& seat, const SeatView& seen, Cards& unseen) {
    for (int d = 0; d < ed_.decks.size(); ++d) {
      const DeckRules& deck = ed_.decks[d];
      int total = 0, missing = seen.cards[d];
      for (int i = deck.first; i < deck.last; ++i) {
        total += unseen[Sort(i)];
        missing -= seen.shown[Sort(i)];
      }
      for (; missing > 0; --missing) {
        int place = rng_.below(total--);
        int i = deck.first;
        while ((place -= unseen[Sort(i)]) >= 0) ++i;
        --unseen[Sort(i)];
        ++seat.hand[Sort(i)];
      }
    }
  }

  void take_own_tickets(SeatState& me) {
    me.tickets = view_.own->tickets;
    me.rejected = view_.own->rejected;
    me.offer = view_.own->offer;
    me.answer = view_.own->answer;
    unseen_tickets_ -= me.tickets;
    unseen_tickets_ -= me.rejected;
    for (const TicketId ticket : me.offer) unseen_tickets_.erase(ticket);
  }

  TicketId any_ticket() {
    const TicketId ticket = unseen_tickets_.nth(rng_.below(unseen_tickets_.count()));
    unseen_tickets_.erase(ticket);
    return ticket;
  }

  void lay_under(State& s, const UnderTicket& under) {
    const TicketId ticket = under.ticket ? *under.ticket : any_ticket();
    s.ticket_pile.under.push_back(ticket);
    s.at(under.by).rejected.insert(ticket);
  }

  void deal_seat_tickets(State& s, Seat seat) {
    SeatState& them = s.at(seat);
    const SeatView& seen = view_.at(seat);
    them.tickets = seen.laid_open;
    while (them.tickets.count() < seen.tickets) them.tickets.insert(any_ticket());
    for (int i = 0; i < seen.offered; ++i) them.offer.push_back(any_ticket());
    while (them.rejected.count() < seen.rejected) them.rejected.insert(any_ticket());
  }

  const Edition& ed_;
  const View& view_;
  Quick& rng_;
  TicketSet unseen_tickets_;
};

void copy_table(const Edition& ed, const View& view, State& s) {
  s.discard_pile = view.discard_pile;
  s.draw_count = view.draw_count;
  s.market = view.market;
  s.tunnel = view.tunnel;
  s.ask = view.ask;
  s.start = view.start;
  s.active = view.active;
  s.picks = view.picks;
  s.refill_slot = view.refill_slot;
  s.last_pick = view.last_pick;
  s.triggered = view.triggered;
  s.turns_left = view.turns_left;
  s.passes = view.passes;
  s.turn = view.turn;
  for (int d = 0; d < ed.decks.size(); ++d)
    for (int i = ed.decks[d].first; i < ed.decks[d].last; ++i)
      s.discard_count[d] = std::uint8_t(s.discard_count[d] + s.discard_pile[Sort(i)]);
}

void copy_seats(const Edition& ed, const View& view, State& s) {
  clear_board(ed, s);
  for (int i = 0; i < ed.seats; ++i) {
    const SeatView& seen = view.seat[i];
    SeatState& seat = s.seat[i];
    for (const LaneId lane : seen.lanes) give_lane(ed, s, Seat(i), lane);
    seat.harbours = seen.harbours;
    seat.trains = seen.trains;
    seat.ships = seen.ships;
    seat.box_trains = seen.box_trains;
    seat.box_ships = seen.box_ships;
    seat.harbours_left = seen.harbours_left;
    seat.score = seen.score;
  }
}

}  // namespace

SeatState own_seat(const Edition& ed, const View& view) {
  CHECK(view.viewer && view.own);
  State s;
  copy_seats(ed, view, s);
  SeatState& me = s.at(*view.viewer);
  const OwnView& own = *view.own;
  me.hand = own.hand;
  me.shown = view.at(*view.viewer).shown;
  me.tickets = own.tickets;
  me.rejected = own.rejected;
  me.offer = own.offer;
  me.answer = own.answer;
  return me;
}

State imagine(const Edition& ed, const View& view, Quick& rng) {
  State s;
  copy_table(ed, view, s);
  copy_seats(ed, view, s);
  Dealer dealer(ed, view, rng);
  dealer.deal_cards(s);
  dealer.deal_tickets(s);
  dealer.answer_for_others(s);
  return s;
}

}  // namespace wagonaut
