#include "catalog/catalog.h"
#include "engine/base/check.h"
#include "engine/model/ask.h"
#include "engine/model/edition.h"
#include "engine/model/state.h"
#include "tests/fuzz/fuzz.h"

namespace wagonaut::tests::fuzz {

const Catalog& catalog() {
  static const Result<Catalog> loaded = Catalog::load(WAGONAUT_ROOT "/data");
  CHECK(loaded);
  return *loaded;
}

namespace {

// G-10: every card is in exactly one place.
void check_cards(const Edition& ed, const State& s) {
  Cards all = s.draw_pile + s.open.discard_pile + s.open.tunnel.set_aside + s.open.tunnel.revealed;
  for (int i = 0; i < kMaxSeats; ++i) {
    all += s.own[i].hand;
    CHECK(s.own[i].hand.covers(s.open.seat[i].shown));
  }
  for (const Sort sort : s.open.market)
    if (sort != kNoCard) ++all[sort];
  CHECK(all == ed.cards);
}

// G-11: at a decision an empty draw pile has no discards beside it.
void check_piles(const Edition& ed, const State& s) {
  for (int deck = 0; deck < ed.decks.size(); ++deck) {
    int drawn = 0, discarded = 0;
    for (int sort = ed.decks[deck].first; sort < ed.decks[deck].last; ++sort) {
      drawn += s.draw_pile[Sort(sort)];
      discarded += s.open.discard_pile[Sort(sort)];
    }
    CHECK(drawn == s.open.draw_count[deck] && discarded == s.open.discard_count[deck]);
    CHECK(drawn > 0 || discarded == 0);
  }
}

// I-3: what is not in the supply or the box lies on own lanes.
void check_pieces(const Edition& ed, const OpenSeat& seat) {
  int trains = seat.trains + seat.box_trains, ships = seat.ships + seat.box_ships;
  for (const LaneId lane : seat.lanes)
    (ed.lane(lane).kind() == Kind::Rail ? trains : ships) += ed.lane(lane).length();
  CHECK(trains == ed.pieces.trains && ships == ed.pieces.ships);
  CHECK(seat.harbours.count() + seat.harbours_left == ed.pieces.harbours);
}

// I-5: one owner a lane, one lane a group for each seat.
void check_lanes(const Edition& ed, const State& s) {
  LaneSet taken;
  for (const OpenSeat& seat : s.open.seat.of) {
    CHECK((taken & seat.lanes).empty());
    taken |= seat.lanes;
    for (const LaneId lane : seat.lanes)
      for (const LaneId mate : ed.lane(lane).mates) CHECK(!seat.lanes.contains(mate));
  }
}

// I-7: no ticket is in two places.
void check_tickets(const State& s) {
  TicketSet found = s.ticket_pile.unseen;
  int count = found.count();
  for (const TicketId ticket : s.ticket_pile.under) found.insert(ticket);
  count += s.ticket_pile.under.size();
  for (const Own& seat : s.own.of) {
    found |= seat.tickets;
    for (const TicketId ticket : seat.offer) found.insert(ticket);
    count += seat.tickets.count() + seat.offer.size();
  }
  CHECK(found.count() == count);
}

}  // namespace

void check_position(const Edition& ed, const State& s) {
  check_cards(ed, s);
  check_piles(ed, s);
  check_lanes(ed, s);
  check_tickets(s);
  if (s.open.ask.kind == AskKind::KeepTickets || s.open.ask.kind == AskKind::ChooseFleet) return;
  for (int seat = 0; seat < ed.seats; ++seat) check_pieces(ed, s.open.seat[seat]);
}

}  // namespace wagonaut::tests::fuzz
