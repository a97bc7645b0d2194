// Further scenarios: market, piles and drawing cards, with one deck and with two.
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

// U-10: a flush after the second pick comes before the turn ends.
TEST(More_U, FlushAfterTheSecondPick) {
  Scenario sc(usa_rules(2));
  sc.set_row("* R * B G");
  sc.set_draw_pile("K,*,W,O,P,Y,R,...");
  sc.play(P0, "slot 1");
  EXPECT_EQ(sc.row(), "* K * B G");
  sc.play(P0, "slot 3");
  EXPECT_EQ(sc.row(), "W O P Y R");
  EXPECT_EQ(sc.discards(), "3*,1K,1G");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// G-24: only locos are left face up, and none of them may be the second card.
TEST(More_U, DrawEndsAfterOneCard) {
  Scenario sc(usa_rules(2));
  sc.set_row("* * * * *");
  sc.set_draw_pile("[B]");
  EXPECT_EQ(sc.picks(P0), "blind 0 1 2 3 4");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.hand(P0), "1B");
  EXPECT_EQ(sc.row(), "* * * * *");  // G-16: nothing better is left
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// G-20 is tested when the action is chosen, not at the second pick (G-21).
TEST(More_U, SecondPickFromAnEmptyPile) {
  Scenario sc(usa_rules(2));
  sc.set_row("R B G Y K");
  sc.set_draw_pile("[W]");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.draw_count(), 0);
  EXPECT_EQ(sc.picks(P0), "0 1 2 3 4");
  sc.refused(P0, "blind", Refusal::PileEmpty);
  sc.play(P0, "slot 4");
  EXPECT_EQ(sc.hand(P0), "1W,1K");
  EXPECT_EQ(sc.row(), "R B G Y -");
  sc.refused(P1, "slot 0", Refusal::NothingToDraw);
}

// G-16, G-17: the turn's discards allow the flush of a row that was kept; flushed cards come back.
TEST(More_U, KeptRowIsTestedAtTheEndOfTheTurn) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2G"}});
  sc.set_row("* * * R B");
  sc.set_draw_pile("");
  sc.set_hand(P0, "2G");
  sc.set_after_shuffle("G G");
  sc.set_after_shuffle("R B * * *");
  sc.play(P0, "claim A-B with 2G");
  EXPECT_EQ(sc.row(), "G G R B *");
  EXPECT_EQ(sc.draw_pile(), "2*");
  EXPECT_EQ(sc.discard_count(), 0);
}

// G-16: with one card fewer the same row has to stay.
TEST(More_U, KeptRowStaysWhenOneCardIsNotEnough) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:1G"}});
  sc.set_row("* * * * B");
  sc.set_draw_pile("");
  sc.set_hand(P0, "1G");
  sc.play(P0, "claim A-B with 1G");
  EXPECT_EQ(sc.row(), "* * * * B");
  EXPECT_EQ(sc.draw_pile(), "1G");
}

// G-22 "free": the second card may be one of the locos that stop the strict editions.
TEST(More_N, SecondCardMayBeALoco) {
  Scenario sc(nordic_rules(2));
  sc.set_row("* * * * *");
  sc.set_draw_pile("[B]");
  sc.play(P0, "blind");
  EXPECT_EQ(sc.picks(P0), "0 1 2 3 4");
  sc.play(P0, "slot 2");
  EXPECT_EQ(sc.hand(P0), "1B,1*");
  EXPECT_EQ(sc.row(), "* * - * *");
}

// N-9 [param]: with the flush on, three locos go.
TEST(More_N, FlushAsATableOption) {
  Rules rules = nordic_rules(2);
  rules.edition.flush_at = 3;
  Scenario sc(rules);
  sc.set_row("* * R B G");
  sc.set_draw_pile("*,K,W,O,P,Y,...");
  sc.play(P0, "slot 2");
  EXPECT_EQ(sc.row(), "K W O P Y");
  EXPECT_EQ(sc.discards(), "3*,1B,1G");
}

// N-10: drawing needs a pile, however full the row is.
TEST(More_N, NoPileNoDraw) {
  Scenario sc(nordic_rules(2));
  sc.set_draw_pile("");
  EXPECT_EQ(sc.actions(P0), "tickets");
  sc.refused(P0, "slot 0", Refusal::NothingToDraw);
}

// W-27: the ships give out in a flush; slots 4 and 5 are filled from the trains, after slot 3.
TEST(More_W, ShortPileInAFlush) {
  Scenario sc(world_rules(2));
  sc.set_row("* * Rt Y2 Wt K2");
  sc.set_draw_pile("*,Kt", kTrains);
  sc.set_draw_pile("", kShips);
  sc.set_after_shuffle("Rt * * Wt *", kTrains);
  sc.play(P0, "slot 3");  // refilled by the wild without a choice
  EXPECT_EQ(sc.row(), "Kt Rt * K2 * Wt");
  EXPECT_EQ(sc.draw_pile(kTrains), "1*");
  EXPECT_EQ(sc.draw_count(kShips) + sc.discard_count(kShips), 0);
  EXPECT_EQ(sc.picks(P0), "train 0 1 3 5");
}

// W-28 counts the ships too: with one coloured train card less the same row stays.
TEST(More_W, FlushThatCannotHelpForWantOfShips) {
  Scenario sc(world_rules(2));
  sc.set_row("* * Rt Y2 Wt K2");
  sc.set_draw_pile("*", kTrains);
  sc.set_draw_pile("", kShips);
  sc.play(P0, "slot 3");
  EXPECT_EQ(sc.row(), "* * Rt * Wt K2");
  EXPECT_EQ(sc.picks(P0), "2 4 5");
}

// W-23, G-24: both piles are empty and nothing but wilds is face up.
TEST(More_W, DrawEndsAfterOneCard) {
  Scenario sc(world_rules(2));
  sc.set_row("* * * * * *");
  sc.set_draw_pile("[Rt]", kTrains);
  sc.set_draw_pile("", kShips);
  sc.play(P0, "blind train");
  EXPECT_EQ(sc.hand(P0), "1Rt");
  EXPECT_EQ(sc.row(), "* * * * * *");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// W-29: each empty slot is filled from the pile that is larger at that moment, trains when equal.
TEST(More_W, RestorationGoesByPileSize) {
  Scenario sc(world_rules(2), {.lanes = {"Lima-X:1-"}, .ports = "Lima"});
  sc.own(P0, "Lima-X");
  sc.set_row("- - - Rt - P2");
  sc.set_draw_pile("", kTrains);
  sc.set_draw_pile("", kShips);
  sc.set_hand(P0, "1Yh,2Y1,1*");
  sc.set_after_shuffle("* Yh", kTrains);
  sc.play(P0, "build Lima with 1Yh,2Y1,1*");
  EXPECT_EQ(sc.row(), "* Y1 Yh Rt Y1 P2");
  EXPECT_EQ(sc.draw_count(kTrains) + sc.draw_count(kShips), 0);
}

// W-24: the second refill is chosen too, and the flush it causes falls to the next player's row.
TEST(More_W, FlushAfterTheSecondPick) {
  Scenario sc(world_rules(2));
  sc.set_row("* * Rt G1 Y2 K2");
  sc.set_draw_pile("*,Wt,Ph,Yt,...", kTrains);
  sc.set_draw_pile("P1,R1,R2,W2,...", kShips);
  sc.play(P0, "blind ship");
  sc.play(P0, "slot 2");
  EXPECT_EQ(sc.ask(), "P0 RefillFrom");
  sc.refused(P1, "refill train", Refusal::NotYourDecision);
  sc.play(P0, "refill train");
  EXPECT_EQ(sc.hand(P0), "1P1,1Rt");
  EXPECT_EQ(sc.row(), "Wt Ph Yt R1 R2 W2");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

// G-15, since rules number 2: a pile of just one row, with no discards beside it, takes the flushed
// cards in before the deal. Before, row and pile only changed places.
TEST(More_U, FlushedCardsAreMixedIntoAPileOfOneRow) {
  Scenario sc(usa_rules(2));
  sc.set_row("R * * B G");
  sc.set_draw_pile("*,Y,K,*,W,*");
  sc.set_after_shuffle("Y B * K G * * W * *");
  Scenario before = sc;
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.row(), "Y B * K G");
  EXPECT_EQ(sc.draw_pile(), "1W,4*");
  EXPECT_EQ(sc.discard_count(), 0);
  before.setting.edition.flush_mixes = false;
  before.play(P0, "slot 0");
  EXPECT_EQ(before.row(), "Y K * W *");
  EXPECT_EQ(before.draw_pile(), "1B,1G,3*");
}

// A card more, a card less, or a discard: cards come back by themselves, and nothing is mixed in.
TEST(More_U, NothingIsMixedInWhereThePileIsNotOneRow) {
  for (const char* pile : {"*,Y,K,O,W", "*,Y,K,O,W,P,B"}) {
    Scenario sc(usa_rules(2));
    sc.set_row("R * * B G");
    sc.set_draw_pile(pile);
    sc.set_after_shuffle("B G * * *");
    sc.play(P0, "slot 0");
    EXPECT_EQ(sc.row().substr(0, 7), "Y K O W") << pile;
  }
  Scenario sc(usa_rules(2));
  sc.set_row("R * * B G");
  sc.set_discards("1R");
  sc.set_draw_pile("*,Y,K,O,W,P");
  sc.set_after_shuffle("R B G * * *");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.row(), "Y K O W P");
}

// Each deck for itself: the wagons' pile is one row, the ships' is not.
TEST(More_W, FlushedCardsAreMixedIntoThePileOfTheirDeck) {
  Scenario sc(world_rules(2));
  sc.set_row("Rt * * Y2 Wt K2");
  sc.set_draw_pile("*,Kt,Gt,*", kTrains);
  sc.set_draw_pile("R1,R2,G1,G2", kShips);
  sc.set_after_shuffle("Gt Wt Kt * * * *", kTrains);
  sc.play(P0, "slot 0");
  sc.play(P0, "refill train");
  EXPECT_EQ(sc.row(), "Gt Wt Kt R1 R2 G1");
  EXPECT_EQ(sc.draw_pile(kTrains), "4*");
  EXPECT_EQ(sc.discards(kShips), "1Y2,1K2");
}

}  // namespace
}  // namespace wagonaut::tests
