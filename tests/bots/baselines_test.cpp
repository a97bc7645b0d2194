// What the yardsticks are known for.
#include <gtest/gtest.h>

#include "bots/arena/block.h"
#include "bots/bot.h"
#include "bots/network_plan.h"
#include "bots/picks.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"

namespace wagonaut::tests::bots {
namespace {

using arena::Block;
using arena::Match;

/// Two bots over some deals, in both seatings each.
std::vector<Block> contest(const Edition& ed, const std::string& one, const std::string& other,
                           int deals) {
  const Match match{
      ed, {one, other}, arena::seatings_of(std::vector<int>{0, 1}, arena::Seatings::All), nullptr};
  std::vector<Block> blocks;
  for (int deal = 0; deal < deals; ++deal)
    blocks.push_back(play_block(match, arena::deal_seed(1, deal)));
  return blocks;
}

double mean_points(const std::vector<Block>& blocks, int bot) {
  double sum = 0, games = 0;
  for (const Block& block : blocks)
    for (const arena::GameScore& game : block.games) {
      sum += game.total[game.seating[0] == bot ? 0 : 1];
      ++games;
    }
  return sum / games;
}

std::uint64_t moves_of(const std::vector<Block>& blocks, int bot, MoveKind kind) {
  std::uint64_t sum = 0;
  for (const Block& block : blocks) sum += block.bots[std::size_t(bot)].moves[std::size_t(kind)];
  return sum;
}

TEST(Baselines, ScoreMoreThanChance) {
  for (const EditionCard& card : data::catalog().editions()) {
    const Game game = data::game(card.id, 2);
    for (const std::string& bot : quick_bot_names()) {
      if (bot == "random") continue;
      const auto blocks = contest(game.edition, bot, "random", 5);
      EXPECT_GT(mean_points(blocks, 0), mean_points(blocks, 1)) << bot << " in " << card.id;
    }
  }
}

TEST(Baselines, DrawTicketsAsTheyAreKnownTo) {
  const Game game = data::game("usa", 2);
  for (const char* never : {"path", "long_route", "racer"})
    EXPECT_EQ(moves_of(contest(game.edition, never, "greedy", 4), 0, MoveKind::DrawTickets), 0u)
        << never;
  for (const char* often : {"one_step", "hungry", "ticket_greedy"})
    EXPECT_GT(moves_of(contest(game.edition, often, "greedy", 4), 0, MoveKind::DrawTickets), 4u)
        << often;
}

// Racer: about 84 points a game against itself, and 65 turns.
TEST(Baselines, RacersRace) {
  const Game game = data::game("usa", 2);
  const auto blocks = contest(game.edition, "racer", "racer", 20);
  EXPECT_NEAR(mean_points(blocks, 0), 84, 5);
  double turns = 0;
  for (const Block& block : blocks) turns += block.games.front().turns / 20.0;
  EXPECT_NEAR(turns, 65, 4);
}

/// The first position of a game, as its first seat sees it.
struct Opening {
  Game game = data::game("usa", 2);
  QuickChance luck{Quick(3)};
  State state = start(game.edition, luck);
  View view = look(game.edition, state, Seat{0});
  Position at = position_of(game.edition, view);
};

TEST(Baselines, KeepTheNearestTicketsAndThoseThatFit) {
  const Opening opening;
  const auto kept = [&](int spare, int percent) {
    return std::popcount(keep_nearest(opening.at, spare, percent).kept());
  };
  EXPECT_EQ(kept(0, 0), 2);
  EXPECT_EQ(kept(1000, 100), 3);
  EXPECT_EQ(std::popcount(keep_all(opening.at).kept()), 3);
}

TEST(Baselines, DrawWhatTheyWant) {
  const Opening opening;
  View view = opening.view;
  view.open.ask.kind = AskKind::ChooseAction;
  view.choices.clear();
  view.choices.add(MoveKind::TakeSlot, 0b11111);
  view.choices.add(MoveKind::TakeBlind, 0b1);
  view.open.market = no_cards();
  for (int i = 0; i < 5; ++i) view.open.market[std::size_t(i)] = Sort(i % 3);
  const Position at = position_of(opening.game.edition, view);
  Wants wants;
  EXPECT_EQ(draw_for(at, wants), Move::take_blind());
  wants.suit[2] = 1;
  EXPECT_EQ(draw_for(at, wants), Move::take_slot(2));
  wants.suit[1] = 3;
  EXPECT_EQ(draw_for(at, wants), Move::take_slot(1));
  wants = {};
  wants.suit[7] = 1;  // does not lie there
  EXPECT_EQ(draw_for(at, wants), Move::take_blind());
}

// A network of three cities in a row takes no more than the way from end to end.
TEST(Baselines, PlansShareLanes) {
  const Opening opening;
  NetworkPlanner planner(opening.at);
  NodeSet cities;
  for (const char* city : {"seattle", "helena", "duluth"})
    cities.insert(data::node_id(opening.game, city));
  const NetworkPlan plan = planner.plan(cities);
  EXPECT_EQ(plan.pieces, 12);  // two lanes of six
  EXPECT_EQ(plan.points, 30);
  EXPECT_EQ(plan.lanes.count(), 2);
  EXPECT_EQ(planner.plan(NodeSet{}).pieces, 0);
}

}  // namespace
}  // namespace wagonaut::tests::bots
