// Further scenarios: payments, tunnels, country tickets, harbours, exchange and tours.
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

// G-29, U-13: locos only buy a coloured lane too; cards must be in the hand.
TEST(More_U, LocosOnlyOnAColouredLane) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:3R"}});
  EXPECT_TRUE(sc.pays("A-B", "3*"));
  sc.set_hand(P0, "1R,1*");
  sc.refused(P0, "claim A-B with 3*", Refusal::CardsNotHeld);
  sc.refused(P0, "claim A-B with 1R,1*");
  sc.refused(P1, "claim A-B with 1R,1*", Refusal::NotYourDecision);
}

// N-33: the three cards may be locos or of the lane's colour; `symbols_only` allows f triples.
TEST(More_N, WhatTriplesMayHold) {
  const Scenario sc(nordic_rules(2), {.lanes = {"A-B:4- f2"}});
  for (const char* cards : {"2R,6*", "8R", "1R,9G", "12G", "1R,2*,3G", "3*,1R,1G,1B"})
    EXPECT_TRUE(sc.pays("A-B", cards)) << cards;
  for (const char* cards : {"1R,1G,1B,1K,1W,1O", "5R", "14G"})
    EXPECT_FALSE(sc.pays("A-B", cards)) << cards;
  Rules rules = nordic_rules(2);
  rules.triples_for_symbols_only = true;
  const Scenario strict(rules, {.lanes = {"A-B:4- f2"}});
  for (const char* cards : {"2R,6*", "8R", "1R,2*,3G"})
    EXPECT_TRUE(strict.pays("A-B", cards)) << cards;
  for (const char* cards : {"1R,9G", "12G"}) EXPECT_FALSE(strict.pays("A-B", cards)) << cards;
}

// N-37, N-38: nine sets of four of anything; sizes between the steps pay nothing.
TEST(More_N, ThirtySixCards) {
  const Scenario sc(nordic_rules(2), {.lanes = {"M-L:9- r4"}});
  EXPECT_TRUE(sc.pays("M-L", "12R,12G,12B"));
  EXPECT_TRUE(sc.pays("M-L", "4R,4G,4B,4Y,4K,4W,4O,8*"));
  EXPECT_FALSE(sc.pays("M-L", "12R,12G,11B"));
  EXPECT_FALSE(sc.pays("M-L", "12R,12G,12B,3Y"));
}

// N-41: no rate applies in a tunnel, neither to the base payment nor to the toll.
TEST(More_N, NoRatesInTunnels) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:2R t"}});
  EXPECT_FALSE(sc.pays("A-B", "1R,3G"));
  sc.set_hand(P0, "2R,3G");
  sc.set_draw_pile("*,B,Y,...");
  sc.play(P0, "claim A-B with 2R");
  EXPECT_EQ(sc.tolls(P0), "");
  sc.refused(P0, "pay 3G", Refusal::WrongToll);
}

// G-31: no card at all to reveal means no match; G-11b: the payment becomes the draw pile.
TEST(More_N, TunnelWithNothingToReveal) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:2R t"}});
  sc.set_draw_pile("");
  sc.set_hand(P0, "2R");
  sc.play(P0, "claim A-B with 2R");
  EXPECT_EQ(sc.owner("A-B"), P0);
  EXPECT_EQ(sc.draw_pile(), "2R");
  EXPECT_EQ(sc.discard_count(), 0);
}

// G-31, G-34: the last revealed card empties the pile; payment and row are shuffled together.
TEST(More_N, TunnelSuccessFormsANewPile) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:2R t"}});
  sc.set_row("R B G Y -");
  sc.set_draw_pile("[B,G,Y]");
  sc.set_hand(P0, "1R,1*");
  sc.set_after_shuffle("Y * R G B");
  sc.play(P0, "claim A-B with 1R,1*");
  EXPECT_EQ(sc.row(), "R B G Y Y");  // G-17, after the claim
  EXPECT_EQ(sc.draw_pile(), "1*,1R,1G,1B");
}

// G-33: the toll may mix colour and locos as the hand allows.
TEST(More_S, TollInColourOrLocos) {
  Scenario sc(swiss_rules(2), {.lanes = {"A-B:2R t"}});
  sc.set_hand(P0, "4R,2*");
  sc.set_draw_pile("R,R,B,...");
  sc.play(P0, "claim A-B with 2R");
  EXPECT_EQ(sc.tolls(P0), "2R | 1R,1* | 2*");
  sc.refused(P0, "slot 0", Refusal::WrongKindOfMove);
  sc.play(P0, "pay 2*");
  EXPECT_EQ(sc.hand(P0), "2R");
  EXPECT_EQ(sc.trains(P0), 43);
  EXPECT_EQ(sc.score(P0), 2);
}

// S-16: a locos-only payment is answered in locos, though the lane's colour is in the hand.
TEST(More_S, LocosOnlyIsAnsweredInLocos) {
  Scenario sc(swiss_rules(2), {.lanes = {"A-B:2K t"}});
  sc.set_hand(P0, "3*,2K");
  sc.set_draw_pile("*,K,R,...");
  sc.play(P0, "claim A-B with 2*");
  EXPECT_EQ(sc.state.open.tunnel.matches, 1);
  EXPECT_EQ(sc.tolls(P0), "1*");
  sc.refused(P0, "pay 1K", Refusal::WrongToll);
}

// S-25, S-26: twins are scored one by one, by the same lanes.
TEST(More_S, IdenticalCountryTickets) {
  const std::string twin = "DE: FR 5, AT 7";
  Scenario sc(swiss_rules(2),
              {.lanes = {"A-DE1:1", "A-FR1:1", "A-AT1:1"}, .tickets = {twin, twin}});
  sc.own(P0, "A-DE1, A-FR1");
  sc.hold(P0, twin);
  sc.hold(P0, twin);
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Tickets), 10);
  EXPECT_EQ(sc.standing(P0).value(AwardKind::Tickets), 2);
  sc.own(P0, "A-AT1");
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Tickets), 14);
}

// S-7, S-29: with three players both lanes of an exit are usable, by different players.
TEST(More_S, DoubleExit) {
  Scenario sc(swiss_rules(3),
              {.lanes = {"{A-FR1:2R | A-FR1:2B}", "A-B:3"}, .tickets = {"B: FR 4, IT 9"}});
  sc.own(P0, "A-FR1:2R, A-B");
  sc.hold(P0, "B: FR 4, IT 9");
  sc.set_hand(P1, "2B");
  sc.set_hand(P0, "2B");
  sc.refused(P0, "claim A-FR1:2B with 2B", Refusal::OwnGroup);
  sc.set_active(P1);
  sc.play(P1, "claim A-FR1:2B with 2B");
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Tickets), 4);
  EXPECT_EQ(sc.standing(P0).value(AwardKind::LongestTrail), 5);
  EXPECT_EQ(sc.standing(P1).value(AwardKind::LongestTrail), 2);
}

// W-43: five spaces, every way to pay them.
TEST(More_W, FiveSpacesBySea) {
  Scenario sc(world_rules(2), {.lanes = {"A~B:5W"}});
  for (const char* cards : {"2W2,1W1", "3W2", "1W2,3W1", "4W1,1*", "2W2,1*", "5*"})
    EXPECT_TRUE(sc.pays("A~B", cards)) << cards;
  for (const char* cards : {"2W2,2W1", "3W2,1W1", "2W2", "2W2,1Wt", "2W2,1G1"})
    EXPECT_FALSE(sc.pays("A~B", cards)) << cards;
  sc.set_hand(P0, "3W2,4W1,2*");
  EXPECT_EQ(sc.payments(P0, "A~B"),
            "3W2 | 2W2,1W1 | 2W2,1* | 1W2,3W1 | 1W2,2W1,1* | 1W2,1W1,2* | 4W1,1* | 3W1,2*");
}

// W-35, I-10: on grey rough ground two colours can pay in each other's place: one payment.
TEST(More_W, GreyRoughGround) {
  Scenario sc(world_rules(2), {.lanes = {"A-B:3- d1"}});
  sc.set_hand(P0, "2Rt,2Gt");
  EXPECT_EQ(sc.payments(P0, "A-B"), "2Rt,2Gt");
  sc.set_hand(P0, "3Rt,1Gt,1*");
  EXPECT_EQ(sc.payments(P0, "A-B"), "3Rt,1* | 2Rt,1Gt,1*");
}

// W-31: a payment never mixes decks, and a grey sea lane takes one colour.
TEST(More_W, DecksAndColoursDoNotMix) {
  const Scenario sc(world_rules(2), {.lanes = {"A~B:3-", "A-B:3-"}});
  EXPECT_TRUE(sc.pays("A~B", "1R2,1R1"));
  EXPECT_TRUE(sc.pays("A-B", "2Rt,1Rh"));
  for (const char* cards : {"1R2,1G1", "1R2,1Rt", "2Rt,1Rh"})
    EXPECT_FALSE(sc.pays("A~B", cards)) << cards;
  for (const char* cards : {"1R2,1R1", "2Rt,1Gt", "2Rt,1R1"})
    EXPECT_FALSE(sc.pays("A-B", cards)) << cards;
}

// W-57, W-58: an empty box of one kind leaves one direction; a score may fall below 0.
TEST(More_W, ExchangeBelowZero) {
  Scenario sc(world_rules(2));
  sc.set_supply(P0, 25, 35);
  sc.set_box(P0, 0, 15);
  EXPECT_FALSE(sc.lawful(P0, "exchange 1 ship"));
  EXPECT_TRUE(sc.lawful(P0, "exchange 15 trains"));
  EXPECT_FALSE(sc.lawful(P0, "exchange 16 trains"));
  sc.play(P0, "exchange 15 trains");
  EXPECT_EQ(sc.score(P0), -15);
  EXPECT_EQ(sc.trains(P0), 10);
  EXPECT_EQ(sc.ships(P0), 50);
  sc.set_supply(P1, 0, 35);
  sc.set_box(P1, 0, 15);
  EXPECT_EQ(sc.actions(P1), "cards tickets");
}

/// The harbour part of the score with harbours in A and B.
int harbours_with(const std::vector<std::string>& tickets) {
  Scenario sc(world_rules(2),
              {.lanes = {"A-B:1", "B-C:1", "C-D:1"},
               .tickets = {"A-B 5", "A-C 6", "A-D 7", "B-A 8", "C,A,D 9/5/9", "A-Z 9"},
               .ports = "A B"});
  sc.own(P0, "A-B, B-C, C-D");
  sc.set_harbour(P0, "A");
  sc.set_harbour(P0, "B");
  for (const std::string& ticket : tickets) sc.hold(P0, ticket);
  return sc.standing(P0).points(AwardKind::Harbours);
}

// W-72, W-73: 0, 20, 30, 40 and no more; a ticket counts for each harbour it names.
TEST(More_W, HarbourValues) {
  EXPECT_EQ(harbours_with({}), 0);
  EXPECT_EQ(harbours_with({"A-Z 9"}), 0);
  EXPECT_EQ(harbours_with({"A-C 6"}), 20);
  EXPECT_EQ(harbours_with({"A-B 5"}), 40);
  EXPECT_EQ(harbours_with({"A-C 6", "C,A,D 9/5/9"}), 30);
  EXPECT_EQ(harbours_with({"A-C 6", "A-D 7", "C,A,D 9/5/9"}), 40);
  EXPECT_EQ(harbours_with({"A-B 5", "B-A 8", "A-C 6", "A-D 7"}), 40 + 30);
}

int tour_points(const std::string& tour, const std::vector<std::string>& lanes) {
  Scenario sc(world_rules(2), {.lanes = lanes, .tickets = {tour}});
  sc.own_all(P0, lanes);
  sc.hold(P0, tour);
  return sc.standing(P0).points(AwardKind::Tickets);
}

// W-63 ... W-66: reverse order, listed cities passed out of turn, spurs.
TEST(More_W, ToursInOrder) {
  const std::string tour = "A,B,C,D 20/10/20";
  EXPECT_EQ(tour_points(tour, {"A-B:1", "B-C:1", "C-D:1"}), 20);
  EXPECT_EQ(tour_points(tour, {"D-C:1", "C-X:1", "X-B:1", "B-A:1"}), 20);
  EXPECT_EQ(tour_points(tour, {"A-C:1", "C-B:1", "B-D:1"}), 10);
  EXPECT_EQ(tour_points(tour, {"A-C:1", "C-B:1", "B-X:1", "X-C:1", "C-D:1"}), 20);
  EXPECT_EQ(tour_points(tour, {"A-B:1", "B-D:1", "D-X:1", "X-D:2", "X-C:1"}), 10);
  EXPECT_EQ(tour_points(tour, {"A-B:1", "B-X:1", "X-C:1", "X-D:1"}), 10);  // C is on a spur
  EXPECT_EQ(tour_points(tour, {"X-A:1", "X-B:1", "B-C:1", "C-Y:1", "Y-D:1", "Y-Z:1"}), 20);
  EXPECT_EQ(tour_points(tour, {"A-B:1", "B-C:1", "D-X:1"}), -20);
}

// W-65: a walk may meet the same cities twice over two lanes of different groups.
TEST(More_W, TourOverTwoLanesBetweenTheSameCities) {
  EXPECT_EQ(tour_points("A,B,C 18/12/18", {"A-X:1", "X-B:1", "X~B:2", "X-C:1"}), 18);
  EXPECT_EQ(tour_points("A,B,C 18/12/18", {"A-X:1", "X-B:1", "X-C:1"}), 12);
}

}  // namespace
}  // namespace wagonaut::tests
