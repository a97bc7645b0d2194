// The rulebook's examples on the board of the USA.
#include "tests/support/shipped.h"

namespace wagonaut::tests {
namespace {

// U-13, U-16: three blue spaces take three blue cards, and a loco is any of them.
TEST(UsaBoard, MontrealNewYorkIsPaidInBlue) {
  Scenario sc = on_board_of("usa");
  sc.set_hand(P0, "3B,1*,4R");
  EXPECT_EQ(sc.payments(P0, "montreal-new_york"), "3B | 2B,1*");
  sc.refused(P0, "claim montreal-new_york with 3R", Refusal::WrongColour);
  sc.play(P0, "claim montreal-new_york with 3B");
  EXPECT_EQ(sc.owner("montreal-new_york"), P0);
  EXPECT_EQ(sc.score(P0), 4);
  EXPECT_EQ(sc.trains(P0), 42);
  EXPECT_EQ(sc.discards(), "3B");
}

// U-14, G-29: a grey lane takes any one colour, never two.
TEST(UsaBoard, MontrealTorontoIsPaidInAnyOneColour) {
  const Scenario sc = on_board_of("usa");
  for (const char* cards : {"3R", "3G", "2Y,1*", "1O,2*", "3*"})
    EXPECT_TRUE(sc.pays("toronto-montreal", cards)) << cards;
  for (const char* cards : {"2R,1G", "4R", "2R"})
    EXPECT_FALSE(sc.pays("toronto-montreal", cards)) << cards;
}

// U-20, G-27: of a double group two or three players use one lane.
TEST(UsaBoard, BostonNewYorkIsDoubleFromFourPlayersOn) {
  for (int seats = 2; seats <= 5; ++seats) {
    Scenario sc = on_board_of("usa", seats);
    sc.own(P0, "boston-new_york-1");
    sc.set_hand(P0, "2R,2Y");
    sc.set_hand(P1, "2R,2Y");
    EXPECT_EQ(sc.payments(P0, "boston-new_york-2"), "");
    sc.set_active(P1);
    EXPECT_EQ(sc.payments(P1, "boston-new_york-1"), "");
    EXPECT_EQ(sc.payments(P1, "boston-new_york-2"), seats <= 3 ? "" : "2Y") << seats;
  }
}

// U-24, G-40: a ticket is complete by any way, and costs its value if it is not.
TEST(UsaBoard, DenverElPasoByWayOfSantaFe) {
  Scenario sc = on_board_of("usa");
  sc.own(P0, "denver-santa_fe, santa_fe-el_paso");
  sc.hold(P0, "denver-el_paso");
  sc.hold(P0, "seattle-new_york");
  EXPECT_EQ(sc.standing(P0).points(AwardKind::Tickets), 4 - 22);
  EXPECT_EQ(sc.standing(P0).value(AwardKind::Tickets), 1);
}

// U-23, G-41: the longest trail visits cities again, but no lane.
TEST(UsaBoard, TheLongestTrailAlongTheSouth) {
  Scenario sc = on_board_of("usa");
  sc.own(P0, "los_angeles-el_paso, el_paso-houston, el_paso-dallas, dallas-houston-1");
  EXPECT_EQ(sc.standing(P0).value(AwardKind::LongestTrail),
            17);  // round by Dallas, back to El Paso
  sc.own(P0, "houston-new_orleans, miami-new_orleans");
  EXPECT_EQ(sc.standing(P0).value(AwardKind::LongestTrail), 20);  // straight to Miami
  EXPECT_EQ(sc.standing(P0).points(AwardKind::LongestTrail), 10);
}

}  // namespace
}  // namespace wagonaut::tests
