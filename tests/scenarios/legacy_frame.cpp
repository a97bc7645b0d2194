// Scenarios of the fifth rule set without newspapers and sentences: offers, lanes, slips, marks.
#include "engine/rules/payment.h"
#include "engine/rules/scoring.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

/// A deal with so many tickets in the deck.
Scenario dealt(int seats, int tickets) {
  Rules rules = money_rules(seats);
  rules.tickets = tickets;
  Scenario sc(rules);
  sc.start(P0);
  return sc;
}

int offered(const Scenario& sc) {
  return sc.state.own[P0].offer.size();
}

// L-22, L-23.
TEST(SC_L03, OffersShrinkWithTheTicketDeck) {
  struct Case {
    int tickets, offer, keep, pile;
  };
  for (const Case& c : {Case{16, 4, 2, 0}, {15, 3, 1, 3}, {11, 2, 1, 3}, {7, 1, 1, 3}}) {
    Scenario sc = dealt(4, c.tickets);
    EXPECT_EQ(offered(sc), c.offer) << c.tickets;
    EXPECT_EQ(sc.ask(), "P0 P1 P2 P3 KeepTickets");
    EXPECT_EQ(sc.ticket_count(), c.pile) << c.tickets;
    EXPECT_TRUE(objection(sc.ed(), sc.state, P1, Move::keep_tickets((1u << (c.keep - 1)) - 1)));
    EXPECT_FALSE(objection(sc.ed(), sc.state, P1, Move::keep_tickets((1u << c.keep) - 1)));
  }
}

// L-23: no ticket for each means no offer and no question.
TEST(SC_L03, TooFewTicketsForAllMeanNoOffer) {
  Scenario sc = dealt(4, 3);
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
  EXPECT_EQ(sc.ticket_count(), 3);
}

// L-65.
TEST(SC_L03, LaterOfferFromASmallPile) {
  Scenario sc(money_rules(4), {.tickets = {"A-B 4", "B-C 5"}});
  sc.set_ticket_pile("t1 t2");
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.offer(P0), "t1 t2");
  sc.refused(P0, "keep none", Refusal::TooFewTicketsKept);
  sc.play(P0, "keep t2");
  EXPECT_EQ(sc.tickets(P0), "t2");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

Scenario groups_and_edge() {
  return Scenario(money_rules(2),
                  {.lanes = {"A-B:2R | A-B:2B | A-B:2G", "C-D:2R | C-D:2B", "E-Far:2Y", "A-E:1K"}});
}

// L-52.
TEST(SC_L12, ATripleGroupNeverClosesForOthers) {
  Scenario sc = groups_and_edge();
  for (const Seat seat : {P0, P1}) sc.set_hand(seat, "4R,4B,4G");
  sc.own(P0, "A-B:2R");
  sc.refused(P0, "claim A-B:2B with 2B", Refusal::OwnGroup);
  sc.set_active(P1);
  EXPECT_TRUE(sc.lawful(P1, "claim A-B:2B with 2B"));
  EXPECT_TRUE(sc.lawful(P1, "claim A-B:2G with 2G"));
}

// L-52, G-27.
TEST(SC_L12, ADoubleGroupCloses) {
  Scenario sc = groups_and_edge();
  sc.set_hand(P1, "4R,4B");
  sc.own(P0, "C-D:2R");
  sc.set_active(P1);
  sc.refused(P1, "claim C-D:2B with 2B", Refusal::LaneClosed);
}

// L-51.
TEST(SC_L12, ALaneOffTheBoardWaitsForItsBoard) {
  Setting set = set_on(money_rules(2), {.lanes = {"E-Far:2Y"}});
  set.edition.nodes[std::size_t(set.node("Far"))].off_board = true;
  Scenario sc(set);
  sc.set_hand(P0, "2Y");
  sc.refused(P0, "claim E-Far with 2Y", Refusal::LaneOffBoard);
  EXPECT_EQ(sc.actions(P0), "cards tickets");
  set.edition.nodes[std::size_t(set.node("Far"))].off_board = false;
  Scenario joined(set);
  joined.set_hand(P0, "2Y");
  joined.play(P0, "claim E-Far with 2Y");
  EXPECT_EQ(joined.owner("E-Far"), P0);
}

struct Slip {
  int dollars, unused, complete, incomplete;
};

SeatStanding slip(const Slip& said) {
  Scenario sc(money_rules(2), {.lanes = {"A-B:1R", "C-D:1R"},
                               .tickets = {"A-B " + std::to_string(said.complete),
                                           "A-C " + std::to_string(said.incomplete)}});
  sc.own(P0, "A-B");
  sc.set_score(P0, said.dollars);
  sc.set_supply(P0, said.unused);
  if (said.complete > 0) sc.hold(P0, "t1");
  if (said.incomplete > 0) sc.hold(P0, "t2");
  return sc.standing(P0);
}

// L-80, L-81.
TEST(SC_L13, DepositSlips) {
  EXPECT_EQ(slip({9, 3, 12, 20}).total, 8);
  EXPECT_EQ(slip({2, 11, 0, 15}).total, 0) << "the total has a floor";
  EXPECT_EQ(slip({2, 11, 0, 15}).points(AwardKind::Tickets), -15) << "its parts have none";
  EXPECT_EQ(slip({5, 0, 21, 0}).total, 42);
  for (const auto& [unused, bonus] : {std::pair{5, 4}, {7, 4}, {8, 2}, {10, 2}, {4, 6}, {15, 0}})
    EXPECT_EQ(slip({0, unused, 0, 0}).points(AwardKind::IdlePieces), bonus) << unused;
}

// L-82 to L-84.
TEST(SC_L14, EqualTotalsGoByTicketsThenTheLaterTurn) {
  Scenario sc(money_rules(3), {.lanes = {"A-B:1R", "B-C:1R", "C-D:1R", "A-C:1B"},
                               .tickets = {"A-B 1", "B-C 1", "A-C 1", "C-D 1", "B-D 1", "A-D 1",
                                           "A-B 1", "B-C 2"}});
  sc.state.open.start = P1;
  for (const Seat seat : {P0, P1, P2}) sc.set_supply(seat, 20);
  // All own a way from A to D in turn; the lanes are given, not claimed.
  for (const Seat seat : {P0, P1, P2})
    for (int node = 0; node < 4; ++node) sc.state.open.at(seat).label[std::size_t(node)] = 0;
  for (const char* ticket : {"t1", "t2", "t3"}) sc.hold(P0, ticket);
  for (const char* ticket : {"t4", "t5", "t6"}) sc.hold(P1, ticket);
  for (const char* ticket : {"t7", "t8"}) sc.hold(P2, ticket);
  for (const Seat seat : {P0, P1, P2}) sc.set_score(seat, 27);
  EXPECT_EQ(sc.standing(P0).total, 30);
  EXPECT_EQ(sc.standing(P1).total, 30);
  EXPECT_EQ(sc.standing(P2).total, 30);
  EXPECT_EQ(sc.standing(P0).place, 1) << "later than P1 in the order P1, P2, P0";
  EXPECT_EQ(sc.standing(P1).place, 2);
  EXPECT_EQ(sc.standing(P2).place, 3) << "fewer complete tickets";
  const TieStory story = tie_for_first(sc.ed(), standings(sc.ed(), sc.state));
  ASSERT_EQ(story.steps.size(), 2);
  EXPECT_EQ(story.steps[1].by, Tie::LaterTurn);
}

// L-19: dollars are the score, and claiming adds nothing (L-28).
TEST(LegacyFrame, DollarsAreTheScore) {
  Scenario sc = dealt(2, 33);
  EXPECT_EQ(sc.dollars(P0), 5);
  EXPECT_EQ(sc.trains(P0), 20);
  Scenario claim(money_rules(2), {.lanes = {"A-B:3R"}});
  claim.set_hand(P0, "3R");
  claim.play(P0, "claim A-B with 3R");
  EXPECT_EQ(claim.score(P0), 0);
}

// L-4: marks make no two payments different.
TEST(LegacyFrame, PlainCardsLeaveFirstThenPicksThenSkulls) {
  Scenario sc(money_rules(2), {.lanes = {"A-B:3-"}});
  sc.set_hand(P0, "1R,1Rp,2Rs,1*");
  EXPECT_EQ(sc.payments(P0, "A-B"), "1R,1Rp,1Rs | 1R,1Rp,1*");
  sc.refused(P0, "claim A-B with 1R,2Rs", Refusal::PlainCardsFirst);
  PaymentList list;
  list_payments(sc.ed(), sc.ed().lane(sc.lane("A-B")).printed, sc.state.own[P0].hand, list);
  EXPECT_EQ(list.size(), 2);
}

// L-4: tolls follow the same order.
TEST(LegacyFrame, TollsLeaveInOrderToo) {
  Scenario sc(money_rules(2), {.lanes = {"A-B:1R t"}});
  sc.set_hand(P0, "1R,1Rp,1Rs");
  sc.set_draw_pile("R B G ...");
  sc.play(P0, "claim A-B with 1R");
  sc.refused(P0, "pay 1Rs", Refusal::PlainCardsFirst);
  EXPECT_EQ(sc.tolls(P0), "1Rp");
}

}  // namespace
}  // namespace wagonaut::tests
