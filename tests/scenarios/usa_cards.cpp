// Scenarios of the USA edition: setup, market and drawing cards.
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(SC_U01, SetupThreePlayers) {
  Scenario sc(usa_rules(3));
  sc.deal_first("4R 4B 4G | R B * Y *");
  sc.start(P1);
  EXPECT_EQ(sc.ask(), "P0 P1 P2 KeepTickets");
  EXPECT_EQ(sc.offer(P1), "t1 t2 t3");
  EXPECT_EQ(sc.offer(P2), "t4 t5 t6");
  EXPECT_EQ(sc.offer(P0), "t7 t8 t9");

  sc.play(P1, "keep t1 t3");
  sc.play(P2, "keep t4 t5 t6");
  sc.play(P0, "keep t8 t9");

  for (const Seat seat : {P0, P1, P2}) {
    EXPECT_EQ(sc.trains(seat), 45);
    EXPECT_EQ(sc.hand(seat).cards.total(), 4);
    EXPECT_EQ(sc.score(seat), 0);
  }
  EXPECT_EQ(sc.hand(P1), "4R");  // a whole block each, from the start seat (G-12)
  EXPECT_EQ(sc.hand(P2), "4B");
  EXPECT_EQ(sc.hand(P0), "4G");
  EXPECT_EQ(sc.row(), "R B * Y *");
  EXPECT_EQ(sc.draw_count(), 93);
  EXPECT_EQ(sc.discard_count(), 0);
  EXPECT_EQ(sc.ticket_count(), 23);
  EXPECT_EQ(sc.under(), "t2 t7");
  EXPECT_EQ(sc.tickets(P1), "t1 t3");
  EXPECT_EQ(sc.tickets(P2), "t4 t5 t6");
  EXPECT_EQ(sc.tickets(P0), "t8 t9");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_U02, FlushDuringSetup) {
  Scenario sc(usa_rules(2));
  sc.deal_first("4W 4Y | *,R,*,B,* | G,Y,K,O,P");
  sc.start(P0);
  EXPECT_EQ(sc.row(), "G Y K O P");
  EXPECT_EQ(sc.discards(), "3*,1R,1B");
  EXPECT_EQ(sc.draw_count(), 92);
}

TEST(SC_U03, TwoFlushesInTheMiddleOfADraw) {
  Scenario sc(usa_rules(3));
  sc.set_row("R * B * G");
  sc.set_draw_pile("*,*,*,Y,*,K,W,O,P,R,B,...");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.hand(P0), "1R");
  EXPECT_EQ(sc.row(), "W O P R B");
  EXPECT_EQ(sc.discards(), "6*,1B,1G,1Y,1K");
  EXPECT_EQ(sc.discard_count(), 10);
  EXPECT_EQ(sc.draw_count(), 20);
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  EXPECT_EQ(sc.picks(P0), "blind 0 1 2 3 4");
}

TEST(SC_U04, LocoRevealedByTheRefill) {
  Scenario sc(usa_rules(2));
  sc.set_row("R B G Y K");
  sc.set_draw_pile("*,W,...");
  sc.play(P0, "slot 2");
  EXPECT_EQ(sc.ask(), "P0 PickCard");  // there is no way to end the turn here
  EXPECT_EQ(sc.picks(P0), "blind 0 1 3 4");
  EXPECT_EQ(sc.actions(P0), "cards");
  sc.refused(P0, "slot 2", Refusal::LocoNotAsSecondCard);
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1G,1W");
  EXPECT_EQ(sc.row(), "R B * Y K");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

Scenario locos_at_both_ends() {
  Scenario sc(usa_rules(2));
  sc.set_row("* R B G *");
  sc.set_draw_pile("*,W,Y,...");
  return sc;
}

TEST(SC_U05, FaceUpLocoIsTheOnlyCard) {
  Scenario sc = locos_at_both_ends();
  sc.play(P0, "slot 4");
  EXPECT_EQ(sc.hand(P0), "1*");
  EXPECT_EQ(sc.row(), "* R B G *");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_U05, BlindLocoIsAnOrdinaryCard) {
  Scenario sc = locos_at_both_ends();
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1*");
  EXPECT_EQ(sc.picks(P0), "blind 1 2 3");
  sc.refused(P0, "slot 0", Refusal::LocoNotAsSecondCard);
  sc.refused(P0, "slot 4", Refusal::LocoNotAsSecondCard);
  for (const char* pick : {"slot 1", "slot 2", "slot 3"}) {
    Scenario other = sc;
    other.play(P0, pick);
    EXPECT_EQ(other.ask(), "P1 ChooseAction");
  }
}

TEST(SC_U05, BlindTwice) {
  Scenario sc = locos_at_both_ends();
  sc.play(P0, "blind");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1*,1W");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_U06, ReshuffleAsSoonAsThePileRunsOut) {
  Scenario sc(usa_rules(2));
  sc.set_draw_pile("[R]");
  sc.set_discards("3B,2Y");
  sc.set_row("G G K K W");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1R");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  EXPECT_EQ(sc.draw_count(), 5);
  EXPECT_EQ(sc.draw_pile(), "3B,2Y");
  EXPECT_EQ(sc.discard_count(), 0);
  sc.play(P0, "blind");
  EXPECT_TRUE(sc.hand(P0) == "1R,1B" || sc.hand(P0) == "1R,1Y") << sc.hand(P0);
  EXPECT_EQ(sc.draw_count(), 4);
  EXPECT_EQ(sc.discard_count(), 0);
}

TEST(SC_U07, BothPilesEmptyCardsFaceUp) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2K", "B-C:2-", "C-D:6R"}});
  sc.set_draw_pile("");
  sc.set_row("R R B * G");
  sc.set_ticket_pile("t1 t2 t3 t4");
  sc.set_hand(P0, "1K");
  EXPECT_EQ(sc.actions(P0), "tickets");
  sc.refused(P0, "blind", Refusal::NothingToDraw);
  for (const char* pick : {"slot 0", "slot 1", "slot 2", "slot 3", "slot 4"})
    sc.refused(P0, pick, Refusal::NothingToDraw);
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.offer(P0), "t1 t2 t3");
}

TEST(SC_U08, LastCardEmptySlotRestoration) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2R"}});
  sc.set_row("* * R B G");
  sc.set_draw_pile("[W]");
  sc.set_hand(P1, "2R");

  sc.play(P0, "slot 2");
  EXPECT_EQ(sc.row(), "* * W B G");
  EXPECT_EQ(sc.draw_count(), 0);
  EXPECT_EQ(sc.picks(P0), "2 3 4");
  sc.play(P0, "slot 3");
  EXPECT_EQ(sc.row(), "* * W - G");
  EXPECT_EQ(sc.hand(P0), "1R,1B");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");

  sc.play(P1, "claim A-B with 2R");
  EXPECT_EQ(sc.row(), "* * W R G");
  EXPECT_EQ(sc.draw_count(), 1);
  EXPECT_EQ(sc.draw_pile(), "1R");
  EXPECT_EQ(sc.discard_count(), 0);
  EXPECT_EQ(sc.score(P1), 2);
}

TEST(SC_U09, FlushThatCannotHelp) {
  Scenario sc(usa_rules(2));
  sc.set_row("* * R B W");
  sc.set_draw_pile("[*]");
  sc.play(P0, "slot 4");
  EXPECT_EQ(sc.hand(P0), "1W");
  EXPECT_EQ(sc.row(), "* * R B *");
  EXPECT_EQ(sc.picks(P0), "2 3");
  sc.play(P0, "slot 2");
  EXPECT_EQ(sc.hand(P0), "1W,1R");
  EXPECT_EQ(sc.row(), "* * - B *");
  EXPECT_EQ(sc.draw_count(), 0);
  EXPECT_EQ(sc.discard_count(), 0);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

}  // namespace
}  // namespace wagonaut::tests
