// Plans of tickets, and what is done by them.
#include <gtest/gtest.h>

#include "bots/planner/errands.h"
#include "bots/planner/planner.h"
#include "bots/search/search.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"

namespace wagonaut::tests::bots {
namespace {

/// A game that has just begun; a test changes it and looks again.
class Plans : public testing::Test {
 protected:
  Plans() {
    while (state_.open.ask.kind != AskKind::ChooseAction) {
      const Seat seat = *state_.open.ask.waiting.begin();
      apply(game_.edition, state_, seat, Move::keep_tickets(0b111), luck_);
    }
    own().tickets.clear();
    weights_.race = 20;  // turns are cheap here, so that every ticket is worth its way
  }

  OpenSeat& me() { return state_.open.at(state_.open.active); }
  Own& own() { return state_.own[state_.open.active]; }
  void hold(const char* ticket) { own().tickets.insert(data::ticket_id(game_, ticket)); }
  void look_again() { view_ = look(game_.edition, state_, state_.open.active); }

  /// The plan for all tickets that are held.
  Plan planned() {
    look_again();
    const Position at = position_of(game_.edition, view_);
    return PlanMaker(at, weights_).best_plan(unfinished_tickets(at));
  }

  Game game_ = data::game("usa", 2);
  QuickChance luck_{Quick(3)};
  State state_ = start(game_.edition, luck_);
  View view_;
  Weights weights_;
};

TEST_F(Plans, CompleteTheirTickets) {
  hold("seattle-los_angeles");
  hold("denver-el_paso");
  const Plan plan = planned();
  ASSERT_FALSE(plan.tickets.empty());
  for (const TicketId id : plan.tickets)
    EXPECT_TRUE(joined(game_.edition, plan.lanes, game_.edition.ticket(id)));
  EXPECT_EQ(plan.pieces, pieces_of(game_.edition, plan.lanes));
}

TEST_F(Plans, TakeNothingForCompleteTickets) {
  hold("denver-el_paso");
  const Plan plan = planned();
  ASSERT_EQ(plan.tickets.count(), 1);
  for (const LaneId lane : plan.lanes)
    give_lane(game_.edition, state_.open, state_.open.active, lane);
  EXPECT_TRUE(planned().lanes.empty());
}

TEST_F(Plans, LeaveOutWhatThePiecesDoNotSufficeFor) {
  hold("denver-el_paso");
  EXPECT_EQ(planned().tickets.count(), 1);
  me().trains = 1;
  EXPECT_TRUE(planned().tickets.empty());
}

TEST_F(Plans, LeaveOutWhatTheTurnsDoNotSufficeFor) {
  hold("denver-el_paso");
  state_.open.triggered = true;
  state_.open.turns_left = 2;
  const Plan plan = planned();
  EXPECT_TRUE(plan.tickets.empty());
  EXPECT_EQ(plan.value, -10 * 4);
}

TEST_F(Plans, CountTheTurnsOfTheQuickestRival) {
  look_again();
  const int all = turns_left(position_of(game_.edition, view_));
  EXPECT_GE(all, 25);
  EXPECT_LE(all, 40);
  state_.open.at(Seat(1 - index(state_.open.active))).trains = 8;
  look_again();
  EXPECT_LT(turns_left(position_of(game_.edition, view_)), all / 2);
}

// Two pairs of cards pay for both lanes of a ticket, and for two other lanes as long. With two
// turns the ticket is finished; with one it cannot be.
TEST_F(Plans, FinishTheTicketThatTheHandPays) {
  hold("denver-el_paso");
  own().hand = Cards{};
  own().hand[Sort{0}] = own().hand[Sort{1}] = 2;
  state_.open.triggered = true;
  const auto finishing = [&](int turns, const Weights& weights) {
    state_.open.turns_left = std::uint8_t(turns * game_.edition.seats);
    look_again();
    return finishing_claim(position_of(game_.edition, view_), weights);
  };
  Weights weights;
  weights.finish = 3;
  const auto claim = finishing(2, weights);
  ASSERT_TRUE(claim);
  LaneSet claimed;
  claimed.insert(claim->lane());
  const NodeSet ends = ends_of(game_.edition, claimed);
  EXPECT_TRUE(ends.contains(data::node_id(game_, "denver")) ||
              ends.contains(data::node_id(game_, "el_paso")));
  EXPECT_FALSE(finishing(1, weights)) << "there is no turn for the second lane";
  EXPECT_FALSE(finishing(4, weights)) << "there is time to draw cards";
  weights.finish = 0;
  EXPECT_FALSE(finishing(2, weights));
}

// In the last turn points are taken, whatever was collected for.
TEST_F(Plans, EndWithTheMostRewardingClaim) {
  own().hand = Cards{};
  for (int i = 0; i < game_.edition.faces.size(); ++i)
    if (!game_.edition.faces[std::size_t(i)].loco) own().hand[Sort(i)] = 4;
  state_.open.triggered = true;
  state_.open.turns_left = 1;
  look_again();
  Quick mind(1);
  const Move planned = Planner().choose(game_.edition, view_, mind);
  ASSERT_EQ(planned.kind, MoveKind::ClaimLane);
  EXPECT_EQ(game_.edition.lane(planned.lane()).points, 7);
  const Move searched = Search(kGlance).choose(game_.edition, view_, mind);
  ASSERT_EQ(searched.kind, MoveKind::ClaimLane);
  EXPECT_EQ(game_.edition.lane(searched.lane()).points, 7);
}

// Two lanes of four spaces: one leaves from the middle of the own trail, one goes on where it ends.
TEST_F(Plans, PreferTheLaneThatMakesTheTrailLonger) {
  for (const char* lane : {"helena-denver", "denver-omaha"})
    give_lane(game_.edition, state_.open, state_.open.active, data::lane_id(game_, lane));
  LaneSet spare;
  for (const char* lane : {"denver-oklahoma_city", "omaha-chicago"})
    spare.insert(data::lane_id(game_, lane));
  for (int i = 0; i < game_.edition.faces.size(); ++i) own().hand[Sort(i)] = 4;
  look_again();
  const auto claim = best_claim(position_of(game_.edition, view_), Weights{}, Plan{}, spare);
  ASSERT_TRUE(claim);
  EXPECT_EQ(claim->lane(), data::lane_id(game_, "omaha-chicago"));
  weights_.longer = 0;
  const auto blind = best_claim(position_of(game_.edition, view_), weights_, Plan{}, spare);
  EXPECT_EQ(blind->lane(), data::lane_id(game_, "denver-oklahoma_city")) << "the lower number";
}

// A bonus for most tickets makes tickets weigh more; settings change what they name alone.
TEST(Weights, SuitTheBoard) {
  const Weights plain = weights_for(data::game("usa", 2).edition);
  const Weights rewarded = weights_for(data::game("nordic", 2).edition);
  const Weights several = weights_for(data::game("switzerland", 2).edition);
  const Weights fleets = weights_for(data::game("world", 2).edition);
  EXPECT_LT(rewarded.race, plain.race);
  EXPECT_GT(rewarded.most, plain.most);
  for (const Named<Weights>& it : named_weights())
    for (const Weights& weights : {plain, rewarded, several, fleets}) {
      EXPECT_GE(weights.*it.value, it.low) << it.name;
      EXPECT_LE(weights.*it.value, it.high) << it.name;
    }
  const auto set = settings_from(named_weights(), "race=90", rewarded);
  ASSERT_TRUE(set);
  EXPECT_EQ(set->race, 90);
  EXPECT_EQ(set->most, rewarded.most);
}

// Bots that play by the board's weights keep more tickets where these are rewarded.
TEST(Weights, AreThoseOfTheBoardThatIsPlayed) {
  const Game game = data::game("nordic", 2);
  int others = 0;
  for (int seed = 0; seed < 20; ++seed) {
    QuickChance luck{Quick(seed)};
    const State s = start(game.edition, luck);
    const View view = look(game.edition, s, *s.open.ask.waiting.begin());
    const Position at = position_of(game.edition, view);
    Quick mind(1);
    const Move move = Planner().choose(game.edition, view, mind);
    EXPECT_EQ(move, planned_move(at, weights_for(game.edition)));
    others += move == planned_move(at, Weights{}) ? 0 : 1;
  }
  EXPECT_GT(others, 0);
}

/// The seat to move of a World game, whose one ticket, Hongkong to Jakarta, is complete.
struct Seafarer {
  Seafarer() {
    while (state.open.ask.kind != AskKind::ChooseAction) {
      const View seen = look(game.edition, state, *state.open.ask.waiting.begin());
      apply(game.edition, state, *seen.viewer, seen.choices.at(game.edition, seen.open, 0), luck);
    }
    Own& me = state.own[state.open.active];
    me.tickets.clear();
    me.tickets.insert(data::ticket_id(game, "w01"));
    const auto way =
        shortest_way(game.edition, LaneSet{}, state.open.at(state.open.active).claimable,
                     game.edition.ticket(*me.tickets.begin()));
    for (const LaneId lane : way->lanes)
      give_lane(game.edition, state.open, state.open.active, lane);
    me.hand = Cards{};
  }

  const View& look_again() { return view = look(game.edition, state, state.open.active); }

  Game game = data::game("world", 2);
  QuickChance luck{Quick(3)};
  State state = start(game.edition, luck);
  View view;
};

// Two wagons and one ship with red anchors want the second ship (W-51).
TEST(Harbours, AreCollectedForWhereTicketsEnd) {
  Seafarer sea;
  const Edition& ed = sea.game.edition;
  const auto anchor = [&](Kind kind) {
    return ed.index.anchored[std::size_t(kind)][std::size_t(Colour::Red)];
  };
  Own& me = sea.state.own[sea.state.open.active];
  me.hand[anchor(Kind::Rail)] = 2;
  me.hand[anchor(Kind::Sea)] = 1;
  sea.state.open.market[0] = anchor(Kind::Sea);
  const Weights weights = weights_for(ed);
  const auto drawn = [&] {
    const Position at = position_of(ed, sea.look_again());
    return best_draw(at, weights, Plan{}, LaneSet{});
  };
  EXPECT_EQ(harbour_prospect(position_of(ed, sea.look_again()), Plan{}), 24) << "20, and no -4";
  EXPECT_EQ(drawn(), Move::take_slot(0));
  sea.state.open.at(sea.state.open.active).harbours_left = 0;
  EXPECT_EQ(harbour_prospect(position_of(ed, sea.look_again()), Plan{}), 0);
  EXPECT_NE(drawn(), Move::take_slot(0));
}

}  // namespace
}  // namespace wagonaut::tests::bots
