// The rulebook's examples on the board of the World.
#include "tests/support/shipped.h"

namespace wagonaut::tests {
namespace {

// W-31, W-32, W-34.
TEST(WorldBoard, NovosibirskYakutskIsPaidWithTrainCards) {
  const Scenario sc = on_board_of("world");
  for (const char* cards : {"2Pt,1Ph", "2Pt,1*", "3*"})
    EXPECT_TRUE(sc.pays("novosibirsk-yakutsk", cards)) << cards;
  for (const char* cards : {"2Pt,1P1", "2Pt,1Rt", "4Pt"})
    EXPECT_FALSE(sc.pays("novosibirsk-yakutsk", cards)) << cards;
}

// W-44, G-27.
TEST(WorldBoard, MexicoCaracasIsDoubleFromFourPlayersOn) {
  for (int seats = 2; seats <= 5; ++seats) {
    Scenario sc = on_board_of("world", seats);
    sc.own(P1, "mexico-caracas-1");
    sc.set_hand(P0, "3Pt");
    EXPECT_EQ(sc.payments(P0, "mexico-caracas-2"), seats <= 3 ? "" : "3Pt") << seats;
  }
}

// W-40 to W-42.
TEST(WorldBoard, DarEsSalaamMumbaiIsPaidWithShipCards) {
  Scenario sc = on_board_of("world");
  sc.set_hand(P0, "2 W1, 2 W2, 1*");
  EXPECT_EQ(sc.payments(P0, "dar_es_salaam-mumbai"), "2 W2 | 1 W2, 2 W1 | 1 W2, 1 W1, 1*");
  sc.refused(P0, "claim dar_es_salaam-mumbai with 2W2,1W1", Refusal::CardSuperfluous);
  sc.play(P0, "claim dar_es_salaam-mumbai with 1W2,1W1,1*");
  EXPECT_EQ(sc.ships(P0), 36);
  EXPECT_EQ(sc.trains(P0), 20);
  EXPECT_EQ(sc.score(P0), 7);
  EXPECT_EQ(sc.discards(kShips), "1W2,1W1");
  EXPECT_EQ(sc.discards(kTrains), "1*");
}

// W-42, W-43: half of a double ship may be lost.
TEST(WorldBoard, TheSeaSouthOfCapeTownLosesHalfAShip) {
  Scenario sc = on_board_of("world");
  sc.set_hand(P0, "3 G2, 1 G1, 1*");
  EXPECT_EQ(sc.payments(P0, "cape_town-sea_waypoint-2"), "3 G2 | 2 G2, 1 G1 | 2 G2, 1*");
  EXPECT_TRUE(sc.pays("athina-al_qahira", "1G2"));
  sc.play(P0, "claim cape_town-sea_waypoint-2 with 3 G2");
  EXPECT_EQ(sc.ships(P0), 35);
  EXPECT_EQ(sc.score(P0), 10);
}

// W-35 to W-37: each of the three spaces takes a pair.
TEST(WorldBoard, TheRoughGroundFromLahoreToBeijing) {
  const Scenario sc = on_board_of("world");
  for (const char* cards : {"2Rt,2Gt,2Yt", "3Rt,1Gt,2*", "2Rt,2Gt,1Yt,1*", "5Rt,1*", "6Rt", "6*"})
    EXPECT_TRUE(sc.pays("lahore-beijing", cards)) << cards;
  for (const char* cards : {"3Rt,3Gt", "4Rt,1Gt,1Yt", "2Rt,2Gt,1Yt"})
    EXPECT_FALSE(sc.pays("lahore-beijing", cards)) << cards;
  for (const char* cards : {"4Rt", "2Rt,2Gt", "3Rt,1*"})
    EXPECT_TRUE(sc.pays("luanda-dar_es_salaam", cards)) << cards;
  EXPECT_TRUE(sc.pays("marseille-casablanca", "1Yt,1*"));
  EXPECT_FALSE(sc.pays("marseille-casablanca", "1Yt"));
}

/// P0 has a lane of each kind to the three ports of the examples.
Scenario at_three_ports() {
  Scenario sc = on_board_of("world");
  sc.own(P0, "caracas-lima-1, buenos_aires-rio_de_janeiro-1, dar_es_salaam-toamasina");
  sc.set_hand(P0, "2Yh,2Y1,8*");
  return sc;
}

// W-50 to W-53: four cards with anchors of one colour, half of them trains.
TEST(WorldBoard, HarboursAtLimaBuenosAiresAndDarEsSalaam) {
  const Scenario sc = at_three_ports();
  for (const char* port : {"lima", "buenos_aires", "dar_es_salaam"}) {
    for (const char* cards : {"2Yh,2Y1", "2Yh,1Y1,1*", "1Yh,3*", "4*"})
      EXPECT_TRUE(sc.pays_for_harbour(port, cards)) << port << " " << cards;
    for (const char* cards : {"1Yh,1Yt,2Y1", "2Yh,1Y1,1Y2", "2Yh,2R1", "3Yh,1Y1", "2Yh,1Y1"})
      EXPECT_FALSE(sc.pays_for_harbour(port, cards)) << port << " " << cards;
  }
}

// W-50, W-54, W-55: a port with an own lane, one harbour in it, three in all.
TEST(WorldBoard, CitiesThatTakeNoHarbour) {
  Scenario sc = at_three_ports();
  sc.own(P0, "mexico-caracas-1, cape_town-sea_waypoint-1");
  sc.refused(P0, "build mexico with 4*", Refusal::NotAPort);
  sc.refused(P0, "build sea_waypoint with 4*", Refusal::NotAPort);
  sc.refused(P0, "build tokyo with 4*", Refusal::NoOwnLaneThere);
  sc.set_harbour(P1, "cape_town");
  sc.refused(P0, "build cape_town with 4*", Refusal::HarbourStandsThere);
  sc.set_harbour(P0, "buenos_aires");
  sc.set_harbour(P0, "dar_es_salaam");
  sc.play(P0, "build lima with 2Yh,2Y1");
  sc.draw_two(P1, "blind ship");
  sc.refused(P0, "build toamasina with 4*", Refusal::NoHarbourLeft);
}

// W-62 to W-66.
TEST(WorldBoard, ToursInOrderAndInAnyOrder) {
  const auto points = [](std::string_view tour, std::string_view lanes) {
    Scenario sc = on_board_of("world");
    sc.own(P0, lanes);
    sc.hold(P0, tour);
    return sc.standing(P0).points(AwardKind::Tickets);
  };
  // Casablanca, Al Qahira, Tehran.
  EXPECT_EQ(points("tour1", "casablanca-al_qahira, al_qahira-tehran-1"), 9);
  EXPECT_EQ(points("tour1",
                   "marseille-casablanca, marseille-athina, athina-tehran,"
                   " athina-al_qahira"),
            6);
  EXPECT_EQ(points("tour1", "casablanca-al_qahira"), -15);
}

// W-71 to W-73: 20, 30 and 40 for a harbour with one, two, three complete tickets.
TEST(WorldBoard, HarboursInFinalScoring) {
  Scenario sc = on_board_of("world");
  sc.set_supply(P0, 25, 35);
  sc.set_box(P0, 0, 15);
  sc.own(P0,
         "los_angeles-mexico-1, mexico-caracas-1, caracas-lima-1, lima-valparaiso-1,"
         "miami-caracas, caracas-rio_de_janeiro-1, buenos_aires-rio_de_janeiro-1,"
         "buenos_aires-cape_town-1, cape_town-sea_waypoint-1, perth-sea_waypoint-1, perth-sydney-1,"
         "dar_es_salaam-cape_town-1, lagos-luanda-1, luanda-dar_es_salaam,"
         "djibouti-dar_es_salaam-1");
  sc.hold(P0, "tour5");  // Mexico, Caracas, Lima, Valparaíso in order: 15
  sc.hold(P0, "w09");    // Miami–Buenos Aires 9
  sc.hold(P0, "w20");    // Buenos Aires–Sydney 13
  sc.hold(P0, "w17");    // Rio de Janeiro–Dar es Salaam 11
  sc.hold(P0, "w45");    // Los Angeles–Dar es Salaam 17
  sc.hold(P0, "tour2");  // Lagos, Luanda, Dar es Salaam, Djibouti in order: 9
  sc.hold(P0, "w08");    // Hamburg–Dar es Salaam 8: not complete
  const auto harbours = [&](const char* port) {
    const int before = sc.standing(P0).points(AwardKind::Harbours);
    sc.set_harbour(P0, port);
    return sc.standing(P0).points(AwardKind::Harbours) - before;
  };
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Tickets), 15 + 9 + 13 + 11 + 17 + 9 - 8);
  EXPECT_EQ(sc.standing(P0).value(AwardKind::Tickets), 6);
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Unbuilt), -12);
  EXPECT_EQ(harbours("lima"), 20);
  EXPECT_EQ(harbours("buenos_aires"), 30);
  EXPECT_EQ(harbours("dar_es_salaam"), 40);
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Unbuilt), 0);
}

}  // namespace
}  // namespace wagonaut::tests
