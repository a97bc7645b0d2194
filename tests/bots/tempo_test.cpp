// How long a game still lasts, as the planner reckons it.
#include <map>

#include <gtest/gtest.h>

#include "bots/planner/planner.h"
#include "bots/planner/tempo.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"

namespace wagonaut::tests::bots {
namespace {

constexpr int kGames = 60;
constexpr int kMostTurns = 10;      // beyond them nothing hangs on it yet
constexpr double kMostBias = 0.5;   // turns, over all that is reckoned
constexpr double kMostError = 1.5;  // turns, for any one number: few games are played here

/// How many turns beyond the reckoned ones there were, and how often so many were reckoned.
struct Beyond {
  int turns = 0, times = 0;
  double mean() const { return double(turns) / times; }
};

/// By number of turns that a planner reckoned with.
std::map<int, Beyond> games_among_planners(const Edition& ed) {
  std::map<int, Beyond> beyond;
  const Weights weights = weights_for(ed);
  for (int game = 0; game < kGames; ++game) {
    DeckChance luck{std::uint64_t(game) + 100};
    State s = start(ed, luck);
    std::array<std::vector<int>, kMaxSeats> reckoned;
    while (!over(s)) {
      const Seat seat = *s.open.ask.waiting.begin();
      const View view = look(ed, s, seat);
      const Position at = position_of(ed, view);
      if (s.open.ask.kind == AskKind::ChooseAction)
        reckoned[std::size_t(seat)].push_back(turns_left(at));
      apply(ed, s, seat, planned_move(at, weights), luck);
    }
    for (const std::vector<int>& said : reckoned)
      for (int i = 0; i < int(said.size()); ++i) {
        if (said[std::size_t(i)] > kMostTurns) continue;
        Beyond& one = beyond[said[std::size_t(i)]];
        one.turns += int(said.size()) - i - said[std::size_t(i)];
        ++one.times;
      }
  }
  return beyond;
}

TEST(Tempo, IsReckonedRightOnAverage) {
  for (const auto& [edition, seats] : {std::pair{"usa", 2},
                                       {"usa", 4},
                                       {"nordic", 2},
                                       {"switzerland", 2},
                                       {"world", 2},
                                       {"world", 4}}) {
    Beyond all;
    for (const auto& [said, one] : games_among_planners(data::game(edition, seats).edition)) {
      EXPECT_LT(std::abs(one.mean()), one.times < kGames ? 2 * kMostError : kMostError)
          << edition << " at " << seats << " seats: " << said << " reckoned";
      all.turns += one.turns;
      all.times += one.times;
    }
    EXPECT_LT(std::abs(all.mean()), kMostBias) << edition << " at " << seats << " seats";
  }
}

// Who counts on fewer turns than there are on average is seldom late.
TEST(Tempo, MayBeCountedOnInPart) {
  const Game game = data::game("usa", 2);
  QuickChance luck{Quick(3)};
  State s = start(game.edition, luck);
  while (s.open.ask.kind != AskKind::ChooseAction)
    apply(game.edition, s, *s.open.ask.waiting.begin(), Move::keep_tickets(0b111), luck);
  View view = look(game.edition, s, s.open.active);
  Weights weights;
  weights.trust = 50;
  const int all = turns_left(position_of(game.edition, view));
  EXPECT_NEAR(sure_turns(position_of(game.edition, view), weights), all / 2.0, 1);
  s.open.triggered = true;
  s.open.turns_left = 2;
  view = look(game.edition, s, s.open.active);
  EXPECT_EQ(sure_turns(position_of(game.edition, view), weights), 1) << "that is known";
}

}  // namespace
}  // namespace wagonaut::tests::bots
