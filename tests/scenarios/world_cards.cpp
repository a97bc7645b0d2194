// Scenarios of the World edition: setup, market and drawing cards.
#include "engine/sight/sight.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(SC_W01, SetupFourPlayers) {
  Scenario sc(world_rules(4));
  sc.deal_first("3Rt 3Gt 3Yh * * Kt | Wt * Ph", kTrains);
  sc.start(P0);
  sc.play(P0, "keep t1 t2 t3");
  sc.play(P1, "keep t6 t7 t8 t9");
  sc.play(P2, "keep t11 t12 t13 t14 t15");
  sc.play(P3, "keep t16 t17 t18");
  for (const Seat seat : {P0, P1, P2, P3}) {
    const Cards& hand = sc.state.own[seat].hand;
    EXPECT_EQ(of_deck(sc.ed(), hand, kTrains).total(), 3);
    EXPECT_EQ(of_deck(sc.ed(), hand, kShips).total(), 7);
    EXPECT_EQ(sc.state.open.at(seat).harbours_left, 3);
    EXPECT_EQ(sc.score(seat), 0);
  }
  EXPECT_EQ(sc.draw_count(kTrains), 65);
  EXPECT_EQ(sc.draw_count(kShips), 29);
  EXPECT_EQ(sc.discard_count(kTrains) + sc.discard_count(kShips), 0);
  for (int i = 0; i < 6; ++i)
    EXPECT_EQ(sc.ed().deck_of(sc.state.open.market[std::size_t(i)]), i < 3 ? kTrains : kShips);
  EXPECT_EQ(sc.ticket_count(), 50);
  EXPECT_EQ(sc.under(), "t4 t5 t10 t19 t20");
  EXPECT_EQ(sc.ask(), "P0 P1 P2 P3 ChooseFleet");
}

Scenario at_fleet_choice() {
  Scenario sc(world_rules(3));
  sc.start(P0);
  sc.play(P0, "keep t1 t2 t3");
  sc.play(P1, "keep t6 t7 t8");
  sc.refused(P0, "fleet 20");  // the choice opens when every seat has decided its tickets
  sc.play(P2, "keep t11 t12 t13");
  return sc;
}

TEST(SC_W02, FleetAndBox) {
  Scenario sc = at_fleet_choice();
  EXPECT_EQ(sc.ask(), "P0 P1 P2 ChooseFleet");
  for (const Seat seat : {P0, P1, P2}) {
    sc.refused(seat, "fleet 9", Refusal::FleetOutOfRange);
    sc.refused(seat, "fleet 26", Refusal::FleetOutOfRange);
  }
  sc.play(P1, "fleet 25");
  sc.refused(P1, "fleet 20");  // has chosen
  sc.play(P0, "fleet 10");
  sc.play(P2, "fleet 20");
  EXPECT_EQ(sc.trains(P0), 10);
  EXPECT_EQ(sc.ships(P0), 50);
  EXPECT_EQ(sc.state.open.at(P0).box_trains, 15);
  EXPECT_EQ(sc.state.open.at(P0).box_ships, 0);
  EXPECT_EQ(sc.trains(P1), 25);
  EXPECT_EQ(sc.ships(P1), 35);
  EXPECT_EQ(sc.state.open.at(P1).box_trains, 0);
  EXPECT_EQ(sc.state.open.at(P1).box_ships, 15);
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
}

TEST(SC_W02, FleetsStaySecretUntilTheLastChoice) {
  Scenario few = at_fleet_choice(), many = few;
  few.play(P0, "fleet 10");
  many.play(P0, "fleet 25");
  for (const std::optional<Seat> viewer :
       {std::optional(P1), std::optional(P2), std::optional<Seat>{}})
    EXPECT_EQ(look(few.ed(), few.state, viewer), look(many.ed(), many.state, viewer));
  few.play(P2, "fleet 20");
  many.play(P2, "fleet 20");
  EXPECT_EQ(look(few.ed(), few.state, P1), look(many.ed(), many.state, P1));
  EXPECT_EQ(few.seats_of(FactKind::FleetRevealed), "");
  few.play(P1, "fleet 20");
  many.play(P1, "fleet 20");
  EXPECT_EQ(look(few.ed(), few.state, P1).open.at(P0).trains, 10);
  EXPECT_EQ(look(many.ed(), many.state, P1).open.at(P0).trains, 25);
  EXPECT_EQ(few.seats_of(FactKind::FleetRevealed), "P0 P1 P2");
}

TEST(SC_W03, RefillFromEitherDeck) {
  Scenario sc(world_rules(2));
  sc.set_row("Rt Gt Yh K1 W2 P2");
  sc.set_draw_pile("Kt,...", kTrains);
  sc.set_draw_pile("G2,...", kShips);
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.ask(), "P0 RefillFrom");
  sc.refused(P0, "slot 4", Refusal::WrongKindOfMove);
  sc.play(P0, "refill ship");
  EXPECT_EQ(sc.row(), "G2 Gt Yh K1 W2 P2");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  sc.play(P0, "slot 4");
  EXPECT_EQ(sc.ask(), "P0 RefillFrom");
  sc.play(P0, "refill train");
  EXPECT_EQ(sc.row(), "G2 Gt Yh K1 Kt P2");
  EXPECT_EQ(sc.hand(P0), "1Rt,1W2");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

Scenario two_wilds_face_up(std::string_view trains, std::string_view ships) {
  Scenario sc(world_rules(2));
  sc.set_row("* * Rt G1 Y2 K2");
  sc.set_draw_pile(trains, kTrains);
  sc.set_draw_pile(ships, kShips);
  sc.play(P0, "slot 2");
  return sc;
}

TEST(SC_W04, ThirdWildFlushesThreeAndThree) {
  Scenario sc = two_wilds_face_up("*,Wt,Ph,Yt,...", "R1,R2,W2,...");
  sc.play(P0, "refill train");
  EXPECT_EQ(sc.discards(kTrains), "3*");
  EXPECT_EQ(sc.discards(kShips), "1G1,1Y2,1K2");
  EXPECT_EQ(sc.row(), "Wt Ph Yt R1 R2 W2");
  EXPECT_EQ(sc.picks(P0), "train ship 0 1 2 3 4 5");
}

TEST(SC_W04, ShipInsteadNoFlush) {
  Scenario sc = two_wilds_face_up("*,Wt,Ph,Yt,...", "R1,R2,W2,...");
  sc.play(P0, "refill ship");
  EXPECT_EQ(sc.row(), "* * R1 G1 Y2 K2");
  EXPECT_EQ(sc.discard_count(kTrains) + sc.discard_count(kShips), 0);
  EXPECT_EQ(sc.picks(P0), "train ship 2 3 4 5");
  sc.refused(P0, "slot 0", Refusal::LocoNotAsSecondCard);
  sc.refused(P0, "slot 1", Refusal::LocoNotAsSecondCard);
}

TEST(SC_W05, FlushAgain) {
  Scenario sc = two_wilds_face_up("*,*,*,*,Gt,Kt,Wh,...", "R1,R2,W2,P1,P2,G2,...");
  sc.play(P0, "refill train");
  EXPECT_EQ(sc.row(), "Gt Kt Wh P1 P2 G2");
  EXPECT_EQ(sc.discards(kTrains), "6*");
  EXPECT_EQ(sc.discards(kShips), "1G1,1Y2,1K2,1R1,1R2,1W2");
}

TEST(SC_W05, FlushThatCannotHelp) {
  Scenario sc(world_rules(2));
  sc.set_row("* * G1 R2 Y2 W2");
  sc.set_draw_pile("[*]", kTrains);
  sc.set_draw_pile("...", kShips);
  sc.set_hand(P0, "7Pt,4Ph,7Yt,4Yh,7Gt,4Gh");
  sc.set_hand(P1, "7Rt,4Rh,7Kt,4Kh,7Wt,4Wh");
  ASSERT_EQ(sc.hand(P0).cards.total() + sc.hand(P1).cards.total(), 66);
  sc.play(P0, "slot 2");
  sc.play(P0, "refill train");
  EXPECT_EQ(sc.row(), "* * * R2 Y2 W2");
  EXPECT_EQ(sc.discard_count(kTrains) + sc.discard_count(kShips), 0);
  EXPECT_EQ(sc.picks(P0), "ship 3 4 5");
}

Scenario one_wild_face_up() {
  Scenario sc(world_rules(2));
  sc.set_row("Rt * Yh K1 W2 P2");
  sc.set_draw_pile("*,Gt,...", kTrains);
  sc.set_draw_pile("G2,...", kShips);
  return sc;
}

TEST(SC_W06, WildTurnedUpByTheRefill) {
  Scenario sc = one_wild_face_up();
  sc.play(P0, "slot 0");
  sc.play(P0, "refill train");
  EXPECT_EQ(sc.row(), "* * Yh K1 W2 P2");
  EXPECT_EQ(sc.picks(P0), "train ship 2 3 4 5");
  sc.refused(P0, "slot 0", Refusal::LocoNotAsSecondCard);
  sc.refused(P0, "slot 1", Refusal::LocoNotAsSecondCard);
}

TEST(SC_W06, WildDrawnBlind) {
  Scenario sc = one_wild_face_up();
  sc.play(P0, "blind train");
  EXPECT_EQ(sc.hand(P0), "1*");
  EXPECT_EQ(sc.ask(), "P0 PickCard");
  EXPECT_EQ(sc.picks(P0), "train ship 0 2 3 4 5");
  sc.refused(P0, "slot 1", Refusal::LocoNotAsSecondCard);
}

TEST(SC_W06, FaceUpWildIsTheOnlyCard) {
  Scenario sc = one_wild_face_up();
  sc.play(P0, "slot 1");
  EXPECT_EQ(sc.ask(), "P0 RefillFrom");
  sc.play(P0, "refill ship");
  EXPECT_EQ(sc.hand(P0), "1*");
  EXPECT_EQ(sc.row(), "Rt G2 Yh K1 W2 P2");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_W06, BlindTwice) {
  Scenario sc = one_wild_face_up();
  sc.draw_two(P0, "blind train");
  EXPECT_EQ(sc.hand(P0), "1*,1Gt");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

Scenario no_ships_to_draw() {
  Scenario sc(world_rules(2));
  sc.set_row("Rt Gt Yh K1 W2 P2");
  sc.set_draw_pile("5Kt,5Wt", kTrains);
  sc.set_draw_pile("", kShips);
  sc.set_ticket_pile("t1 t2 t3");
  return sc;
}

TEST(SC_W07, OnePileEmptyCards) {
  Scenario sc = no_ships_to_draw();
  EXPECT_EQ(sc.actions(P0), "cards tickets exchange");
  EXPECT_EQ(sc.picks(P0), "train 0 1 2 3 4 5");
  sc.refused(P0, "blind ship", Refusal::PileEmpty);
  sc.play(P0, "slot 3");
  EXPECT_EQ(sc.ask(), "P0 PickCard");  // no RefillFrom in between
  EXPECT_EQ(sc.row(), "Rt Gt Yh Kt W2 P2");
  EXPECT_EQ(sc.hand(P0), "1K1");
  EXPECT_EQ(sc.draw_count(kTrains), 9);
}

TEST(SC_W07, OnePileEmptyTickets) {
  Scenario sc = no_ships_to_draw();
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.offer(P0), "t1 t2 t3");
  sc.play(P0, "keep t3");
  EXPECT_EQ(sc.tickets(P0), "t3");
  EXPECT_EQ(sc.ticket_count(), 2);
  EXPECT_EQ(sc.under(), "t1 t2");
}

TEST(SC_W08, BothPilesEmpty) {
  Scenario sc(world_rules(2), {.lanes = {"Lima-X:1-"}, .ports = "Lima"});
  sc.set_row("Rt - Yt K1 - P2");
  sc.set_draw_pile("", kTrains);
  sc.set_draw_pile("", kShips);
  sc.set_ticket_pile("");
  sc.set_supply(P0, 12, 20);
  sc.set_box(P0, 5, 10);
  sc.own(P1, "Lima-X");
  sc.set_hand(P1, "2Yh,2Y1");

  EXPECT_EQ(sc.actions(P0), "exchange");
  sc.refused(P0, "slot 0", Refusal::NothingToDraw);
  sc.refused(P0, "blind train", Refusal::NothingToDraw);
  sc.play(P0, "exchange 1 train");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  sc.play(P1, "build Lima with 2Yh,2Y1");
  EXPECT_EQ(sc.row(), "Rt Yh Yt K1 Y1 P2");
  EXPECT_EQ(sc.draw_pile(kTrains), "1Yh");
  EXPECT_EQ(sc.draw_pile(kShips), "1Y1");
  EXPECT_EQ(sc.discard_count(kTrains) + sc.discard_count(kShips), 0);
  EXPECT_EQ(sc.seats_of(FactKind::TurnPassed), "");
}

}  // namespace
}  // namespace wagonaut::tests
