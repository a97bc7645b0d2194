// Scenarios of the Nordic edition.
#include "engine/rules/scoring.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(SC_N01, SetupRejectedTicketsLeaveTheGame) {
  Scenario sc(nordic_rules(3));
  sc.start(P0);
  sc.play(P0, "keep t1 t2");
  sc.play(P1, "keep t6 t7 t8 t9 t10");
  sc.play(P2, "keep t11 t12 t13");
  for (const Seat seat : {P0, P1, P2}) {
    EXPECT_EQ(sc.trains(seat), 40);
    EXPECT_EQ(sc.score(seat), 0);
  }
  EXPECT_EQ(sc.draw_count(), 93);
  EXPECT_EQ(sc.ticket_count(), 31);
  EXPECT_EQ(sc.tickets(P0), "t1 t2");
  EXPECT_EQ(sc.tickets(P1), "t6 t7 t8 t9 t10");
  EXPECT_EQ(sc.tickets(P2), "t11 t12 t13");
  for (const int out : {3, 4, 5, 14, 15})
    EXPECT_FALSE(sc.state.ticket_pile.unseen.contains(TicketId(out - 1)));
  EXPECT_EQ(sc.under(), "");
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
}

TEST(SC_N02, NoFlushTwoFaceUpLocos) {
  Scenario sc(nordic_rules(2));
  sc.set_row("* * R * G");
  sc.set_draw_pile("*,B,...");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.row(), "* * R * G");
  EXPECT_EQ(sc.discard_count(), 0);
  EXPECT_EQ(sc.picks(P0), "blind 0 1 2 3 4");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.hand(P0), "2*");
  EXPECT_EQ(sc.row(), "B * R * G");
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
}

TEST(SC_N03, NoLocosOnPlainLanes) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:3R", "A-C:2-"}});
  sc.set_hand(P0, "2R,2*");
  EXPECT_EQ(sc.payments(P0, "A-B"), "");
  EXPECT_EQ(sc.payments(P0, "A-C"), "2R");
  sc.refused(P0, "claim A-B with 2R,1*", Refusal::LocosNotAllowed);
  sc.refused(P0, "claim A-C with 1R,1*", Refusal::LocosNotAllowed);
  sc.refused(P0, "claim A-C with 2*", Refusal::LocosNotAllowed);
}

/// The lane is claimed with these cards: three trains are placed for four points.
void expect_three_trains(const Scenario& sc, std::string_view cards) {
  EXPECT_TRUE(sc.pays("A-B", cards)) << cards;
  Scenario claim = sc;
  claim.set_hand(P0, cards);
  claim.play(P0, "claim A-B with " + std::string(cards));
  EXPECT_EQ(claim.trains(P0), 37);
  EXPECT_EQ(claim.score(P0), 4);
  EXPECT_EQ(claim.hand(P0), "");
  EXPECT_EQ(claim.discards(), cards);
  EXPECT_EQ(claim.owner("A-B"), P0);
  EXPECT_EQ(claim.ask(), "P1 ChooseAction");
}

TEST(SC_N04, FerryBasicPayments) {
  const Scenario sc(nordic_rules(2), {.lanes = {"A-B:3O f1"}});
  for (const char* cards : {"2O,1*", "1O,2*", "3*"}) expect_three_trains(sc, cards);
  for (const char* cards : {"3O", "2O,1R", "2O,1G,1*"}) EXPECT_FALSE(sc.pays("A-B", cards));
}

TEST(SC_N05, FerryThreeCardsForALoco) {
  const Scenario sc(nordic_rules(2), {.lanes = {"A-B:3O f1"}});
  for (const char* cards : {"2O,3R", "2O,1R,1G,1K", "5O", "1O,1*,3G", "1O,6G", "9G"})
    expect_three_trains(sc, cards);
  EXPECT_FALSE(sc.pays("A-B", "2O,2R"));
}

TEST(SC_N05, TriplesForSymbolsOnly) {
  Rules rules = nordic_rules(2);
  rules.triples_for_symbols_only = true;
  const Scenario sc(rules, {.lanes = {"A-B:3O f1"}});
  for (const char* cards : {"2O,3R", "2O,1R,1G,1K", "5O", "1O,1*,3G"})
    expect_three_trains(sc, cards);
  for (const char* cards : {"2O,2R", "1O,6G", "9G"}) EXPECT_FALSE(sc.pays("A-B", cards));
}

TEST(SC_N06, GreyFerryWithTwoSymbols) {
  const Scenario sc(nordic_rules(2), {.lanes = {"A-B:4- f2"}});
  for (const char* cards : {"2R,2*", "1R,3*", "4*", "2R,1*,3G", "2R,6G"})
    EXPECT_TRUE(sc.pays("A-B", cards)) << cards;
  for (const char* cards : {"2R,2G", "3R,1*", "1R,1G,2*"})
    EXPECT_FALSE(sc.pays("A-B", cards)) << cards;
}

TEST(SC_N07, MurmanskLieksa) {
  Scenario sc(nordic_rules(2), {.lanes = {"M-L:9- r4"}});
  sc.set_supply(P0, 12);
  sc.set_hand(P0, "7G,5R,3B");
  sc.play(P0, "claim M-L with 7G,5R,3B");
  EXPECT_EQ(sc.score(P0), 27);
  EXPECT_EQ(sc.trains(P0), 3);
  EXPECT_EQ(sc.discards(), "7G,5R,3B");
  EXPECT_FALSE(sc.state.open.triggered);
}

TEST(SC_N08, MurmanskLieksaLimits) {
  Scenario sc(nordic_rules(2), {.lanes = {"M-L:9- r4"}});
  const char* legal[] = {"9K", "8K,4R", "8K,4*", "12K", "6K,6R,6G"};
  for (const char* cards : legal) EXPECT_TRUE(sc.pays("M-L", cards)) << cards;
  for (const char* cards : {"8K,1*", "8K,3R", "10K", "6K,6R"})
    EXPECT_FALSE(sc.pays("M-L", cards)) << cards;
  sc.set_supply(P0, 8);
  for (const char* cards : legal) {
    sc.set_hand(P0, cards);
    sc.refused(P0, "claim M-L with " + std::string(cards), Refusal::TooFewPieces);
    EXPECT_EQ(sc.actions(P0), "cards tickets");
  }
}

TEST(SC_N14, TwoPlayersUseOneLaneOfUnlikePair) {
  Scenario sc(nordic_rules(2), {.lanes = {"{A-B:3O f1 | A-B:2G t}"}});
  sc.set_draw_pile("R,B,Y,...");
  sc.set_hand(P0, "2G,2O,1*");
  sc.set_hand(P1, "2O,1*");
  sc.play(P0, "claim A-B:2G t with 2G");
  EXPECT_EQ(sc.owner("A-B:2G t"), P0);
  sc.refused(P1, "claim A-B:3O f1 with 2O,1*", Refusal::LaneClosed);
  EXPECT_EQ(sc.payments(P1, "A-B:3O f1"), "");
  sc.set_active(P0);
  sc.refused(P0, "claim A-B:3O f1 with 2O,1*");
  EXPECT_EQ(sc.payments(P0, "A-B:3O f1"), "");
}

TEST(SC_N14, ThreePlayersUseBothOfUnlikePair) {
  Scenario sc(nordic_rules(3), {.lanes = {"{A-B:3O f1 | A-B:2G t}"}});
  sc.set_draw_pile("R,B,Y,...");
  sc.set_hand(P0, "2G,2O,1*");
  sc.set_hand(P1, "2O,1*");
  sc.set_hand(P2, "2O,1*");
  sc.play(P0, "claim A-B:2G t with 2G");
  EXPECT_EQ(sc.payments(P1, "A-B:3O f1"), "2O,1*");
  sc.set_active(P2);
  EXPECT_EQ(sc.payments(P2, "A-B:3O f1"), "2O,1*");
  sc.set_active(P0);
  sc.refused(P0, "claim A-B:3O f1 with 2O,1*", Refusal::OwnGroup);
}

TEST(SC_N14, WithdrawalClosesNothing) {
  for (const int seats : {2, 3}) {
    Scenario sc(nordic_rules(seats), {.lanes = {"{A-B:3O f1 | A-B:2G t}"}});
    sc.set_draw_pile("G,B,Y,...");
    for (int i = 0; i < seats; ++i) sc.set_hand(Seat(i), "2G,2O,1*");
    sc.play(P0, "claim A-B:2G t with 2G");
    sc.play(P0, "withdraw");
    for (int i = 0; i < seats; ++i) {
      sc.set_active(Seat(i));
      EXPECT_EQ(sc.payments(Seat(i), "A-B:3O f1"), "2O,1* | 1*,2G,2O");
      EXPECT_EQ(sc.payments(Seat(i), "A-B:2G t"), "2G | 1G,1*");
    }
  }
}

TEST(SC_N15, TicketPileRunsOut) {
  Scenario sc(nordic_rules(2));
  sc.set_ticket_pile("t1 t2 t3 t4");
  sc.play(P0, "tickets");
  EXPECT_EQ(sc.offer(P0), "t1 t2 t3");
  sc.play(P0, "keep t2");
  EXPECT_EQ(sc.tickets(P0), "t2");
  EXPECT_EQ(sc.ticket_count(), 1);
  EXPECT_EQ(sc.under(), "");
  sc.play(P1, "tickets");
  EXPECT_EQ(sc.offer(P1), "t4");
  sc.refused(P1, "keep none", Refusal::TooFewTicketsKept);
  sc.play(P1, "keep t4");
  EXPECT_EQ(sc.ticket_count(), 0);
  EXPECT_EQ(sc.actions(P0), "cards");
  sc.refused(P0, "tickets", Refusal::NoTicketsLeft);
}

TEST(SC_N16, MostTicketsTieAndTieBreak) {
  Scenario sc(nordic_rules(3),
              {.lanes = {"A-B:6", "B-C:6", "C-D:4", "D-E:2", "F-G:1",  // 40 points, trail 18
                         "H-I:6", "I-J:6", "J-K:5", "K-L:3", "L-M:1",  // 45 points, trail 21
                         "N-O:6", "N-P:6", "N-Q:6", "N-R:6"},          // 60 points
               .tickets = {"A-C 9", "B-D 7", "F-G 4", "A-G 6", "H-J 2", "I-K 3", "J-M 4", "O-P 5",
                           "Q-R 3", "O-A 5"}});
  sc.own(P0, "A-B, B-C, C-D, D-E, F-G");
  for (const char* ticket : {"A-C 9", "B-D 7", "F-G 4", "A-G 6"}) sc.hold(P0, ticket);
  sc.own(P1, "H-I, I-J, J-K, K-L, L-M");
  for (const char* ticket : {"H-J 2", "I-K 3", "J-M 4"}) sc.hold(P1, ticket);
  sc.own(P2, "N-O, N-P, N-Q, N-R");
  for (const char* ticket : {"O-P 5", "Q-R 3", "O-A 5"}) sc.hold(P2, ticket);

  const Seat seats[] = {P0, P1, P2};
  const int lanes[] = {40, 45, 60}, tickets[] = {14, 9, 3}, completed[] = {3, 3, 2};
  const int bonus[] = {10, 10, 0}, total[] = {64, 64, 63}, place[] = {2, 1, 3};
  for (int i = 0; i < 3; ++i) {
    const SeatStanding out = sc.standing(seats[i]);
    EXPECT_EQ(out.points(AwardKind::Lanes), lanes[i]);
    EXPECT_EQ(out.points(AwardKind::Tickets), tickets[i]);
    EXPECT_EQ(out.value(AwardKind::Tickets), completed[i]);
    EXPECT_EQ(out.points(AwardKind::MostTickets), bonus[i]);
    EXPECT_EQ(out.points(AwardKind::LongestTrail), 0);
    EXPECT_EQ(out.total, total[i]);
    EXPECT_EQ(out.place, place[i]);
  }
  EXPECT_EQ(sc.standing(P0).value(AwardKind::LongestTrail), 18);
  EXPECT_EQ(sc.standing(P1).value(AwardKind::LongestTrail), 21);
  // N-48: as many tickets each, so the longer trail decides between the two that are level.
  const TieStory tie = tie_for_first(sc.ed(), standings(sc.ed(), sc.state));
  SeatSet level;
  level.insert(P0);
  level.insert(P1);
  EXPECT_EQ(tie.level, level);
  ASSERT_EQ(tie.steps.size(), 1);
  EXPECT_EQ(tie.steps[0].by, Tie::LongestTrail);
  EXPECT_EQ(tie.steps[0].among, level);
}

}  // namespace
}  // namespace wagonaut::tests
