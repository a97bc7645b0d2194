// What the engine says for undo: whether a step brought anything hidden to light (G-3).

#include <gtest/gtest.h>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

/// Plays a move on a copy of the scenario and tells whether it revealed anything.
bool reveals(const Scenario& sc, Seat seat, const Move& move) {
  State s = sc.state;
  QuickChance luck{Quick(1)};
  EXPECT_FALSE(objection(sc.ed(), s, seat, move));
  return apply(sc.ed(), s, seat, move, luck).revealed;
}

TEST(Undo, AClaimInTheOpenRevealsNothing) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2R"}});
  sc.set_hand(P0, "2R");
  EXPECT_FALSE(reveals(sc, P0, Move::claim(LaneId{0}, sc.state.own[P0].hand)));
}

TEST(Undo, DrawingRevealsACard) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2R"}});
  EXPECT_TRUE(reveals(sc, P0, Move::take_blind()));
  EXPECT_TRUE(reveals(sc, P0, Move::take_slot(0))) << "the refill is turned up";
}

TEST(Undo, AFaceUpCardWithoutARefillRevealsNothing) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2R"}});
  sc.set_row("R B G Y K");
  sc.set_draw_pile("[W]");
  sc.play(P0, "slot 0");
  EXPECT_FALSE(reveals(sc, P0, Move::take_slot(1)));
}

TEST(Undo, TicketsAreRevealedWhenOfferedNotWhenKept) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2R"}, .tickets = {"A-B 3", "A-B 4", "A-B 5"}});
  EXPECT_TRUE(reveals(sc, P0, Move::draw_tickets()));
  sc.play(P0, "tickets");
  EXPECT_FALSE(reveals(sc, P0, Move::keep_tickets(1)));
}

TEST(Undo, ATunnelRevealsItsRow) {
  Scenario sc(nordic_rules(2), {.lanes = {"A-B:2R t"}});
  sc.set_hand(P0, "2R");
  EXPECT_TRUE(reveals(sc, P0, Move::claim(LaneId{0}, sc.state.own[P0].hand)));
}

}  // namespace
}  // namespace wagonaut::tests
