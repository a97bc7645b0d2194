// The rulebook's examples on the board of Switzerland, and rules that a small board hides.
#include "tests/support/shipped.h"

namespace wagonaut::tests {
namespace {

/// What a ticket brings a seat that owns these lanes of the shipped board.
SeatStanding scored_on_board(std::string_view ticket, std::string_view lanes) {
  Scenario sc = on_board_of("switzerland");
  sc.own(P0, lanes);
  sc.hold(P0, ticket);
  return sc.standing(P0);
}

/// The same for a ticket of one's own that begins in Bern, which has a lane to a crossing of each
/// country.
int bern_scored(const std::string& ticket, const std::string& countries) {
  Scenario sc(swiss_rules(2), {.lanes = {"Bern-DE1:1", "Bern-AT1:1", "Bern-IT1:1", "Bern-FR1:1"},
                               .tickets = {ticket}});
  for (const std::string& country : parts(countries, " ")) sc.own(P0, "Bern-" + country + "1");
  sc.hold(P0, ticket);
  return sc.standing(P0).points(AwardKind::Tickets);
}

constexpr const char* kBernFrance =
    "bern-fribourg-1, fribourg-lausanne-1, geneve-lausanne-1, geneve-france_2";
constexpr const char* kBernGermany =
    ", bern-solothurn, olten-solothurn, basel-olten, basel-germany_1";

// S-12, S-13, S-15.
TEST(SwissBoard, LocosAreForTunnels) {
  Scenario sc = on_board_of("switzerland");
  sc.set_hand(P0, "1R,3*");
  EXPECT_EQ(sc.payments(P0, "bern-neuchatel"), "");
  EXPECT_EQ(sc.payments(P0, "lausanne-neuchatel"), "");
  EXPECT_EQ(sc.payments(P0, "brig-wassen"), "1R,3*");
  sc.refused(P0, "claim bern-neuchatel with 1R,1*", Refusal::LocosNotAllowed);
}

// S-15, G-32: on a grey tunnel the colour that was played counts.
TEST(SwissBoard, TheGreyTunnelFromDavosToAustria) {
  Scenario sc = on_board_of("switzerland");
  sc.set_hand(P0, "3O,1*,1Y");
  sc.set_draw_pile("O,Y,*,...");
  sc.play(P0, "claim davos-austria_3 with 2O,1*");
  EXPECT_EQ(sc.revealed(), "1O,1Y,1*");
  EXPECT_EQ(sc.tolls(P0), "");
  sc.refused(P0, "pay 1O,1Y", Refusal::WrongToll);
  sc.play(P0, "withdraw");
  EXPECT_EQ(sc.hand(P0), "3O,1*,1Y");
}

// G-35, S-9: a withdrawal closes neither lane of the group, to nobody.
TEST(SwissBoard, AWithdrawalClosesNothing) {
  for (const int seats : {2, 3}) {
    Scenario sc = on_board_of("switzerland", seats);
    sc.set_draw_pile("G,B,O,...");
    for (int i = 0; i < seats; ++i) sc.set_hand(Seat(i), "2G,2Y");
    sc.play(P0, "claim schwyz-wassen-1 with 2G");
    EXPECT_EQ(sc.ask(), "P0 TunnelResponse");
    sc.play(P0, "withdraw");
    EXPECT_EQ(sc.owner("schwyz-wassen-1"), kNobody);
    EXPECT_EQ(sc.score(P0), 0);
    EXPECT_EQ(sc.trains(P0), 45);
    for (int i = 0; i < seats; ++i) {
      sc.set_active(Seat(i));
      EXPECT_EQ(sc.payments(Seat(i), "schwyz-wassen-1"), "2G");
      EXPECT_EQ(sc.payments(Seat(i), "schwyz-wassen-2"), "2Y");
    }
    sc.set_active(P1);
    sc.set_draw_pile("R,B,O,...");
    sc.play(P1, "claim schwyz-wassen-1 with 2G");
    EXPECT_EQ(sc.owner("schwyz-wassen-1"), P1);
  }
}

TEST(SwissTunnel, AWithdrawalClosesNothing) {
  Scenario sc(swiss_rules(2), {.lanes = {"{A-B:2G t | A-B:2Y t}", "C-D:1R t"}});
  sc.set_draw_pile("R,B,O,G,B,O,...");
  for (const Seat seat : {P0, P1}) sc.set_hand(seat, "2G,2Y,2R");
  sc.play(P0, "claim C-D with 1R");
  sc.play(P0, "withdraw");
  EXPECT_EQ(sc.payments(P1, "C-D"), "1R");
  sc.play(P1, "claim A-B:2G t with 2G");
  sc.play(P1, "withdraw");
  EXPECT_EQ(sc.payments(P0, "C-D"), "1R");
  EXPECT_EQ(sc.payments(P0, "A-B:2G t"), "2G");
  EXPECT_EQ(sc.payments(P0, "A-B:2Y t"), "2Y");
}

// S-22: of the countries that are joined the best counts, wherever it stands on the ticket.
TEST(SwissTickets, TheBestCountryCountsWhereverItStands) {
  EXPECT_EQ(bern_scored("Bern: DE 6, AT 11, IT 8, FR 5", "DE FR"), 6);
  EXPECT_EQ(bern_scored("Bern: DE 6, AT 11, IT 8, FR 5", "AT IT FR"), 11);
  EXPECT_EQ(bern_scored("Bern: AT 11, IT 8, DE 6, FR 5", "AT IT DE FR"), 11);
  EXPECT_EQ(bern_scored("Bern: FR 5, DE 6, IT 8, AT 11", "FR DE"), 6);
  EXPECT_EQ(bern_scored("DE: IT 13, AT 5, FR 5", "DE IT AT"), 13);
  EXPECT_EQ(bern_scored("DE: FR 5, IT 13, AT 5", "DE FR IT AT"), 13);
}

// S-20, S-22, S-23.
TEST(SwissBoard, BernToFranceAndGermany) {
  EXPECT_EQ(scored_on_board("c01", kBernFrance).points(AwardKind::Tickets), 5);
  const SeatStanding both = scored_on_board("c01", std::string(kBernFrance) + kBernGermany);
  EXPECT_EQ(both.points(AwardKind::Tickets), 6);
  EXPECT_EQ(both.value(AwardKind::Tickets), 1);
  const SeatStanding none = scored_on_board("c01", "bern-fribourg-1, bern-solothurn");
  EXPECT_EQ(none.points(AwardKind::Tickets), -5);
  EXPECT_EQ(none.value(AwardKind::Tickets), 0);
}

// S-21 to S-24.
TEST(SwissBoard, GermanyToAustriaAndItaly) {
  const std::string austria = "kreuzlingen-germany_3, kreuzlingen-st_gallen, st_gallen-austria_1";
  EXPECT_EQ(scored_on_board("c05", austria).points(AwardKind::Tickets), 5);
  EXPECT_EQ(scored_on_board("c05", austria + ", st_gallen-vaduz, sargans-vaduz, davos-sargans,"
                                             " davos-italy_1")
                .points(AwardKind::Tickets),
            13);
  EXPECT_EQ(
      scored_on_board("c05", "kreuzlingen-germany_3, davos-italy_1").points(AwardKind::Tickets),
      -5);
}

TEST(SwissBoard, FranceToAustriaAndItaly) {
  const std::string italy = "martigny-france_1, martigny-sion, brig-sion, brig-italy_5";
  EXPECT_EQ(scored_on_board("c11", italy).points(AwardKind::Tickets), 11);
  EXPECT_EQ(scored_on_board("c11", italy + ", brig-wassen, chur-wassen, chur-sargans,"
                                           " sargans-vaduz, vaduz-austria_2")
                .points(AwardKind::Tickets),
            14);
}

// S-7, S-8: nobody travels through France.
TEST(SwissBoard, BaselGenevaNotByWayOfFrance) {
  EXPECT_EQ(scored_on_board("t03", "basel-delemont, delemont-france_4, geneve-france_2")
                .points(AwardKind::Tickets),
            -13);
}

// S-29, G-42: each crossing is a place of its own.
TEST(SwissBoard, TheLongestTrailEndsAtACrossing) {
  Scenario sc = on_board_of("switzerland");
  sc.own(P0,
         "kreuzlingen-germany_3, kreuzlingen-germany_4, kreuzlingen-st_gallen,"
         " st_gallen-germany_5");
  EXPECT_EQ(sc.standing(P0).value(AwardKind::LongestTrail), 4);  // 5 if Germany were one place
}

// S-9, S-27, G-44.
TEST(SwissBoard, ZugZurichAndTheEnd) {
  for (const int seats : {2, 3}) {
    Scenario sc = on_board_of("switzerland", seats);
    sc.set_supply(P0, 3);
    for (int i = 0; i < seats; ++i) sc.set_hand(Seat(i), "1R,1G");
    sc.play(P0, "claim zug-zurich-1 with 1R");
    EXPECT_EQ(sc.payments(P1, "zug-zurich-2"), seats == 2 ? "" : "1G");
    for (int i = 1; i <= seats; ++i) sc.draw_two(Seat(i % seats));
    EXPECT_EQ(sc.ask(), "GameOver");
  }
}

}  // namespace
}  // namespace wagonaut::tests
