// Scenarios of the Swiss edition.
#include "engine/rules/scoring.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(SC_S01, SetupTwoPlayers) {
  Scenario sc(swiss_rules(2));
  sc.deal_first("4R 4B | R B G Y K");
  sc.start(P0);
  sc.play(P1, "keep t6 t8");
  sc.play(P0, "keep t1 t5");
  EXPECT_EQ(sc.trains(P0), 45);
  EXPECT_EQ(sc.trains(P1), 45);
  EXPECT_EQ(sc.draw_count(), 97);
  EXPECT_EQ(sc.ticket_count(), 36);
  EXPECT_EQ(sc.under(), "");
  EXPECT_EQ(sc.tickets(P0), "t1 t5");
  EXPECT_EQ(sc.tickets(P1), "t6 t8");
  for (const int out : {2, 3, 4, 7, 9, 10})
    EXPECT_FALSE(sc.state.ticket_pile.unseen.contains(TicketId(out - 1)));
}

TEST(SC_S02, FlushInSpiteOfFreeLocos) {
  Scenario sc(swiss_rules(2));
  sc.set_row("* R * G B");
  sc.set_draw_pile("*,K,W,O,P,Y,...");
  sc.play(P0, "slot 1");
  EXPECT_EQ(sc.discards(), "3*,1G,1B");
  EXPECT_EQ(sc.row(), "K W O P Y");
  EXPECT_EQ(sc.picks(P0), "blind 0 1 2 3 4");
}

TEST(SC_S03, TwoFaceUpLocosThatLayThere) {
  Scenario sc(swiss_rules(2));
  sc.set_row("* R * G B");
  sc.set_draw_pile("K,Y,...");
  sc.play(P0, "slot 0");
  sc.play(P0, "slot 2");
  EXPECT_EQ(sc.hand(P0), "2*");
  EXPECT_EQ(sc.row(), "K R Y G B");
}

TEST(SC_S03, SecondLocoJustRevealed) {
  Scenario sc(swiss_rules(2));
  sc.set_row("* R * G B");
  sc.set_draw_pile("*,Y,...");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.row(), "* R * G B");
  sc.play(P0, "slot 0");
  EXPECT_EQ(sc.hand(P0), "2*");
  EXPECT_EQ(sc.row(), "Y R * G B");
}

/// What one ticket is worth to a seat that owns some of the lanes.
SeatStanding scored(const std::string& ticket, const std::vector<std::string>& owned,
                    std::vector<std::string> others = {}) {
  std::vector<std::string> lanes = owned;
  lanes.insert(lanes.end(), others.begin(), others.end());
  Scenario sc(swiss_rules(2), {.lanes = lanes, .tickets = {ticket}});
  sc.own_all(P0, owned);
  sc.hold(P0, ticket);
  return sc.standing(P0);
}

TEST(SC_S06, CityCountryTicketTwoEntriesSatisfied) {
  const SeatStanding out =
      scored("Bern: FR 5, DE 6, IT 8, AT 11", {"Bern-A:1", "A-FR1:2", "Bern-B:1", "B-DE2:2"},
             {"B-DE1:1", "A-IT1:1", "Bern-AT1:3"});
  EXPECT_EQ(out.points(AwardKind::Tickets), 6);
  EXPECT_EQ(out.value(AwardKind::Tickets), 1);
}

// S-22: of the countries that are joined the best one counts, the first of equals.
TEST(SC_S06, WhichCountryCounts) {
  const auto counted = [](const std::string& ticket, const std::string& owned) {
    Scenario sc(swiss_rules(2), {.lanes = {"Bern-FR1:1", "Bern-DE1:1", "Bern-IT1:1", "Bern-AT1:1"},
                                 .tickets = {ticket}});
    if (!owned.empty()) sc.own(P0, owned);
    return scored_link(sc.ed(), sc.state.open.at(P0), TicketId{0});
  };
  const std::string ticket = "Bern: FR 5, DE 6, IT 6, AT 11";
  EXPECT_EQ(counted(ticket, ""), std::nullopt);
  EXPECT_EQ(counted(ticket, "Bern-FR1"), 0);
  EXPECT_EQ(counted(ticket, "Bern-FR1, Bern-IT1"), 2);
  EXPECT_EQ(counted(ticket, "Bern-FR1, Bern-IT1, Bern-DE1"), 1);
}

TEST(SC_S07, CityCountryTicketNoneSatisfied) {
  const SeatStanding out = scored("Bern: FR 5, DE 6, IT 8, AT 11", {"Bern-A:1", "Bern-B:1"},
                                  {"A-FR1:2", "B-DE2:2", "A-IT1:1", "Bern-AT1:3"});
  EXPECT_EQ(out.points(AwardKind::Tickets), -5);
  EXPECT_EQ(out.value(AwardKind::Tickets), 0);
}

TEST(SC_S08, HighestEntryOfTheMainCountry) {
  const SeatStanding out =
      scored("DE: FR 5, AT 5, IT 13", {"A-DE3:1", "A-AT1:1", "A-B:2", "B-IT2:1"}, {"A-FR1:1"});
  EXPECT_EQ(out.points(AwardKind::Tickets), 13);
  EXPECT_EQ(out.value(AwardKind::Tickets), 1);
}

TEST(SC_S08, ListedCountriesWithoutTheMainOne) {
  const SeatStanding out =
      scored("DE: FR 5, AT 5, IT 13", {"A-FR1:1", "A-IT2:1"}, {"A-DE1:1", "A-AT1:1"});
  EXPECT_EQ(out.points(AwardKind::Tickets), -5);
  EXPECT_EQ(out.value(AwardKind::Tickets), 0);
}

TEST(SC_S08, TwoSeparateNetworks) {
  const SeatStanding out =
      scored("DE: FR 5, AT 5, IT 13", {"A-DE1:1", "B-IT2:1"}, {"A-B:1", "A-FR1:1", "A-AT1:1"});
  EXPECT_EQ(out.points(AwardKind::Tickets), -5);
  EXPECT_EQ(out.value(AwardKind::Tickets), 0);
}

TEST(SC_S09, CountriesDoNotConnect) {
  Scenario sc(swiss_rules(2), {.lanes = {"Genève-FR1:1", "Basel-FR2:2", "Basel-DE1:1"},
                               .tickets = {"Basel-Genève 13", "Basel: FR 4, DE 3"}});
  sc.own(P0, "Genève-FR1, Basel-FR2");
  sc.hold(P0, "Basel-Genève 13");
  sc.hold(P0, "Basel: FR 4, DE 3");
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Tickets), -9);
  EXPECT_EQ(sc.standing(P0).value(AwardKind::Tickets), 1);
}

TEST(SC_S10, LongestTrailWithExits) {
  Scenario sc(swiss_rules(2), {.lanes = {"FR1-A:2", "A-B:3", "B-DE1:1", "B-C:4", "C-DE2:2"}});
  sc.own(P0, "FR1-A, A-B, B-DE1, B-C, C-DE2");
  EXPECT_EQ(sc.standing(P0).value(AwardKind::LongestTrail), 11);
}

Scenario three_trains_left(int seats) {
  Scenario sc(swiss_rules(seats), {.lanes = {"{A-B:1R | A-B:1G}"}});
  sc.set_supply(P0, 3);
  for (int i = 0; i < seats; ++i) sc.set_hand(Seat(i), "1R,1G");
  sc.play(P0, "claim A-B:1R with 1R");
  EXPECT_EQ(sc.trains(P0), 2);
  EXPECT_TRUE(sc.state.open.triggered);
  EXPECT_EQ(sc.state.open.turns_left, seats);
  EXPECT_EQ(sc.ask(), "P1 ChooseAction");
  return sc;
}

TEST(SC_S11, TwoPlayers) {
  Scenario sc = three_trains_left(2);
  sc.refused(P1, "claim A-B:1G with 1G", Refusal::LaneClosed);
  sc.draw_two(P1);
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
  sc.refused(P0, "claim A-B:1G with 1G");
  sc.draw_two(P0);
  EXPECT_EQ(sc.ask(), "GameOver");
}

TEST(SC_S11, ThreePlayers) {
  Scenario sc = three_trains_left(3);
  EXPECT_EQ(sc.payments(P1, "A-B:1G"), "1G");
  sc.draw_two(P1);
  EXPECT_EQ(sc.ask(), "P2 ChooseAction");
  EXPECT_EQ(sc.payments(P2, "A-B:1G"), "1G");
  sc.play(P2, "claim A-B:1G with 1G");
  EXPECT_EQ(sc.ask(), "P0 ChooseAction");
  sc.draw_two(P0);
  EXPECT_EQ(sc.ask(), "GameOver");
}

}  // namespace
}  // namespace wagonaut::tests
