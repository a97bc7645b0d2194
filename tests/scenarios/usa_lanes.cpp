// Scenarios of the USA edition: lanes, tickets, the end and the score.
#include "engine/rules/scoring.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(SC_U10, GreyLane) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:3-"}});
  sc.set_hand(P0, "2R,2G,1*");
  EXPECT_EQ(sc.payments(P0, "A-B"), "2R,1* | 2G,1*");
}

TEST(SC_U10, ColouredLane) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:4Y"}});
  sc.set_hand(P0, "3Y,2*,5R");
  EXPECT_EQ(sc.payments(P0, "A-B"), "3Y,1* | 2Y,2*");
}

TEST(SC_U10, LocosOnly) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2-"}});
  sc.set_hand(P0, "1R,1G,2*");
  EXPECT_EQ(sc.payments(P0, "A-B"), "1R,1* | 1G,1* | 2*");
}

TEST(SC_U10, SurplusCard) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2R"}});
  sc.set_hand(P0, "3R");
  sc.refused(P0, "claim A-B with 3R");
  EXPECT_EQ(sc.payments(P0, "A-B"), "2R");
}

Scenario red_lane_taken(int seats) {
  Scenario sc(usa_rules(seats), {.lanes = {"{A-B:2R | A-B:2B}"}});
  sc.own(P0, "A-B:2R");
  for (int i = 0; i < seats; ++i) sc.set_hand(Seat(i), "2R,2B");
  return sc;
}

TEST(SC_U11, TwoOrThreePlayersUseOneLane) {
  for (const int seats : {2, 3})
    for (int i = 0; i < seats; ++i) {
      Scenario sc = red_lane_taken(seats);
      sc.set_active(Seat(i));
      sc.refused(Seat(i), "claim A-B:2B with 2B");
      sc.refused(Seat(i), "claim A-B:2R with 2R", Refusal::LaneTaken);
      EXPECT_EQ(sc.payments(Seat(i), "A-B:2B"), "");
    }
}

TEST(SC_U11, FourOrFivePlayersUseBoth) {
  for (const int seats : {4, 5}) {
    Scenario sc = red_lane_taken(seats);
    sc.refused(P0, "claim A-B:2B with 2B", Refusal::OwnGroup);
    for (int i = 1; i < seats; ++i) {
      sc.set_active(Seat(i));
      EXPECT_EQ(sc.payments(Seat(i), "A-B:2B"), "2B");
      sc.refused(Seat(i), "claim A-B:2R with 2R", Refusal::LaneTaken);
    }
    sc.set_active(P1);
    sc.play(P1, "claim A-B:2B with 2B");
    EXPECT_EQ(sc.owner("A-B:2B"), P1);
    for (int i = 0; i < seats; ++i) {
      sc.set_active(Seat(i));
      sc.set_hand(Seat(i), "2R,2B");
      sc.refused(Seat(i), "claim A-B:2B with 2B", Refusal::LaneTaken);
    }
  }
}

TEST(SC_U12, TooFewTrainsPointsAndTrigger) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:6K", "A-C:5W"}});
  sc.set_supply(P0, 5);
  sc.set_hand(P0, "6K,5W");
  sc.refused(P0, "claim A-B with 6K", Refusal::TooFewPieces);
  EXPECT_EQ(sc.payments(P0, "A-B"), "");
  sc.play(P0, "claim A-C with 5W");
  EXPECT_EQ(sc.score(P0), 10);
  EXPECT_EQ(sc.trains(P0), 0);
  EXPECT_TRUE(sc.state.open.triggered);
  EXPECT_EQ(sc.state.open.turns_left, 2);
}

TEST(SC_U13, TicketPileWithTwoLeft) {
  Scenario sc(usa_rules(3));
  sc.set_ticket_pile("t1 t2");
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.ask(), "P0 KeepTickets");
  EXPECT_EQ(sc.offer(P0), "t1 t2");
  sc.refused(P0, "keep none", Refusal::TooFewTicketsKept);
  sc.play(P0, "keep t2");
  EXPECT_EQ(sc.tickets(P0), "t2");
  EXPECT_EQ(sc.ticket_count(), 1);
  EXPECT_EQ(sc.under(), "t1");

  sc.play(P1, "tickets");
  EXPECT_EQ(sc.offer(P1), "t1");
  sc.refused(P1, "keep none", Refusal::TooFewTicketsKept);
  sc.play(P1, "keep t1");
  EXPECT_EQ(sc.tickets(P1), "t1");
  EXPECT_EQ(sc.ticket_count(), 0);

  EXPECT_EQ(sc.actions(P2), "cards");
  sc.refused(P2, "tickets", Refusal::NoTicketsLeft);
}

TEST(SC_U14, CountdownThreePlayers) {
  Scenario sc(usa_rules(3), {.lanes = {"A-B:2R", "B-C:3W"}});
  sc.set_active(P1);
  sc.set_supply(P1, 4);
  sc.set_hand(P1, "2R");
  sc.set_supply(P0, 3);
  sc.set_hand(P0, "3W");

  sc.play(P1, "claim A-B with 2R");
  EXPECT_EQ(sc.trains(P1), 2);
  EXPECT_TRUE(sc.state.open.triggered);
  EXPECT_EQ(sc.state.open.turns_left, 3);
  EXPECT_EQ(sc.ask(), "P2 ChooseAction");
  sc.draw_two(P2);
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
  sc.play(P0, "claim B-C with 3W");
  EXPECT_EQ(sc.trains(P0), 0);
  EXPECT_EQ(sc.state.open.turns_left, 1);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  sc.draw_two(P1);
  EXPECT_EQ(sc.ask(), "GameOver");
  sc.refused(P2, "blind", Refusal::GameIsOver);
}

TEST(SC_U14, ThreeTrainsDoNotTrigger) {
  Scenario sc(usa_rules(3), {.lanes = {"A-B:2R"}});
  sc.set_active(P1);
  sc.set_supply(P1, 5);
  sc.set_hand(P1, "2R");
  sc.play(P1, "claim A-B with 2R");
  EXPECT_EQ(sc.trains(P1), 3);
  EXPECT_FALSE(sc.state.open.triggered);
}

/// The longest trail of a seat that owns all these lanes.
int trail_of(const std::vector<std::string>& lanes) {
  Scenario sc(usa_rules(2), {.lanes = lanes});
  sc.own_all(P0, lanes);
  return sc.standing(P0).value(AwardKind::LongestTrail);
}

TEST(SC_U15, LongestTrailThroughASharedCity) {
  EXPECT_EQ(trail_of({"A-B:3", "B-C:2", "C-A:4", "C-D:5", "D-E:1", "E-C:6", "A-F:2"}), 23);
}

TEST(SC_U16, Hub) {
  EXPECT_EQ(trail_of({"H-A:6", "H-B:5", "H-C:4", "H-D:3"}), 11);
}

TEST(SC_U16, SquareWithSpurs) {
  EXPECT_EQ(trail_of({"A-B:4", "B-C:3", "C-D:5", "D-A:2", "A-E:6", "B-F:1", "C-G:5", "D-I:2"}), 20);
}

TEST(SC_U16, AllLinksOfFourCities) {
  EXPECT_EQ(trail_of({"A-B:1", "A-C:2", "A-D:3", "B-C:4", "B-D:5", "C-D:6"}), 20);
}

TEST(SC_U17, FinalScoringWithAThreeWayTie) {
  Scenario sc(usa_rules(3), {.lanes = {"A-B:3", "B-C:4", "D-E:6", "F-G:5", "G-H:2"},
                             .tickets = {"A-C 8", "A-D 5", "D-E 9", "F-H 6", "F-A 4"}});
  sc.own(P0, "A-B, B-C");
  sc.hold(P0, "A-C 8");
  sc.hold(P0, "A-D 5");
  sc.own(P1, "D-E");
  sc.hold(P1, "D-E 9");
  sc.own(P2, "F-G, G-H");
  sc.hold(P2, "F-H 6");
  sc.hold(P2, "F-A 4");

  const Seat seats[] = {P0, P1, P2};
  const int lanes[] = {11, 15, 12}, tickets[] = {3, 9, 2};
  const int trails[] = {7, 6, 7}, bonus[] = {10, 0, 10};
  for (int i = 0; i < 3; ++i) {
    const SeatStanding out = sc.standing(seats[i]);
    EXPECT_EQ(out.points(AwardKind::Lanes), lanes[i]);
    EXPECT_EQ(out.points(AwardKind::Tickets), tickets[i]);
    EXPECT_EQ(out.value(AwardKind::LongestTrail), trails[i]);
    EXPECT_EQ(out.points(AwardKind::LongestTrail), bonus[i]);
    EXPECT_EQ(out.total, 24);
    EXPECT_EQ(out.value(AwardKind::Tickets), 1);
  }
  EXPECT_EQ(sc.standing(P0).place, 1);
  EXPECT_EQ(sc.standing(P2).place, 1);
  EXPECT_GT(sc.standing(P1).place, 1);
  // U-25: all three are level until the bonus leaves one behind; the other two share the win.
  const TieStory tie = tie_for_first(sc.ed(), standings(sc.ed(), sc.state));
  EXPECT_EQ(tie.level.count(), 3);
  ASSERT_EQ(tie.steps.size(), 1);
  EXPECT_EQ(tie.steps[0].by, Tie::TrailBonus);
  EXPECT_EQ(tie.steps[0].among, tie.level);
}

// The position comes about when P1 takes the last card of all.
TEST(SC_U18, ForcedPassesEndTheGame) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2B"}});
  sc.set_active(P1);
  sc.set_row("- - - - -");
  sc.set_draw_pile("[G]");
  sc.set_ticket_pile("");
  sc.set_hand(P0, "1R");
  sc.set_score(P0, 12);

  sc.play(P1, "blind");
  EXPECT_EQ(sc.hand(P1), "1G");
  EXPECT_EQ(sc.draw_count() + sc.discard_count() + sc.ticket_count(), 0);
  EXPECT_EQ(sc.seats_of(FactKind::TurnPassed), "P0 P1");
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_EQ(sc.standing(P0).total, 12);
  EXPECT_EQ(sc.standing(P0).place, 1);
  EXPECT_EQ(sc.standing(P1).place, 2);
}

}  // namespace
}  // namespace wagonaut::tests
