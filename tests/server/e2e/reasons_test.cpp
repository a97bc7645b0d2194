// Why bots made their moves: told once the game is over, and not before.
#include <gtest/gtest.h>

#include "engine/model/state.h"
#include "engine/record/record.h"
#include "tests/server/e2e/party.h"

namespace wagonaut::tests::e2e {
namespace {

constexpr int kBot = 1;

class ToldReasons : public testing::TestWithParam<std::string> {
 protected:
  /// A game of one person and one bot, played for some steps.
  ToldReasons() : party_(house_.port(), GetParam(), {"me", "bot:greedy"}) {
    EXPECT_TRUE(party_.begin());
    EXPECT_TRUE(party_.play_steps(rng_, 5));
  }
  Answered replay(const std::string& query) {
    return get(house_.port(), "/api/games/" + party_.table() + "/replay" + query);
  }
  /// All steps of the game.
  json::array steps(const std::string& eyes = "") {
    return replay(eyes).body.at("steps").as_array();
  }

  House house_;
  Quick rng_{7};
  Party party_;
};
INSTANTIATE_TEST_SUITE_P(Editions, ToldReasons,
                         testing::Values("usa", "nordic", "switzerland", "world"),
                         [](const auto& table) { return table.param; });

TEST_P(ToldReasons, AreThoseOfBotsInGamesThatAreOver) {
  EXPECT_EQ(replay("").error(), "not_finished");
  ASSERT_TRUE(party_.play(rng_));
  const json::array all = steps(), others = steps("?seat=0"), own = steps("?seat=1");
  int told = 0;
  for (std::size_t i = 1; i < all.size(); ++i) {
    const json::object& open = all[i].as_object();
    const int by = open.at("by").to_number<int>();
    ASSERT_EQ(open.contains("why"), by == kBot);
    // A reason speaks of tickets: nobody else sees them through their own eyes.
    EXPECT_FALSE(others[i].as_object().contains("why"));
    if (by != kBot) continue;
    ++told;
    EXPECT_FALSE(text(at(open, "why", "code")).empty());
    EXPECT_EQ(own[i].at("why"), open.at("why"));
  }
  EXPECT_GT(told, 5);
  EXPECT_FALSE(all[0].as_object().contains("why"));
}

}  // namespace
}  // namespace wagonaut::tests::e2e
