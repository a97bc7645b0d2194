// Scenarios of the Nordic and Swiss tunnels.
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(SC_N09, TunnelWithTwoMatches) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:3G t"}});
  sc.set_hand(P0, "5G,1*");
  sc.set_draw_pile("G,R,*,...");
  sc.play(P0, "claim A-B with 2G,1*");
  EXPECT_EQ(sc.ask(), "P0 TunnelResponse");
  EXPECT_EQ(sc.revealed(), "1G,1R,1*");
  EXPECT_EQ(sc.state.open.tunnel.matches, 2);
  EXPECT_EQ(sc.hand(P0), "3G");
  EXPECT_EQ(sc.tolls(P0), "2G");
  sc.refused(P0, "pay 1G", Refusal::WrongToll);
  sc.refused(P0, "pay 3G", Refusal::WrongToll);
  sc.play(P0, "pay 2G");
  EXPECT_EQ(sc.owner("A-B"), P0);
  EXPECT_EQ(sc.score(P0), 4);
  EXPECT_EQ(sc.trains(P0), 37);
  EXPECT_EQ(sc.hand(P0), "1G");
  EXPECT_EQ(sc.discard_count(), 8);
  EXPECT_EQ(sc.discards(), "5G,2*,1R");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_N10, TunnelWithLocosOnlyColoursIgnored) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:2K t"}});
  sc.set_hand(P0, "2*");
  sc.set_draw_pile("K,K,B,...");
  sc.play(P0, "claim A-B with 2*");
  EXPECT_EQ(sc.owner("A-B"), P0);
  EXPECT_EQ(sc.score(P0), 2);
  EXPECT_EQ(sc.discards(), "2*,2K,1B");
  EXPECT_EQ(sc.discard_count(), 5);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_N11, TunnelWithLocosOnlyLocoRevealed) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:2K t"}});
  sc.set_hand(P0, "2*,4K");
  sc.set_draw_pile("*,K,R,...");
  sc.play(P0, "claim A-B with 2*");
  EXPECT_EQ(sc.state.open.tunnel.matches, 1);
  EXPECT_EQ(sc.ask(), "P0 TunnelResponse");
  EXPECT_EQ(sc.tolls(P0), "");
  sc.refused(P0, "pay 1K", Refusal::WrongToll);
  sc.play(P0, "withdraw");
  EXPECT_EQ(sc.hand(P0), "2*,4K");
  EXPECT_EQ(sc.discards(), "1*,1K,1R");
  EXPECT_EQ(sc.score(P0), 0);
  EXPECT_EQ(sc.trains(P0), 40);
  EXPECT_EQ(sc.owner("A-B"), kNobody);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_N12, WithdrawingByChoice) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:3R t"}});
  sc.set_hand(P0, "5R");
  sc.set_draw_pile("B,R,Y,...");
  sc.play(P0, "claim A-B with 3R");
  EXPECT_EQ(sc.tolls(P0), "1R");
  sc.play(P0, "withdraw");
  EXPECT_EQ(sc.hand(P0), "5R");
  EXPECT_EQ(sc.discard_count(), 3);
  EXPECT_EQ(sc.owner("A-B"), kNobody);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  sc.set_hand(P1, "3R");
  EXPECT_EQ(sc.payments(P1, "A-B"), "3R");  // the lane is free
}

TEST(SC_N13, FewerThanThreeCardsToReveal) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:2Y t"}});
  sc.set_hand(P0, "3Y");
  sc.set_draw_pile("[R]");
  sc.set_discards("1Y");
  sc.play(P0, "claim A-B with 2Y");
  EXPECT_EQ(sc.revealed(), "1R,1Y");
  EXPECT_EQ(sc.state.open.tunnel.matches, 1);
  EXPECT_EQ(sc.state.open.tunnel.set_aside, cards_of(sc.ed(), "2Y"));
  EXPECT_EQ(sc.draw_count(), 0);
  EXPECT_EQ(sc.discard_count(), 0);
  sc.play(P0, "pay 1Y");
  EXPECT_EQ(sc.draw_count(), 5);
  EXPECT_EQ(sc.draw_pile(), "4Y,1R");
  EXPECT_EQ(sc.discard_count(), 0);
  EXPECT_EQ(sc.score(P0), 2);
}

TEST(SC_S04, LocosOnlyInTunnels) {
  Scenario sc(swiss_rules(2), {.lanes = {"A-B:2R", "C-D:2R t", "E-F:3-"}});
  sc.set_hand(P0, "1R,3*");
  EXPECT_EQ(sc.payments(P0, "A-B"), "");
  EXPECT_EQ(sc.payments(P0, "E-F"), "");
  EXPECT_EQ(sc.payments(P0, "C-D"), "1R,1* | 2*");
  sc.refused(P0, "claim A-B with 1R,1*", Refusal::LocosNotAllowed);
  sc.refused(P0, "claim E-F with 3*", Refusal::LocosNotAllowed);
}

TEST(SC_S05, GreyTunnelColourChosenByThePlayer) {
  Scenario sc(swiss_rules(2), {.lanes = {"A-B:3- t"}});
  sc.set_hand(P0, "3O,1*,1Y");
  sc.set_draw_pile("O,Y,*,...");
  sc.play(P0, "claim A-B with 2O,1*");
  EXPECT_EQ(sc.state.open.tunnel.matches, 2);
  EXPECT_EQ(sc.hand(P0), "1O,1Y");
  EXPECT_EQ(sc.tolls(P0), "");
  sc.refused(P0, "pay 1O", Refusal::WrongToll);
  sc.refused(P0, "pay 1O,1Y", Refusal::WrongToll);
  sc.play(P0, "withdraw");
  EXPECT_EQ(sc.hand(P0), "3O,1*,1Y");
  EXPECT_EQ(sc.discards(), "1O,1Y,1*");
}

}  // namespace
}  // namespace wagonaut::tests
