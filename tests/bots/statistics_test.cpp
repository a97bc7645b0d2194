// Intervals, tests and ladders against values worked out by hand.
#include "bots/arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/arena/thinking.h"

namespace wagonaut::tests::bots {
namespace {

using namespace wagonaut::arena;

TEST(ArenaStatistics, WilsonsInterval) {
  const Interval half = wilson(0.5, 100);
  EXPECT_NEAR(half.low, 0.40383, 1e-5);
  EXPECT_NEAR(half.high, 0.59617, 1e-5);
  const Interval all = wilson(1, 10);
  EXPECT_NEAR(all.low, 0.72247, 1e-5);
  EXPECT_DOUBLE_EQ(all.high, 1);
  EXPECT_EQ(wilson(0.5, 0).high, 1);
}

TEST(ArenaStatistics, BlocksThatVaryLikeSingleGamesCountAsSuch) {
  std::vector<double> games(100);
  for (std::size_t i = 0; i < games.size(); ++i) games[i] = i % 2 == 0 ? 1 : 0;
  const Interval it = share_interval(games);
  EXPECT_DOUBLE_EQ(it.mean, 0.5);
  EXPECT_NEAR(it.low, wilson(0.5, 99).low, 1e-9);  // n - 1 in the variance
  // A pair of games that always ends one to one tells far more than two games.
  EXPECT_GT(share_interval(std::vector<double>{0.5, 0.5, 0.5, 0.75}).low, 0.4);
  // Never lost: as many games as blocks, not certainty.
  EXPECT_NEAR(share_interval(std::vector<double>(10, 1.0)).low, 0.72247, 1e-5);
}

TEST(ArenaStatistics, MeansAndVariances) {
  const std::vector<double> values{2, 4, 4, 4, 5, 5, 7, 9};
  EXPECT_DOUBLE_EQ(mean_of(values), 5);
  EXPECT_NEAR(variance_of(values), 32.0 / 7, 1e-12);
  const Interval it = mean_interval(values);
  EXPECT_NEAR(it.high - it.mean, 1.959964 * std::sqrt(32.0 / 7 / 8), 1e-5);
  EXPECT_DOUBLE_EQ(mean_of({}), 0);
  EXPECT_DOUBLE_EQ(variance_of(std::vector<double>{3}), 0);
}

TEST(ArenaStatistics, EloAndShares) {
  EXPECT_DOUBLE_EQ(share_of_elo(0), 0.5);
  EXPECT_NEAR(share_of_elo(400), 10.0 / 11, 1e-12);
  EXPECT_NEAR(elo_of_share(0.75), 190.8485, 1e-4);
  EXPECT_NEAR(elo_of_share(share_of_elo(123)), 123, 1e-9);
  EXPECT_DOUBLE_EQ(share_of_elo(0, 1, 3), 0.25);  // one against three equals
  EXPECT_NEAR(share_of_elo(400, 2, 2), 10.0 / 22, 1e-12);
}

TEST(ArenaStatistics, ASequentialTestDecidesAtItsBoundaries) {
  const Sprt test{share_of_elo(0), share_of_elo(50)};
  const std::vector<double> good(16, 0.75), bad(16, 0.25);
  EXPECT_EQ(verdict_at(test, good), Verdict::Upper);
  EXPECT_EQ(verdict_at(test, bad), Verdict::Lower);
  EXPECT_EQ(verdict_at(test, std::vector<double>(15, 0.75)), Verdict::Open);
  EXPECT_EQ(verdict_at(test, std::vector<double>(17, 0.75)), Verdict::Open);
  EXPECT_EQ(verdict_at(test, std::vector<double>(24, 0.75)), Verdict::Upper);
  // In the middle between both nothing is ever decided.
  EXPECT_NEAR(likelihood(test, std::vector<double>(800, (test.lower + test.upper) / 2)), 0, 1e-9);
  // n (s1 - s0) (2 m - s0 - s1) / 2 v, with v = (m^2 + (1 - m)^2) / (n + 1) when nothing varies.
  const Sprt simple{0.5, 0.6};
  EXPECT_NEAR(likelihood(simple, good), 16 * 0.1 * (1.5 - 1.1) / (2 * (0.5625 + 0.0625) / 17),
              1e-9);
}

TEST(ArenaStatistics, TwoBotsOnALadder) {
  WinTable table(2);
  table.wins(0, 1) = 75;
  table.wins(1, 0) = 25;
  const auto elo = bradley_terry(table);
  EXPECT_NEAR(elo[0] - elo[1], 400 * std::log10(75.5 / 25.5), 1e-5);
  EXPECT_NEAR(elo[0] + elo[1], 0, 1e-9);
}

TEST(ArenaStatistics, ALadderFindsTheStrengthsBehindTheWins) {
  const std::vector<double> truth{150, 50, -200};
  WinTable table(3);
  for (int a = 0; a < 3; ++a)
    for (int b = 0; b < 3; ++b)
      if (a != b)
        table.wins(a, b) = 1e6 * share_of_elo(truth[std::size_t(a)] - truth[std::size_t(b)]);
  const auto elo = bradley_terry(table);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(elo[i], truth[i], 0.01);
}

TEST(ArenaStatistics, WhoNeverLostHasAFiniteStrength) {
  WinTable table(3);
  table.wins(0, 1) = table.wins(1, 2) = 100;
  const auto elo = bradley_terry(table);
  EXPECT_GT(elo[0], elo[1]);
  EXPECT_LT(elo[0], 2000);
}

TEST(ArenaStatistics, ThinkingIsKeptWithinATenth) {
  Thinking thinking;
  for (int i = 0; i < 97; ++i) thinking.add(1000);
  for (int i = 0; i < 3; ++i) thinking.add(1'000'000);
  EXPECT_EQ(thinking.count(), 100u);
  EXPECT_NEAR(thinking.quantile(0.5), 1000, 100);
  EXPECT_NEAR(thinking.quantile(0.99), 1'000'000, 100'000);
  EXPECT_NEAR(thinking.mean(), 30970, 3100);
  Thinking twice = thinking;
  twice += thinking;
  EXPECT_EQ(twice.count(), 200u);
  EXPECT_EQ(Thinking{}.quantile(0.5), 0);
}

}  // namespace
}  // namespace wagonaut::tests::bots
