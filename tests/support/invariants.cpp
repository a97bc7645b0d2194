#include "tests/support/invariants.h"

#include <gtest/gtest.h>

#include "engine/model/edition.h"
#include "engine/model/state.h"

namespace wagonaut::tests {
namespace {

int count_in(const Edition& ed, const Cards& pile, int deck) {
  int n = 0;
  for (int i = ed.decks[std::size_t(deck)].first; i < ed.decks[std::size_t(deck)].last; ++i)
    n += pile[Sort(i)];
  return n;
}

bool owns_a_mate(const Edition& ed, const OpenSeat& seat, LaneId lane) {
  for (const LaneId mate : ed.lane(lane).mates)
    if (seat.lanes.contains(mate)) return true;
  return false;
}

void check_owners(const Edition& ed, const State& s) {
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const auto lane = LaneId(i);
    int owners = 0, mates = 0;
    for (int seat = 0; seat < ed.seats; ++seat) {
      const OpenSeat& them = s.open.seat[seat];
      owners += them.lanes.contains(lane) ? 1 : 0;
      mates += owns_a_mate(ed, them, lane) ? 1 : 0;
      EXPECT_FALSE(them.lanes.contains(lane) && owns_a_mate(ed, them, lane)) << "I-5";
    }
    EXPECT_LE(owners, 1) << "I-5";
    if (ed.one_lane_per_group && ed.lane(lane).mates.size() == 1) {  // not a triple group (L-52)
      EXPECT_LE(owners + mates, 1) << "I-5, G-27";
    }
  }
}

/// No newspaper is in a hand or in the row (L-35), and one at most is being resolved (L-47).
void check_newspapers(const Edition& ed, const State& s) {
  if (ed.newspaper == kNoCard) return;
  EXPECT_LE(s.open.extras.in_transit, 1) << "L-47";
  for (int i = 0; i < ed.seats; ++i) EXPECT_EQ(s.own[i].hand[ed.newspaper], 0) << "L-35";
  for (const Sort card : s.open.market) EXPECT_FALSE(card == ed.newspaper) << "L-35";
}

}  // namespace

Cards all_cards(const Edition& ed, const State& s) {
  Cards all = s.draw_pile + s.open.discard_pile;
  for (int i = 0; i < ed.seats; ++i) all += s.own[i].hand;
  for (int i = 0; i < ed.slots(); ++i)
    if (s.open.market[std::size_t(i)] != kNoCard) ++all[s.open.market[std::size_t(i)]];
  const Extras& x = s.open.extras;
  const int papers = x.aside + x.in_transit + x.waiting;
  if (papers > 0) all[ed.newspaper] = std::uint8_t(all[ed.newspaper] + papers);
  return all + s.open.tunnel.set_aside + s.open.tunnel.revealed;
}

Totals totals(const Edition& ed, const State& s) {
  Totals out;
  out.cards = all_cards(ed, s);
  out.tickets =
      s.ticket_pile.size() + s.open.extras.orders.size() + s.open.extras.orders_past.count();
  for (std::size_t i = 0; i < ed.seats; ++i) {
    const OpenSeat& seat = s.open.seat[int(i)];
    out.trains[i] = seat.trains + seat.box_trains;
    out.ships[i] = seat.ships + seat.box_ships;
    out.harbours[i] = seat.harbours_left + seat.harbours.count();
    for (const LaneId lane : seat.lanes) {
      const Cost& cost = ed.lane(lane).printed;
      (cost.kind == Kind::Rail ? out.trains : out.ships)[i] += cost.length;
    }
    out.tickets += s.own[int(i)].tickets.count() + s.own[int(i)].offer.size();
  }
  return out;
}

void check_conserved(const Totals& before, const Totals& after, const Edition& ed) {
  EXPECT_EQ(before.cards, after.cards) << "I-1";
  if (ed.rejected == Rejected::UnderThePile) {
    EXPECT_EQ(before.tickets, after.tickets) << "I-7";
  }
  for (std::size_t i = 0; i < ed.seats; ++i) {
    const bool fleet_chosen = before.trains[i] == 0 && before.ships[i] == 0;
    if (fleet_chosen) continue;  // its pieces come into the game with the choice (W-10)
    EXPECT_EQ(before.trains[i], after.trains[i]) << "I-3";
    EXPECT_EQ(before.ships[i], after.ships[i]) << "I-3";
    EXPECT_EQ(before.harbours[i], after.harbours[i]) << "I-11";
  }
}

void check_invariants(const Edition& ed, const State& s) {
  for (int d = 0; d < ed.decks.size(); ++d) {
    const std::size_t i = std::size_t(d);
    EXPECT_EQ(int(s.open.draw_count[i]), count_in(ed, s.draw_pile, d));
    EXPECT_EQ(int(s.open.discard_count[i]), count_in(ed, s.open.discard_pile, d));
    const bool in_transit = s.open.extras.in_transit + s.open.extras.waiting > 0;
    EXPECT_FALSE(!in_transit && s.open.draw_count[i] == 0 && s.open.discard_count[i] > 0) << "I-2";
  }
  check_newspapers(ed, s);
  check_owners(ed, s);
}

}  // namespace wagonaut::tests
