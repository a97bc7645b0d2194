// The rulebook's examples on the board of the Nordic Countries.
#include "tests/support/shipped.h"

namespace wagonaut::tests {
namespace {

constexpr const char* kTunnel = "stavanger-kristiansand-1";  // two green spaces
constexpr const char* kFerry = "stavanger-kristiansand-2";   // three orange ones, one symbol

std::string claim(const char* lane, const char* cards) {
  return std::string("claim ") + lane + " with " + cards;
}

// N-11 to N-13.
TEST(NordicBoard, PlainLanesTakeNoLocos) {
  Scenario sc = on_board_of("nordic");
  sc.set_hand(P0, "2R,2*");
  EXPECT_EQ(sc.payments(P0, "boden-umea-1"), "");
  EXPECT_EQ(sc.payments(P0, "orebro-norrkoping"), "2R");
  sc.refused(P0, "claim boden-umea-1 with 2R,1*", Refusal::LocosNotAllowed);
}

// N-31 to N-35.
TEST(NordicBoard, TheFerryFromStavangerToKristiansand) {
  const Scenario sc = on_board_of("nordic");
  for (const char* cards : {"2O,1*", "1O,2*", "3*", "2O,3R", "2O,1R,1G,1K", "5O", "9G"}) {
    EXPECT_TRUE(sc.pays(kFerry, cards)) << cards;
    Scenario paid = sc;
    paid.set_hand(P0, cards);
    paid.play(P0, claim(kFerry, cards));
    EXPECT_EQ(paid.trains(P0), 37) << cards;
    EXPECT_EQ(paid.score(P0), 4) << cards;
    EXPECT_EQ(paid.ask(), "P1 ChooseAction") << "nothing is revealed";
  }
  for (const char* cards : {"3O", "2O,1R", "2O,1G,1*", "2O,2R"})
    EXPECT_FALSE(sc.pays(kFerry, cards)) << cards;
}

// N-30 to N-34: two symbols, any one colour.
TEST(NordicBoard, TheGreyFerryFromHelsinkiToStockholm) {
  const Scenario sc = on_board_of("nordic");
  for (const char* cards : {"2R,2*", "1R,3*", "4*", "2R,1*,3G", "2R,6G"})
    EXPECT_TRUE(sc.pays("helsinki-stockholm-2", cards)) << cards;
  for (const char* cards : {"2R,2G", "3R,1*", "1R,1G,2*"})
    EXPECT_FALSE(sc.pays("helsinki-stockholm-2", cards)) << cards;
}

// N-36, N-37, N-40: seven of a colour, and eight others for two spaces.
TEST(NordicBoard, MurmanskLieksaForSevenAndEight) {
  Scenario sc = on_board_of("nordic");
  sc.set_hand(P0, "7G,5R,3B");
  sc.play(P0, "claim murmansk-lieksa with 7G,5R,3B");
  EXPECT_EQ(sc.owner("murmansk-lieksa"), P0);
  EXPECT_EQ(sc.score(P0), 27);
  EXPECT_EQ(sc.trains(P0), 31);
  EXPECT_EQ(sc.discards(), "7G,5R,3B");
}

// N-37 to N-39.
TEST(NordicBoard, MurmanskLieksaTakesLocosInFoursOnly) {
  const Scenario sc = on_board_of("nordic");
  for (const char* cards : {"9K", "8K,4R", "8K,4*", "7K,4*,4R", "12K", "6K,6R,6G"})
    EXPECT_TRUE(sc.pays("murmansk-lieksa", cards)) << cards;
  for (const char* cards : {"8K,1*", "8K,3R", "10K", "6K,6R", "7G,5R,2B"})
    EXPECT_FALSE(sc.pays("murmansk-lieksa", cards)) << cards;
}

// G-30 to G-34: two of the three cards match.
TEST(NordicBoard, TheTunnelFromTrondheimToLillehammerAsksForMore) {
  Scenario sc = on_board_of("nordic");
  sc.set_hand(P0, "5O,1*");
  sc.set_draw_pile("O,R,*,...");
  sc.play(P0, "claim trondheim-lillehammer with 2O,1*");
  EXPECT_EQ(sc.ask(), "P0 TunnelResponse");
  EXPECT_EQ(sc.tolls(P0), "2O");
  sc.play(P0, "pay 2O");
  EXPECT_EQ(sc.owner("trondheim-lillehammer"), P0);
  EXPECT_EQ(sc.score(P0), 4);
  EXPECT_EQ(sc.trains(P0), 37);
  EXPECT_EQ(sc.discards(), "5O,2*,1R");
}

// G-32: paid with locos alone, only locos match.
TEST(NordicBoard, TheTunnelFromOstersundToTrondheimPaidWithLocos) {
  Scenario sc = on_board_of("nordic");
  sc.set_hand(P0, "2*,4K");
  sc.set_draw_pile("K,K,B,...");
  Scenario free = sc;
  free.play(P0, "claim ostersund-trondheim with 2*");
  EXPECT_EQ(free.owner("ostersund-trondheim"), P0);
  EXPECT_EQ(free.discards(), "2*,2K,1B");
  sc.set_draw_pile("*,K,R,...");
  sc.play(P0, "claim ostersund-trondheim with 2*");
  EXPECT_EQ(sc.tolls(P0), "");  // G-33: asked all the same
  sc.refused(P0, "pay 1K", Refusal::WrongToll);
  sc.play(P0, "withdraw");
  EXPECT_EQ(sc.hand(P0), "2*,4K");
  EXPECT_EQ(sc.owner("ostersund-trondheim"), kNobody);
}

// G-11, G-31: what there is, is revealed.
TEST(NordicBoard, TheTunnelFromAndalsnesToLillehammerWithTwoCardsLeft) {
  Scenario sc = on_board_of("nordic");
  sc.set_hand(P0, "3Y");
  sc.set_draw_pile("[R]");
  sc.set_discards("1Y");
  sc.play(P0, "claim andalsnes-lillehammer with 2Y");
  EXPECT_EQ(sc.revealed(), "1R,1Y");
  sc.play(P0, "pay 1Y");
  EXPECT_EQ(sc.score(P0), 2);
  EXPECT_EQ(sc.draw_pile(), "4Y,1R");
}

// N-15, N-16, G-27: a ferry beside a tunnel is a double group all the same.
TEST(NordicBoard, StavangerKristiansandIsOneGroup) {
  for (const int seats : {2, 3}) {
    Scenario sc = on_board_of("nordic", seats);
    sc.set_draw_pile("R,B,Y,...");
    sc.set_hand(P0, "2G,2O,1*");
    sc.set_hand(P1, "2O,1*");
    sc.play(P0, claim(kTunnel, "2G"));
    EXPECT_EQ(sc.owner(kTunnel), P0);
    EXPECT_EQ(sc.payments(P1, kFerry), seats == 2 ? "" : "2O,1*");
    sc.set_active(P0);
    EXPECT_EQ(sc.payments(P0, kFerry), "");
  }
}

// G-35: what was not built closes nothing.
TEST(NordicBoard, AWithdrawalClosesNeitherTunnelNorFerry) {
  for (const int seats : {2, 3}) {
    Scenario sc = on_board_of("nordic", seats);
    sc.set_draw_pile("G,B,Y,...");
    for (int i = 0; i < seats; ++i) sc.set_hand(Seat(i), "2G,2O,1*");
    sc.play(P0, claim(kTunnel, "2G"));
    sc.play(P0, "withdraw");
    for (int i = 0; i < seats; ++i) {
      sc.set_active(Seat(i));
      EXPECT_EQ(sc.payments(Seat(i), kTunnel), "2G | 1G,1*");
      EXPECT_EQ(sc.payments(Seat(i), kFerry), "2O,1* | 1*,2G,2O");
    }
  }
}

// N-46.
TEST(NordicBoard, MostTicketsBringTen) {
  Scenario sc = on_board_of("nordic");
  sc.own(P0, "stavanger-kristiansand-1, kristiansand-oslo, oslo-goteborg, goteborg-kobenhavn");
  for (const char* ticket : {"stavanger-oslo", "oslo-kobenhavn", "helsinki-oslo"})
    sc.hold(P0, ticket);
  sc.own(P1, "orebro-stockholm-1, oslo-orebro-1");
  sc.hold(P1, "oslo-stockholm");
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Tickets), 4 + 4 - 8);
  EXPECT_EQ(sc.standing(P0).points(AwardKind::MostTickets), 10);
  EXPECT_EQ(sc.standing(P1).points(AwardKind::Tickets), 4);
  EXPECT_EQ(sc.standing(P1).points(AwardKind::MostTickets), 0);
}

}  // namespace
}  // namespace wagonaut::tests
