// Scenarios of the World edition: lanes, harbours, exchange, tours and the score.
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(SC_W09, RailPayments) {
  const Scenario sc(world_rules(2), {.lanes = {"A-B:3P"}});
  for (const char* cards : {"2Pt,1Ph", "2Pt,1*", "3*"}) {
    EXPECT_TRUE(sc.pays("A-B", cards)) << cards;
    Scenario claim = sc;
    claim.set_hand(P0, cards);
    claim.play(P0, "claim A-B with " + std::string(cards));
    EXPECT_EQ(claim.trains(P0), 17);
    EXPECT_EQ(claim.ships(P0), 40);
    EXPECT_EQ(claim.score(P0), 4);
    EXPECT_EQ(claim.discards(kTrains), cards);
    EXPECT_EQ(claim.discard_count(kShips), 0);
  }
  for (const char* cards : {"2Pt,1P1", "2Pt,1Rt", "4Pt"})
    EXPECT_FALSE(sc.pays("A-B", cards)) << cards;
}

TEST(SC_W09, HalfOfADoubleGroup) {
  for (const int seats : {2, 3, 4, 5}) {
    Scenario sc(world_rules(seats), {.lanes = {"{A-B:3P | A-B:3G}"}});
    sc.own(P1, "A-B:3G");
    sc.set_hand(P0, "3Pt");
    if (seats <= 3) {
      sc.refused(P0, "claim A-B:3P with 3Pt", Refusal::LaneClosed);
      EXPECT_EQ(sc.payments(P0, "A-B:3P"), "");
    } else {
      EXPECT_EQ(sc.payments(P0, "A-B:3P"), "3Pt");
      sc.play(P0, "claim A-B:3P with 3Pt");
    }
  }
}

TEST(SC_W10, SeaPaymentsFourSpaces) {
  Scenario sc(world_rules(2), {.lanes = {"A~B:4W"}});
  sc.set_hand(P0, "2 W1, 2 W2, 1*");
  EXPECT_EQ(sc.payments(P0, "A~B"), "2 W2 | 1 W2, 2 W1 | 1 W2, 1 W1, 1*");
  sc.refused(P0, "claim A~B with 2W2,1W1", Refusal::CardSuperfluous);
  sc.refused(P0, "claim A~B with 1W2,1*");
  sc.play(P0, "claim A~B with 1W2,1W1,1*");
  EXPECT_EQ(sc.ships(P0), 36);
  EXPECT_EQ(sc.trains(P0), 20);
  EXPECT_EQ(sc.score(P0), 7);
  EXPECT_EQ(sc.discards(kShips), "1W2,1W1");
  EXPECT_EQ(sc.discards(kTrains), "1*");
}

TEST(SC_W11, LostHalf) {
  Scenario sc(world_rules(2), {.lanes = {"A~B:5G"}});
  sc.set_hand(P0, "3 G2, 1 G1, 1*");
  EXPECT_EQ(sc.payments(P0, "A~B"), "3 G2 | 2 G2, 1 G1 | 2 G2, 1*");
  sc.play(P0, "claim A~B with 3 G2");
  EXPECT_EQ(sc.ships(P0), 35);
  EXPECT_EQ(sc.score(P0), 10);
  EXPECT_EQ(sc.hand(P0), "1G1,1*");
  EXPECT_EQ(sc.discards(kShips), "3G2");
}

TEST(SC_W11, DoubleShipOnOneSpace) {
  const Scenario sc(world_rules(2), {.lanes = {"A~B:1G"}});
  EXPECT_TRUE(sc.pays("A~B", "1G2"));
}

TEST(SC_W12, AllSpacesDoubled) {
  const Scenario sc(world_rules(2), {.lanes = {"A-B:3- d3"}});
  for (const char* cards : {"2Rt,2Gt,2Yt", "3Rt,1Gt,2*", "2Rt,2Gt,1Yt,1*", "5Rt,1*", "6Rt", "6*"}) {
    EXPECT_TRUE(sc.pays("A-B", cards)) << cards;
    Scenario claim = sc;
    claim.set_hand(P0, cards);
    claim.play(P0, "claim A-B with " + std::string(cards));
    EXPECT_EQ(claim.trains(P0), 17);
    EXPECT_EQ(claim.score(P0), 4);
  }
  for (const char* cards : {"3Rt,3Gt", "4Rt,1Gt,1Yt", "2Rt,2Gt,1Yt"})
    EXPECT_FALSE(sc.pays("A-B", cards)) << cards;
}

TEST(SC_W12, OneSpaceDoubled) {
  const Scenario sc(world_rules(2), {.lanes = {"A-B:3R d1"}});
  for (const char* cards : {"4Rt", "2Rt,2Gt", "1Rt,1*,2Gt", "2Rt,1Gt,1*", "2Gt,2*"})
    EXPECT_TRUE(sc.pays("A-B", cards)) << cards;
  for (const char* cards : {"2Gt,2Yt", "3Rt,1Gt", "2Rt,1Gt,1Yt"})
    EXPECT_FALSE(sc.pays("A-B", cards)) << cards;
}

TEST(SC_W13, WrongKindOfPieces) {
  Scenario sc(world_rules(2), {.lanes = {"A-B:3R"}});
  sc.set_score(P0, 12);
  sc.set_supply(P0, 2, 30);
  sc.set_box(P0, 6, 9);
  sc.set_hand(P0, "3Rt");
  sc.refused(P0, "claim A-B with 3Rt", Refusal::TooFewPieces);
  EXPECT_EQ(sc.payments(P0, "A-B"), "");
  sc.play(P0, "exchange 1 ship");
  EXPECT_EQ(sc.trains(P0), 3);
  EXPECT_EQ(sc.ships(P0), 29);
  EXPECT_EQ(sc.score(P0), 11);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  sc.draw_two(P1, "blind train");
  EXPECT_EQ(sc.payments(P0, "A-B"), "3Rt");
  sc.play(P0, "claim A-B with 3Rt");
  EXPECT_EQ(sc.score(P0), 15);
  EXPECT_EQ(sc.trains(P0), 0);
}

TEST(SC_W14, HarbourPayments) {
  Scenario sc(world_rules(2), {.lanes = {"Lima-X:1-"}, .ports = "Lima"});
  sc.own(P0, "Lima-X");
  for (const char* cards : {"2Yh,2Y1", "2Yh,1Y1,1*", "1Yh,3*", "4*"})
    EXPECT_TRUE(sc.pays_for_harbour("Lima", cards)) << cards;
  for (const char* cards :
       {"1Yh,1Yt,2Y1", "2Yh,1Y1,1Y2", "2Yh,2R1", "3Yh,1Y1", "3Y1,1*", "2Yh,1Y1"})
    EXPECT_FALSE(sc.pays_for_harbour("Lima", cards)) << cards;
}

Scenario near_lima() {
  Scenario sc(world_rules(2),
              {.lanes = {"Lima-X:2R", "X-Tokyo:2G", "Lima~Cadiz:3-"}, .ports = "Lima Tokyo Cadiz"});
  sc.own(P0, "Lima-X");
  sc.set_harbour(P1, "Tokyo");
  sc.set_hand(P0, "2Yh,2Y1,4*");
  return sc;
}

TEST(SC_W15, OwnPortThenNotAgain) {
  Scenario sc = near_lima();
  const int trains = sc.trains(P0), ships = sc.ships(P0), score = sc.score(P0);
  sc.play(P0, "build Lima with 2Yh,2Y1");
  EXPECT_TRUE(sc.state.open.at(P0).harbours.contains(sc.setting.node("Lima")));
  EXPECT_EQ(sc.state.open.at(P0).harbours_left, 2);
  EXPECT_EQ(sc.trains(P0), trains);
  EXPECT_EQ(sc.ships(P0), ships);
  EXPECT_EQ(sc.score(P0), score);
  EXPECT_EQ(sc.discards(kTrains), "2Yh");
  EXPECT_EQ(sc.discards(kShips), "2Y1");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  sc.draw_two(P1, "blind ship");
  sc.refused(P0, "build Lima with 4*", Refusal::HarbourStandsThere);
  EXPECT_EQ(sc.actions(P0), "cards claim tickets exchange");
}

TEST(SC_W15, CitiesThatTakeNoHarbour) {
  Scenario sc = near_lima();
  sc.refused(P0, "build X with 4*", Refusal::NotAPort);
  sc.refused(P0, "build Cadiz with 4*", Refusal::NoOwnLaneThere);
  sc.own(P0, "X-Tokyo");
  sc.refused(P0, "build Tokyo with 4*", Refusal::HarbourStandsThere);
}

TEST(SC_W15, NoHarbourLeft) {
  Scenario sc = near_lima();
  sc.own(P0, "Lima~Cadiz");
  sc.state.open.at(P0).harbours_left = 0;
  sc.refused(P0, "build Lima with 4*", Refusal::NoHarbourLeft);
  sc.refused(P0, "build Cadiz with 4*", Refusal::NoHarbourLeft);
  sc.refused(P0, "build Tokyo with 4*");
  sc.refused(P0, "build X with 4*");
  EXPECT_EQ(sc.actions(P0), "cards claim tickets exchange");
}

TEST(SC_W16, ExchangeLimits) {
  Scenario sc(world_rules(2));
  sc.set_score(P0, 20);
  sc.set_supply(P0, 8, 12);
  sc.set_box(P0, 5, 10);
  for (int k = 0; k <= 60; ++k) {
    EXPECT_EQ(sc.lawful(P0, "exchange " + std::to_string(k) + " ships"), 1 <= k && k <= 5);
    EXPECT_EQ(sc.lawful(P0, "exchange " + std::to_string(k) + " trains"), 1 <= k && k <= 8);
  }
  sc.refused(P0, "exchange 0 ships", Refusal::NothingExchanged);
  sc.refused(P0, "exchange 6 ships", Refusal::TooManyExchanged);
  sc.play(P0, "exchange 5 ships");
  EXPECT_EQ(sc.trains(P0), 13);
  EXPECT_EQ(sc.ships(P0), 7);
  EXPECT_EQ(sc.state.open.at(P0).box_trains, 0);
  EXPECT_EQ(sc.state.open.at(P0).box_ships, 15);
  EXPECT_EQ(sc.score(P0), 15);
}

Scenario last_pieces(int trains) {
  Scenario sc(world_rules(3), {.lanes = {"A-B:1R"}});
  sc.set_active(P1);
  sc.set_supply(P1, trains, 3);
  sc.set_box(P1, 13, 2);
  sc.set_score(P1, 39);
  sc.set_hand(P1, "1Rt");
  sc.play(P1, "claim A-B with 1Rt");
  EXPECT_EQ(sc.score(P1), 40);
  return sc;
}

TEST(SC_W17, TwoMoreTurnsEach) {
  Scenario sc = last_pieces(4);
  EXPECT_EQ(sc.trains(P1), 3);
  EXPECT_TRUE(sc.state.open.triggered);
  EXPECT_EQ(sc.state.open.turns_left, 6);
  for (const Seat seat : {P2, P0, P1, P2, P0}) sc.draw_two(seat, "blind train");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  EXPECT_EQ(sc.state.open.turns_left, 1);
  sc.refused(P1, "exchange 3 trains", Refusal::TooManyExchanged);
  sc.play(P1, "exchange 2 trains");
  EXPECT_EQ(sc.score(P1), 38);
  EXPECT_EQ(sc.trains(P1), 1);
  EXPECT_EQ(sc.ships(P1), 5);
  EXPECT_EQ(sc.ask(), "GameOver");
  EXPECT_EQ(sc.seats_of(FactKind::LastRound), "P1");
}

TEST(SC_W17, SevenPiecesTriggerNothing) {
  const Scenario sc = last_pieces(5);
  EXPECT_EQ(sc.trains(P1), 4);
  EXPECT_EQ(sc.ships(P1), 3);
  EXPECT_FALSE(sc.state.open.triggered);
}

int tour_points(const std::vector<std::string>& lanes, TourRule rule = TourRule::Trail) {
  Rules rules = world_rules(2);
  rules.edition.tour_rule = rule;
  Scenario sc(rules, {.lanes = lanes, .tickets = {"A,B,C 18/12/18"}});
  sc.own_all(P0, lanes);
  sc.hold(P0, "A,B,C 18/12/18");
  EXPECT_EQ(sc.standing(P0).value(AwardKind::Tickets),
            sc.standing(P0).points(AwardKind::Tickets) > 0 ? 1 : 0);
  return sc.standing(P0).points(AwardKind::Tickets);
}

TEST(SC_W18, Tours) {
  EXPECT_EQ(tour_points({"A-B:1", "B-C:1"}), 18);
  EXPECT_EQ(tour_points({"A-X:1", "X~B:1", "B-Y:1", "Y~C:1"}), 18);
  EXPECT_EQ(tour_points({"C-B:1", "B-A:1"}), 18);
  EXPECT_EQ(tour_points({"A-C:1", "C-B:1"}), 12);
  EXPECT_EQ(tour_points({"A-H:1", "B-H:1", "C-H:1"}), 12);
  EXPECT_EQ(tour_points({"A-B:1", "C-D:1"}), -18);
}

TEST(SC_W18, LoopThroughAnInnerCity) {
  const std::vector<std::string> loop = {"A-X:1", "X-B:1", "B-Y:1", "Y-X:1", "X-C:1"};
  EXPECT_EQ(tour_points(loop), 18);
  EXPECT_EQ(tour_points(loop, TourRule::SimplePath), 12);
}

TEST(SC_W19, HarboursInFinalScoring) {
  Scenario sc(world_rules(2), {.lanes = {"E-M:1", "E-S:1", "H~F:1", "L-U:1", "U~F:1", "F-J:1"},
                               .tickets = {"E-M 9", "E-S 11", "H-F 8", "L,U,F,J 14/9/14", "F-Q 7"},
                               .ports = "E F"});
  sc.own(P0, "E-M, E-S, H~F, L-U, U~F, F-J");
  for (const char* ticket : {"E-M 9", "E-S 11", "H-F 8", "L,U,F,J 14/9/14", "F-Q 7"})
    sc.hold(P0, ticket);
  sc.set_harbour(P0, "E");
  sc.set_harbour(P0, "F");
  sc.set_score(P0, 60);
  const SeatStanding out = sc.standing(P0);
  EXPECT_EQ(out.points(AwardKind::Lanes), 60);
  EXPECT_EQ(out.points(AwardKind::Tickets), 35);
  EXPECT_EQ(out.value(AwardKind::Tickets), 4);
  EXPECT_EQ(out.points(AwardKind::Harbours), 60);
  EXPECT_EQ(out.points(AwardKind::Unbuilt), -4);
  EXPECT_EQ(out.total, 151);
}

}  // namespace
}  // namespace wagonaut::tests
