// Laws of every game: nothing is lost, nothing appears, and it ends (rules README, section 12).

#include "engine/rules/network.h"
#include "tests/laws/tables.h"
#include "tests/support/invariants.h"

namespace wagonaut::tests {
namespace {

class Conservation : public Law {};
WAGONAUT_LAWS(Conservation);

int lane_points(const Edition& ed, const OpenSeat& seat) {
  int sum = 0;
  for (const LaneId lane : seat.lanes) sum += ed.lane(lane).points;
  return sum;
}

int pieces_on_lanes(const Edition& ed, const OpenSeat& seat, Kind kind) {
  int sum = 0;
  for (const LaneId lane : seat.lanes)
    if (ed.lane(lane).kind() == kind) sum += ed.lane(lane).length();
  return sum;
}

/// I-3, with the box where there is one.
bool pieces_conserved(const Edition& ed, const State& s) {
  for (int i = 0; i < ed.seats; ++i) {
    const OpenSeat& seat = s.open.seat[i];
    const int trains = seat.trains + seat.box_trains + pieces_on_lanes(ed, seat, Kind::Rail);
    const int ships = seat.ships + seat.box_ships + pieces_on_lanes(ed, seat, Kind::Sea);
    if (s.open.turn > 0 && (trains != ed.pieces.trains || ships != ed.pieces.ships)) return false;
    if (s.open.turn > 0 && ed.pieces.fleet > 0 &&
        seat.box_trains + seat.box_ships != ed.pieces.trains + ed.pieces.ships - ed.pieces.fleet)
      return false;
    if (seat.harbours_left + seat.harbours.count() != ed.pieces.harbours) return false;  // I-11
  }
  return true;
}

/// I-7: every ticket is in exactly one place.
bool tickets_conserved(const Edition& ed, const State& s) {
  int places = s.ticket_pile.size();
  TicketSet seen = s.ticket_pile.unseen;
  for (const TicketId ticket : s.ticket_pile.under) seen.insert(ticket);
  for (int i = 0; i < ed.seats; ++i) {
    const Own& seat = s.own[i];
    places += seat.tickets.count() + seat.offer.size();
    seen |= seat.tickets;
    for (const TicketId ticket : seat.offer) seen.insert(ticket);
    if (ed.rejected == Rejected::UnderThePile) continue;
    places += seat.rejected.count();
    seen |= seat.rejected;
  }
  places += s.open.extras.orders_past.count();
  seen |= s.open.extras.orders_past;
  for (const Order& order : s.open.extras.orders) {
    ++places;
    seen.insert(order.ticket);
  }
  return places == ed.tickets.size() - ed.tickets_away.count() && seen.count() == places;
}

/// I-5, and the tables kept beside the owners.
bool owners_sound(const Edition& ed, const State& s) {
  LaneSet taken;
  for (int i = 0; i < ed.seats; ++i) {
    if (!(taken & s.open.seat[i].lanes).empty()) return false;
    taken |= s.open.seat[i].lanes;
  }
  for (int i = 0; i < ed.seats; ++i) {
    const OpenSeat& seat = s.open.seat[i];
    for (int n = 0; n < ed.lanes.size(); ++n) {
      const LaneId lane = LaneId(n);
      bool open = !taken.contains(lane) && !off_board(ed, lane);
      for (const LaneId mate : ed.lane(lane).mates) {
        if (seat.lanes.contains(mate)) open = false;
        const bool closes = ed.one_lane_per_group && ed.lane(lane).mates.size() == 1;
        if (closes && taken.contains(mate)) open = false;
      }
      if (open != seat.claimable.contains(lane)) return false;
    }
  }
  return true;
}

bool hands_cover_what_was_shown(const Edition& ed, const State& s) {
  for (int i = 0; i < ed.seats; ++i)
    if (!s.own[std::size_t(i)].hand.covers(s.open.seat[i].shown)) return false;
  return true;
}

/// I-2 and the totals kept beside the piles.
bool piles_sound(const Edition& ed, const State& s) {
  for (int d = 0; d < ed.decks.size(); ++d) {
    int draw = 0, discards = 0;
    for (int i = ed.decks[std::size_t(d)].first; i < ed.decks[std::size_t(d)].last; ++i) {
      draw += s.draw_pile[Sort(i)];
      discards += s.open.discard_pile[Sort(i)];
    }
    if (draw != s.open.draw_count[std::size_t(d)] ||
        discards != s.open.discard_count[std::size_t(d)])
      return false;
    const bool in_transit = s.open.extras.in_transit + s.open.extras.waiting > 0;
    if (!in_transit && draw == 0 && discards > 0) return false;
  }
  return true;
}

// I-1, I-2, I-3, I-5, I-7, I-11 at every decision of every game.
TEST_P(Conservation, NothingIsLostAndNothingAppears) {
  const Edition& ed = edition();
  play_random_games(ed, games_per_law(), [&](const State& s, Seat, const Move&, Quick&) {
    ASSERT_EQ(all_cards(ed, s), ed.cards) << "I-1";
    ASSERT_TRUE(piles_sound(ed, s)) << "I-2";
    ASSERT_TRUE(pieces_conserved(ed, s)) << "I-3, I-11";
    ASSERT_TRUE(owners_sound(ed, s)) << "I-5";
    ASSERT_TRUE(tickets_conserved(ed, s)) << "I-7";
    ASSERT_TRUE(hands_cover_what_was_shown(ed, s));
  });
}

// I-4: the running score is the points of the lanes, less what exchanges cost.
TEST_P(Conservation, TheRunningScoreIsThePointsOfTheLanes) {
  const Edition& ed = edition();
  if (ed.affairs.start_money > 0) return;  // dollars come and go (L-16)
  std::array<int, kMaxSeats> exchanged{};
  play_random_games(ed, games_per_law() / 4 + 1,
                    [&](const State& s, Seat seat, const Move& move, Quick&) {
                      if (s.open.turn == 0) exchanged = {};
                      for (int i = 0; i < ed.seats; ++i)
                        ASSERT_EQ(int(s.open.seat[i].score),
                                  lane_points(ed, s.open.seat[i]) - exchanged[std::size_t(i)]);
                      if (seat != kNobody && move.kind == MoveKind::Exchange)
                        exchanged[std::size_t(seat)] += move.amount;
                    });
}

// I-6: at ChooseAction few locos are face up where there is a flush, unless none could help.
TEST_P(Conservation, FewLocosAreFaceUpWhenASeatChooses) {
  const Edition& ed = edition();
  int kept = 0, seen = 0;
  play_random_games(ed, games_per_law() / 4 + 1, [&](const State& s, Seat, const Move&, Quick&) {
    if (s.open.ask.kind != AskKind::ChooseAction) return;
    ++seen;
    kept += std::popcount(slots_showing(s.open.market, ed.loco)) >= 3 ? 1 : 0;
  });
  if (ed.flush_at == 0)
    EXPECT_GT(kept, 0) << "without a flush such rows stay";
  else
    EXPECT_LT(kept, seen / 1000 + 1) << "only rows that G-16 keeps";
}

// I-8: after the trigger every seat has exactly its turns; forced passes count, G-5 may cut short.
TEST_P(Conservation, TheCountdownGivesEverySeatItsTurns) {
  const Edition& ed = edition();
  int first = 0;  // the first turn after the trigger
  play_random_games(ed, games_per_law() / 4 + 1, [&](const State& s, Seat, const Move&, Quick&) {
    if (s.open.turn == 0 || !s.open.triggered) first = 0;
    if (s.open.triggered && first == 0)
      first = s.open.turn - (ed.turns_each * ed.seats - s.open.turns_left);
    if (!over(s) || !s.open.triggered || s.open.passes >= ed.seats) return;
    EXPECT_EQ(s.open.turns_left, 0);
    EXPECT_EQ(s.open.turn - first + 1, ed.turns_each * ed.seats);
  });
}

}  // namespace
}  // namespace wagonaut::tests
