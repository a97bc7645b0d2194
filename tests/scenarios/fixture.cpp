// The scenario fixture itself: its notation must say what it seems to say.
#include <stdexcept>

#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

TEST(Fixture, ReadsCards) {
  const Edition usa = usa_rules(2).edition, world = world_rules(2).edition;
  EXPECT_EQ(cards_text(usa, cards_of(usa, "2Y,1*")), "2Y,1*");
  EXPECT_EQ(cards_text(usa, cards_of(usa, "GG* R")), "1R,2G,1*");
  EXPECT_EQ(cards_text(world, cards_of(world, "{2 W1, 12Wt, W2, Wh}")), "12Wt,1Wh,2W1,1W2");
  EXPECT_EQ(card_list(usa, "R 2B R").size(), 4u);
  EXPECT_THROW(cards_of(usa, "Rt"), std::invalid_argument);
  EXPECT_THROW(cards_of(world, "R"), std::invalid_argument);
  EXPECT_EQ(usa.cards.total(), 110);
  EXPECT_EQ(of_deck(world, world.cards, kTrains).total(), 80);
  EXPECT_EQ(of_deck(world, world.cards, kShips).total(), 60);
}

TEST(Fixture, ReadsMaps) {
  const Setting set = set_on(nordic_rules(2),
                             {.lanes = {"A–B:3O f1", "{A-C:2G t | A-C:1-}", "M-L:9- r4", "A~FR1:4"},
                              .tickets = {"A-C 8", "A,B,C 9/7/5", "A: FR 5, DE 3"},
                              .ports = "B"});
  const Edition& ed = set.edition;
  EXPECT_EQ(ed.lane(set.lane("A–B")).printed.symbols, 1);
  EXPECT_EQ(ed.lane(set.lane("A–B")).points, 4);
  EXPECT_TRUE(ed.lane(set.lane("A-C:2G t")).tunnel);
  EXPECT_EQ(ed.lane(set.lane("A-C:2G t")).mates.front(), set.lane("A-C:1-"));
  EXPECT_FALSE(ed.lane(set.lane("A-C:1-")).printed.locos);
  EXPECT_EQ(ed.lane(set.lane("M-L")).printed.swap_rate, 4);
  EXPECT_EQ(ed.lane(set.lane("A~FR1")).printed.kind, Kind::Sea);
  EXPECT_EQ(ed.nodes[std::size_t(set.node("FR1"))].kind, NodeKind::Crossing);
  EXPECT_TRUE(ed.nodes[std::size_t(set.node("B"))].port);
  EXPECT_EQ(ed.tickets.size(), 46);
  EXPECT_EQ(ed.tickets[1].any_order, 7);
  EXPECT_EQ(ed.tickets[2].penalty, 3);
  EXPECT_THROW(set.lane("A-C"), std::invalid_argument);  // two of them
  EXPECT_THROW(set_on(usa_rules(2), {.lanes = {"A-B:7R"}}), std::invalid_argument);
  EXPECT_THROW(set_on(usa_rules(2), {.lanes = {"A-B:3R x"}}), std::invalid_argument);
}

TEST(Fixture, RefusesWhatItDoesNotUnderstand) {
  Scenario sc(usa_rules(2), {.lanes = {"A-B:2R"}});
  EXPECT_THROW(sc.move(P0, "jump"), std::invalid_argument);
  EXPECT_THROW(sc.move(P0, "claim A-Z with 2R"), std::invalid_argument);
  EXPECT_THROW(sc.set_row("R B G"), std::invalid_argument);
  EXPECT_THROW(sc.hold(P0, "A-B 99"), std::invalid_argument);
  EXPECT_THROW(sc.set_ticket_pile("t31"), std::invalid_argument);
}

}  // namespace
}  // namespace wagonaut::tests
