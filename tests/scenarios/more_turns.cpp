// Further scenarios: setup, tickets, passes, the countdown and who wins.
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

// G-1: a start seat that is not given is drawn, and the deal begins there (G-12).
TEST(More_U, StartSeatDrawn) {
  Scenario sc(usa_rules(4));
  sc.deal_first("4R 4B 4G 4Y | R B G Y K");
  sc.luck.start_seat_is(P2);
  sc.start({});
  EXPECT_EQ(sc.hand(P2), "4R");
  EXPECT_EQ(sc.hand(P3), "4B");
  EXPECT_EQ(sc.hand(P0), "4G");
  EXPECT_EQ(sc.hand(P1), "4Y");
  EXPECT_EQ(sc.offer(P2), "t1 t2 t3");
  EXPECT_EQ(sc.draw_count(), 89);
}

// G-36: the first tickets are decided in any order, with one result; nothing moves before the last.
TEST(More_U, FirstTicketsInAnyOrder) {
  Scenario sc(usa_rules(3));
  sc.start(P1);
  sc.refused(P0, "blind", Refusal::WrongKindOfMove);
  sc.refused(P0, "keep t7", Refusal::TooFewTicketsKept);
  Scenario other = sc;
  sc.play(P0, "keep t8 t9");
  EXPECT_EQ(sc.tickets(P0), "");
  EXPECT_EQ(sc.ticket_count(), 21);
  EXPECT_EQ(sc.ask(), "P1 P2 KeepTickets");
  sc.refused(P0, "keep t7 t8", Refusal::NotYourDecision);
  sc.play(P2, "keep t4 t5");
  sc.play(P1, "keep t1 t2 t3");
  other.play(P1, "keep t1 t2 t3");
  other.play(P2, "keep t4 t5");
  other.play(P0, "keep t8 t9");
  EXPECT_EQ(sc.state, other.state);
  EXPECT_EQ(sc.under(), "t6 t7");
}

// G-37: rejected tickets come up again in the order they lie, after the unseen ones.
TEST(More_U, RejectedTicketsComeUpAgain) {
  Scenario sc(usa_rules(2));
  sc.set_ticket_pile("t5 t2 t9 t4");
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.offer(P0), "t5 t2 t9");
  sc.play(P0, "keep t2");
  EXPECT_EQ(sc.under(), "t5 t9");
  sc.play(P1, "tickets");
  EXPECT_EQ(sc.offer(P1), "t4 t5 t9");
  sc.play(P1, "keep t5");
  EXPECT_EQ(sc.under(), "t4 t9");
  EXPECT_EQ(sc.tickets(P1), "t5");
}

/// Nothing to draw and an empty row: two cards paid fill two slots and leave no pile behind.
Scenario poor_table(int seats) {
  Scenario sc(usa_rules(seats), {.lanes = {"A-B:2R", "B-C:2G"}});
  sc.set_row("- - - - -");
  sc.set_draw_pile("");
  sc.set_ticket_pile("");
  sc.set_hand(P0, "2R,2G");
  return sc;
}

// G-5: an action in between begins the count of forced passes anew.
TEST(More_U, PassesMustBeConsecutive) {
  Scenario sc = poor_table(3);
  sc.play(P0, "claim A-B with 2R");
  EXPECT_EQ(sc.row(), "R R - - -");
  EXPECT_EQ(sc.seats_of(FactKind::TurnPassed), "P1 P2");
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
  EXPECT_EQ(sc.actions(P0), "claim");
  sc.play(P0, "claim B-C with 2G");
  EXPECT_EQ(sc.seats_of(FactKind::TurnPassed), "P1 P2 P1 P2 P0");
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_FALSE(sc.state.open.triggered);
}

// G-4, I-8: a forced pass is a turn of the countdown.
TEST(More_U, PassesAreCountedDown) {
  Scenario sc = poor_table(2);
  sc.set_supply(P0, 4);
  sc.play(P0, "claim A-B with 2R");
  EXPECT_TRUE(sc.state.open.triggered);
  EXPECT_EQ(sc.seats_of(FactKind::TurnPassed), "P1");
  EXPECT_EQ(sc.state.open.turns_left, 1);
  sc.play(P0, "claim B-C with 2G");
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_EQ(sc.seats_of(FactKind::TurnPassed), "P1");
}

// G-44: whoever falls to the threshold later changes nothing, in World over both rounds.
TEST(More_W, CountdownNeverChanges) {
  Scenario sc(world_rules(2), {.lanes = {"A-B:1R", "A~C:1G"}});
  sc.set_supply(P0, 3, 4);
  sc.set_supply(P1, 3, 4);
  sc.set_hand(P0, "1Rt");
  sc.set_hand(P1, "1G1");
  sc.play(P0, "claim A-B with 1Rt");
  EXPECT_EQ(sc.state.open.turns_left, 4);
  sc.play(P1, "claim A~C with 1G1");
  EXPECT_EQ(sc.ships(P1), 3);
  EXPECT_EQ(sc.state.open.turns_left, 3);
  for (const Seat seat : {P0, P1, P0}) {
    EXPECT_FALSE(over(sc.state));
    sc.draw_two(seat, "blind train");
  }
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_EQ(sc.seats_of(FactKind::LastRound), "P0");
}

// U-25: more complete tickets first, whoever has the bonus.
TEST(More_U, TieGoesToMoreTickets) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2", "C-D:1"}, .tickets = {"C-D 11"}});
  sc.own(P0, "A-B");
  sc.own(P1, "C-D");
  sc.hold(P1, "C-D 11");
  EXPECT_EQ(sc.standing(P0).total, 12);
  EXPECT_EQ(sc.standing(P1).total, 12);
  EXPECT_EQ(sc.standing(P1).place, 1);
  EXPECT_EQ(sc.standing(P0).place, 2);
}

// U-25, G-47: then the bonus; equal players share a place, at the lower end too.
TEST(More_U, TieGoesToTheBonusAndPlacesAreShared) {
  Scenario sc(usa_rules(4), {.lanes = {"A-B:2"}});
  sc.own(P2, "A-B");
  for (const Seat seat : {P0, P2}) sc.set_score(seat, seat == P0 ? 12 : 2);
  for (const Seat seat : {P1, P3}) sc.set_score(seat, 7);
  EXPECT_EQ(sc.standing(P0).total, sc.standing(P2).total);
  EXPECT_EQ(sc.standing(P2).place, 1);
  EXPECT_EQ(sc.standing(P0).place, 2);
  EXPECT_EQ(sc.standing(P1).place, sc.standing(P3).place);
  EXPECT_GT(sc.standing(P1).place, 2);
}

// G-46: nobody has built anything, so nobody has the longest trail.
TEST(More_U, NoBonusForNothing) {
  const Scenario sc(usa_rules(2));
  EXPECT_EQ(sc.standing(P0).points(AwardKind::LongestTrail), 0);
  EXPECT_EQ(sc.standing(P0).total, 0);
  EXPECT_EQ(sc.standing(P0).place, 1);
  EXPECT_EQ(sc.standing(P1).place, 1);
}

// N-46, G-46: no complete ticket anywhere, no bonus for the most of them; N-48: all equal, the win
// is shared.
TEST(More_N, NoBonusWithoutTickets) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:3", "C-D:3"}, .tickets = {"A-C 4", "B-D 4"}});
  sc.own(P0, "A-B");
  sc.own(P1, "C-D");
  sc.hold(P0, "A-C 4");
  sc.hold(P1, "B-D 4");
  for (const Seat seat : {P0, P1}) {
    EXPECT_EQ(sc.standing(seat).points(AwardKind::MostTickets), 0);
    EXPECT_EQ(sc.standing(seat).total, 0);
    EXPECT_EQ(sc.standing(seat).place, 1);
  }
}

// W-76: equal totals and tickets, then harbour points; W-75: no bonus for a trail.
TEST(More_W, TieGoesToHarbourPoints) {
  Scenario sc(world_rules(2),
              {.lanes = {"A-B:3", "C-D:1"}, .tickets = {"A-B 5", "C-D 5"}, .ports = "A C"});
  sc.own(P0, "A-B");
  sc.own(P1, "C-D");
  sc.hold(P0, "A-B 5");
  sc.hold(P1, "C-D 5");
  sc.set_harbour(P1, "C");
  sc.set_score(P0, 24);
  sc.set_score(P1, 0);
  EXPECT_EQ(sc.standing(P0).total, 24 + 5 - 12);
  EXPECT_EQ(sc.standing(P1).total, 0 + 5 + 20 - 8);
  EXPECT_EQ(sc.standing(P1).place, 1);
  EXPECT_EQ(sc.standing(P0).place, 2);
}

// W-12 [param]: with fixed fleets nobody chooses.
TEST(More_W, FixedFleet) {
  Rules rules = world_rules(2);
  rules.edition.pieces.fixed_trains = 20;
  Scenario sc(rules);
  sc.start(P0);
  sc.play(P0, "keep t1 t2 t3");
  sc.play(P1, "keep t6 t7 t8");
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
  for (const Seat seat : {P0, P1}) {
    EXPECT_EQ(sc.trains(seat), 20);
    EXPECT_EQ(sc.ships(seat), 40);
    EXPECT_EQ(sc.state.open.at(seat).box_trains, 5);
    EXPECT_EQ(sc.state.open.at(seat).box_ships, 10);
  }
}

}  // namespace
}  // namespace wagonaut::tests
