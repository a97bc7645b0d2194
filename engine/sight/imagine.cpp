#include <bit>

#include "engine/rules/fleet.h"
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
    for (int i = 0; i < ed_.seats; ++i)
      s.own[i].hand = is_viewer(view_, i) ? view_.own->hand : s.open.seat[i].shown;
    Cards unseen = unseen_cards(ed_, view_);
    const int papers = take_newspapers(s, unseen);
    for (int i = 0; i < ed_.seats; ++i)
      if (!is_viewer(view_, i)) fill_hand(s.own[i].hand, view_.backs[i], unseen);
    s.draw_pile = unseen;
    if (papers > 0) s.draw_pile[ed_.newspaper] = std::uint8_t(papers);
  }

  void deal_tickets(State& s) {
    unseen_tickets_ = TicketSet::below(ed_.tickets.size()) - ed_.tickets_away;
    for (const Order& order : s.open.extras.orders) unseen_tickets_.erase(order.ticket);
    unseen_tickets_ -= s.open.extras.orders_past;
    if (view_.own) take_own_tickets(s.own[*view_.viewer]);
    for (const Backs& backs : view_.backs.of) unseen_tickets_ -= backs.laid_open;
    for (const UnderTicket& under : view_.under_tickets) lay_under(s, under);
    for (int i = 0; i < ed_.seats; ++i)
      if (!is_viewer(view_, i)) deal_seat_tickets(s, Seat(i));
    s.ticket_pile.unseen = unseen_tickets_;
  }

  /// Face-down answers of others: any lawful one.
  void answer_for_others(State& s) {
    for (int i = 0; i < ed_.seats; ++i) {
      if (is_viewer(view_, i) || !s.open.decided(Seat(i))) continue;
      Menu menu;
      if (s.open.ask.kind == AskKind::KeepTickets)
        list_keeps(s, Seat(i), menu);
      else
        list_fleets(ed_, menu);
      const Move answer = menu.at(ed_, s.open, rng_.below(menu.size()));
      s.own[i].answer = answer.kind == MoveKind::KeepTickets ? answer.what : answer.amount;
    }
  }

 private:
  /// No hand ever holds a newspaper (L-35): those that are not on their way are in the pile.
  int take_newspapers(const State& s, Cards& unseen) const {
    if (ed_.newspaper == kNoCard) return 0;
    const Extras& x = s.open.extras;
    const int papers = unseen[ed_.newspaper] - x.aside - x.in_transit - x.waiting;
    unseen[ed_.newspaper] = 0;
    return papers;
  }

  /// Beside what is in the hand already, which everybody has seen.
  void fill_hand(Cards& hand, const Backs& backs, Cards& unseen) {
    for (int d = 0; d < ed_.decks.size(); ++d) {
      const DeckRules& deck = ed_.decks[d];
      int total = 0, missing = backs.cards[d];
      for (int i = deck.first; i < deck.last; ++i) {
        total += unseen[Sort(i)];
        missing -= hand[Sort(i)];
      }
      for (; missing > 0; --missing) {
        int place = rng_.below(total--);
        int i = deck.first;
        while ((place -= unseen[Sort(i)]) >= 0) ++i;
        --unseen[Sort(i)];
        ++hand[Sort(i)];
      }
    }
  }

  void take_own_tickets(Own& me) {
    me.tickets = view_.own->tickets;
    me.rejected = view_.own->rejected;
    me.offer = view_.own->offer;
    me.answer = view_.own->answer;
    me.blind_locos = view_.own->blind_locos;
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
    s.own[under.by].rejected.insert(ticket);
  }

  void deal_seat_tickets(State& s, Seat seat) {
    Own& them = s.own[seat];
    const Backs& seen = view_.backs[seat];
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

}  // namespace

Cards unseen_cards(const Edition& ed, const View& view) {
  Cards unseen = ed.cards;
  unseen -= view.open.discard_pile;
  unseen -= view.open.tunnel.set_aside;
  unseen -= view.open.tunnel.revealed;
  for (const Sort card : view.open.market)
    if (card != kNoCard) --unseen[card];
  for (int i = 0; i < ed.seats; ++i)
    unseen -= is_viewer(view, i) ? view.own->hand : view.open.seat[i].shown;
  return unseen;
}

State imagine(const Edition& ed, const View& view, Quick& rng) {
  State s{.open = view.open, .own = {}, .draw_pile = {}, .ticket_pile = {}};
  Dealer dealer(ed, view, rng);
  dealer.deal_cards(s);
  dealer.deal_tickets(s);
  dealer.answer_for_others(s);
  return s;
}

}  // namespace wagonaut
