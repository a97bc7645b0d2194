#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "catalog/game.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"

namespace wagonaut::tests {

/// An edition with a number of seats; each law is tried at every one of them.
struct TableName {
  std::string edition;
  int seats = 2;
};
std::vector<TableName> all_tables();
std::string name_of(const testing::TestParamInfo<TableName>& info);

/// How many games a law is tried on: 2000, or what WAGONAUT_GAMES says.
int games_per_law();

class Law : public testing::TestWithParam<TableName> {
 protected:
  const Game& game() const;
  const Edition& edition() const { return game().edition; }
};

/// The seat to move; of several that wait, any one, so that answers come in any order.
Seat any_waiting(const State& s, Quick& rng);

/// A random entry of the full menu.
Move any_move(const Edition& ed, const State& s, Seat seat, Quick& rng);

/// Plays random games; `at_decision` sees every position with the move about to be made.
using Decision = std::function<void(const State&, Seat, const Move&, Quick&)>;
void play_random_games(const Edition& ed, int games, const Decision& at_decision);

#define WAGONAUT_LAWS(Suite) \
  INSTANTIATE_TEST_SUITE_P(Tables, Suite, testing::ValuesIn(all_tables()), name_of)

}  // namespace wagonaut::tests
