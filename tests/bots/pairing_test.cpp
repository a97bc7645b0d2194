// A deal is played in every seating, with the same luck in each of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/arena/block.h"
#include "tests/data/data.h"

namespace wagonaut::tests::bots {
namespace {

using namespace wagonaut::arena;

std::size_t seatings(const std::vector<int>& lineup, Seatings which) {
  return seatings_of(lineup, which).size();
}

TEST(ArenaPairing, AllSeatingsAreDifferentAndComplete) {
  EXPECT_EQ(seatings({0, 1}, Seatings::All), 2u);
  EXPECT_EQ(seatings({0, 0}, Seatings::All), 1u);
  EXPECT_EQ(seatings({0, 1, 1, 1}, Seatings::All), 4u);
  EXPECT_EQ(seatings({0, 1, 0, 1}, Seatings::All), 6u);
  EXPECT_EQ(seatings({0, 1, 2, 3}, Seatings::All), 24u);
  EXPECT_EQ(seatings({0, 1, 2, 3, 4}, Seatings::Rotations), 5u);
  EXPECT_EQ(seatings({0, 1, 0, 1}, Seatings::Rotations), 2u);
  std::set<std::vector<int>> different;
  for (const Seating& it : seatings_of(std::vector<int>{2, 0, 1, 1}, Seatings::All))
    different.insert(std::vector<int>(it.begin(), it.end()));
  EXPECT_EQ(different.size(), 12u);
}

TEST(ArenaPairing, EveryBotSitsOnEverySeatEquallyOften) {
  for (const Seatings which : {Seatings::All, Seatings::Rotations})
    for (int seat = 0; seat < 4; ++seat) {
      std::array<int, 3> times{};
      const auto all = seatings_of(std::vector<int>{0, 1, 2, 2}, which);
      for (const Seating& it : all) ++times[it[std::size_t(seat)]];
      EXPECT_EQ(times[0], times[1]);
      EXPECT_EQ(times[2], times[0] + times[1]);
    }
}

// Two names for one bot: whoever is called what, the same seats score the same.
TEST(ArenaPairing, LuckDoesNotDependOnTheSeating) {
  for (const char* edition : {"usa", "world"}) {
    const Game game = data::game(edition, 3);
    const Match match{game.edition,
                      {"racer", "racer", "racer"},
                      seatings_of(std::vector<int>{0, 1, 2}, Seatings::All),
                      nullptr};
    const Block block = play_block(match, 9);
    ASSERT_EQ(block.games.size(), 6u);
    for (const GameScore& it : block.games) {
      EXPECT_EQ(it.total, block.games.front().total);
      EXPECT_EQ(it.turns, block.games.front().turns);
    }
    EXPECT_EQ(block.bots[0].moves, block.bots[1].moves);
  }
}

TEST(ArenaPairing, ABlockDependsOnItsSeedAlone) {
  const Game game = data::game("nordic", 2);
  const Match match{game.edition,
                    {"random", "greedy"},
                    seatings_of(std::vector<int>{0, 1}, Seatings::All),
                    nullptr};
  EXPECT_EQ(play_block(match, 3), play_block(match, 3));
  EXPECT_NE(play_block(match, 3), play_block(match, 4));
  EXPECT_NE(deal_seed(1, 0), deal_seed(1, 1));
  EXPECT_NE(deal_seed(1, 0), deal_seed(2, 0));
}

TEST(ArenaPairing, MovesAndThinkingAreCounted) {
  const Game game = data::game("usa", 2);
  static std::uint64_t now = 0;
  const Match match{
      game.edition, {"racer", "greedy"}, seatings_of(std::vector<int>{0, 1}, Seatings::All), [] {
        return now += 500;
      }};
  const Block block = play_block(match, 1);
  for (const Conduct& conduct : block.bots) {
    EXPECT_EQ(conduct.decisions(), conduct.thinking.count());
    EXPECT_NEAR(conduct.thinking.quantile(0.99), 500, 50);
    EXPECT_EQ(conduct.moves[std::size_t(MoveKind::KeepTickets)], 2u);
    EXPECT_GT(conduct.moves[std::size_t(MoveKind::ClaimLane)], 10u);
  }
}

}  // namespace
}  // namespace wagonaut::tests::bots
