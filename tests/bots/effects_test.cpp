// What bots make of cards that do things: worth of lanes, aims, answers.
#include "bots/effects/answers.h"
#include "bots/planner/planner.h"
#include "engine/sight/sight.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

const Map kBoard{.lanes = {"A-B:2R", "B-C:2B", "C-D:2-", "D-E:2G", "E-F:2-"}};

Scenario board(int seats = 2) {
  Scenario sc(legacy_rules(seats), kBoard);
  for (int i = 0; i < seats; ++i) {
    sc.set_score(Seat(i), 5);
    sc.company(Seat(i), Colour(i));
  }
  return sc;
}

/// What P0 thinks of a position.
struct Mind {
  explicit Mind(const Scenario& sc)
      : view(look(sc.ed(), sc.state, P0)), at(position_of(sc.ed(), view)) {}
  View view;
  Position at;
};

int worth(const Scenario& sc, std::string_view lane) {
  return Mind(sc).at.worth(sc.lane(lane));
}

std::string answer(const Scenario& sc, const Intent& intent = {}) {
  const Mind mind(sc);
  const Move move = best_answer(mind.at, intent);
  switch (move.kind) {
    case MoveKind::Accept:
      return "yes";
    case MoveKind::Decline:
      return "no";
    default:
      return "choose " + std::to_string(move.what);
  }
}

// L-54: the company's colour pays two dollars more than any other lane of that length.
TEST(LaneWorth, KnowsTheCompanysColour) {
  const Scenario sc = board();
  EXPECT_EQ(worth(sc, "A-B") - worth(sc, "B-C"), 20);
  EXPECT_EQ(worth(sc, "B-C"), worth(sc, "D-E"));
}

// L-60: a card is worth something.
TEST(LaneWorth, KnowsCardsThatComeWithAClaim) {
  Scenario sc = board();
  sc.large_cities("F");
  EXPECT_GT(worth(sc, "E-F"), worth(sc, "C-D"));
}

// An event pays while it is in force only.
TEST(LaneWorth, GoesByTheEventInForce) {
  Scenario sc = board();
  sc.set_events("E1");
  sc.event_does("E1", {.when = When::Claim, .acts = {dollars(3)}});
  const int before = worth(sc, "C-D");
  sc.set_event_discards("E1");
  EXPECT_EQ(worth(sc, "C-D"), before + 30);
}

// C-7: tokens count by what is paid for them in the end.
TEST(LaneWorth, CountsTokensByWhatTheyBring) {
  Scenario sc = board();
  const int grain = sc.token(TokenPlace::Seat);
  sc.sentence({.when = When::Claim,
               .step = 5,
               .tests = {lane_in(sc.setting.edition, sc.touching("F"))},
               .acts = {plain(ActKind::PutAtSeat, 1, grain)}});
  const int before = worth(sc, "E-F");
  sc.sentence({.when = When::Score,
               .step = 1,
               .acts = {dollars_per({.of = Of::Tokens, .kind = std::uint8_t(grain)}, 4)},
               .every_seat = true});
  EXPECT_EQ(worth(sc, "E-F"), before + 40);
  EXPECT_EQ(worth(sc, "C-D"), before);
}

// A postcard that wants two lanes there makes the first worth something, the second more.
TEST(LaneWorth, ComesNearerToAPostcard) {
  Scenario sc = board();
  const int before = worth(sc, "D-E");
  const Quantity there{.of = Of::Lanes, .set = lane_set(sc.setting.edition, sc.touching("E"))};
  sc.sentence({.when = When::Turn,
               .tests = {count_of(sc.setting.edition, there, 2)},
               .acts = {dollars(10)}},
              Source::Postcard, 3);
  EXPECT_EQ(worth(sc, "D-E"), before) << "nobody has it";
  sc.extras().postcards[P0].insert(PostcardId{3});
  const int first = worth(sc, "D-E");
  EXPECT_GT(first, before);
  sc.own(P0, "E-F");
  const int second = worth(sc, "D-E");
  EXPECT_GT(second, first);
  sc.extras().shown.insert(PostcardId{3});
  EXPECT_LT(worth(sc, "D-E"), second) << "it is completed";
}

// A card that pays for joining two places is a reason to build there.
TEST(Aims, AreBuiltTowards) {
  Scenario sc = board();
  sc.set_hand(P0, "2B");
  const auto planned = [&] {
    const Mind mind(sc);
    return PlanMaker(mind.at, weights_for(sc.ed())).best_plan({}).lanes;
  };
  EXPECT_TRUE(planned().empty());
  sc.sentence({.when = When::Turn,
               .tests = {joins(sc.setting.edition, sc.cities("B"), sc.cities("D"))},
               .acts = {dollars(20)},
               .limit = Limit::Seat});
  LaneSet way;
  for (const LaneId lane : sc.lanes("B-C, C-D")) way.insert(lane);
  EXPECT_EQ(planned(), way);
}

// C-15: a closed lane is no part of any plan.
TEST(Aims, LeaveClosedLanesOut) {
  Scenario sc = board();
  sc.sentence({.when = When::Price,
               .tests = {lane_in(sc.setting.edition, sc.lanes("B-C"))},
               .acts = {plain(ActKind::PriceClosed)}});
  const Mind mind(sc);
  EXPECT_FALSE(mind.at.open.contains(sc.lane("B-C")));
  EXPECT_TRUE(mind.at.open.contains(sc.lane("C-D")));
}

/// P0 has just claimed A-B, which puts this question.
Scenario asked(const Deed& question, std::string_view hand = "2R") {
  Scenario sc = board();
  sc.sentence({.when = When::Claim, .step = 7, .acts = {question}});
  sc.set_hand(P0, hand);
  sc.play(P0, "claim A-B with 2R");
  return sc;
}

// A loco that pays for the lane buys nothing more.
TEST(LaneWorth, CountsOnlyLocosThatAreLeft) {
  Scenario sc = board();
  sc.sentence({.when = When::Claim, .step = 11, .acts = {may(PaidIn::Locos, 1, {dollars(9)})}});
  sc.set_hand(P0, "1R,1*");
  const int spent = worth(sc, "A-B");
  sc.set_hand(P0, "2R,1*");
  EXPECT_EQ(worth(sc, "A-B") - spent, 90 - 20);
}

// An offer is taken if it brings more than it costs.
TEST(Answers, TakeWhatPays) {
  EXPECT_EQ(answer(asked(may(PaidIn::Dollars, 2, {dollars(3)}))), "yes");
  EXPECT_EQ(answer(asked(may(PaidIn::Dollars, 3, {dollars(2)}))), "no");
  EXPECT_EQ(answer(asked(may(PaidIn::Cards, 2, {dollars(3)}), "2R,2G")), "yes");
  EXPECT_EQ(answer(asked(may(PaidIn::Cards, 2, {dollars(1)}), "2R,2G")), "no");
}

// Of several options the one that brings most; what others gain is none of it.
TEST(Answers, TakeTheBestOption) {
  EXPECT_EQ(answer(asked(option_of(Who::Me, {{dollars(1)}, {dollars(4)}, {cards(2)}}))),
            "choose 1");
  EXPECT_EQ(answer(asked(option_of(Who::Me, {{dollars(1)}, {cards(2)}, {dollars(2)}}))),
            "choose 1");
}

// C-11: a prospect goes on while the next card promises more than a skull would cost.
TEST(Answers, ProspectUntilThereIsTooMuchToLose) {
  Scenario sc = board();
  sc.sentence({.when = When::Claim, .step = 7, .acts = {plain(ActKind::Prospect, 1, 2, kNone)}});
  sc.set_hand(P0, "2R");
  sc.set_draw_pile("B Bp Gp Y Ks Gs Ys Rs Ks Gs Ys Rs ...");
  sc.play(P0, "claim A-B with 2R");
  int turned_up = 0;
  while (answer(sc) == "yes" && turned_up < 8) {
    sc.play(P0, "yes");
    ++turned_up;
  }
  EXPECT_GE(turned_up, 2);
  EXPECT_LE(turned_up, 3);
}

// C-15: a lane that is wanted is not closed while there is another one.
TEST(Answers, CloseWhatIsNotWanted) {
  Deed close = plain(ActKind::ChooseLane, 0, 0, kNone, 0, Act::kFree);
  Scenario sc = board();
  const int white = sc.token(TokenPlace::Lane);
  close.then = {plain(ActKind::PutAtLane, 1, white)};
  sc.sentence({.when = When::Claim, .step = 7, .acts = {close}});
  sc.own(P1, "E-F");
  sc.set_hand(P0, "2R");
  sc.play(P0, "claim A-B with 2R");
  const auto chosen = [&](std::string_view lane) {
    return "choose " + std::to_string(index(sc.lane(lane)));
  };
  Intent intent;
  EXPECT_EQ(answer(sc, intent), chosen("D-E")) << "a rival's network leads there";
  intent.lanes.insert(sc.lane("D-E"));
  EXPECT_NE(answer(sc, intent), chosen("D-E"));
}

// C-18: a ticket is given back if nothing can come of it, and not if it is complete or planned.
TEST(Answers, GiveHopelessTicketsBack) {
  Scenario sc(legacy_rules(2), {.lanes = kBoard.lanes, .tickets = {"A-B 3", "A-F 9", "C-D 5"}});
  Deed exchange = plain(ActKind::ChooseTicket, 2, 0, 0, int(PaidIn::Dollars), Act::kOptional);
  exchange.then = {plain(ActKind::GiveBack, 1)};
  sc.sentence({.when = When::Offer, .acts = {exchange}});
  sc.set_score(P0, 5);
  sc.own(P0, "A-B");
  sc.hold(P0, "t1");
  Scenario done = sc;
  done.play(P0, "tickets");
  EXPECT_EQ(answer(done), "no");
  sc.hold(P0, "t2");
  sc.play(P0, "tickets");
  EXPECT_EQ(answer(sc), "choose 1");
  Intent intent;
  intent.tickets.insert(TicketId{1});
  EXPECT_EQ(answer(sc, intent), "no");
}

}  // namespace
}  // namespace wagonaut::tests
