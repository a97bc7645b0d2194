// A bot that breaks a promise fails one question; its thread and all other bots think on.
#include "server/lobby/bot_pool.h"

#include <gtest/gtest.h>

#include <future>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

/// What the seat that is asked sees.
server::Question question_at(const Table& table) {
  return {"table", "random", table.shared_game(),
          look(table.game().edition, table.state(), table.state().open.active)};
}

Result<Move> thought(BotPool& pool, const server::Question& question) {
  std::promise<Result<Move>> promise;
  pool.think(question, [&](const Result<Move>& move) { promise.set_value(move); });
  return promise.get_future().get();
}

TEST(BotPool, ABrokenPromiseFailsOneQuestion) {
  const PromisesAreThrown thrown;
  RoomSetting setting(2);
  setting.past_setup();
  const Table& table = setting.room->table();
  server::Question senseless = question_at(table);
  senseless.view.choices = Menu{};  // a bot is asked, and nothing is offered
  BotPool pool(1);
  for (int i = 0; i < 3; ++i) {
    const auto broken = thought(pool, senseless);
    ASSERT_FALSE(broken);
    EXPECT_TRUE(broken.error().starts_with("broken promise (")) << broken.error();
    const auto move = thought(pool, question_at(table));
    ASSERT_TRUE(move) << move.error();
    EXPECT_FALSE(objection(table.game().edition, table.state(), table.state().open.active, *move));
  }
}

// However many tables one household looks at, there is room for the strongest at the others'.
TEST(BotPool, OneHouseholdLeavesTheStrongestToOthers) {
  RoomSetting setting(2);
  setting.past_setup();
  const auto ask = [&](BotPool& pool, const std::string& household, int table) {
    server::Question question = question_at(setting.room->table());
    question.level = "search";
    question.table = household + std::to_string(table);
    question.household = household;
    auto level = std::make_shared<std::promise<void>>();
    pool.think(std::move(question), [level](const Result<Move>&) { level->set_value(); });
    return level->get_future();
  };
  BotPool pool(1);
  std::vector<std::future<void>> greedy;
  for (int i = 0; i < 40; ++i) greedy.push_back(ask(pool, "198.51.100.7", i));
  const std::size_t before = pool.slow_waiting();
  EXPECT_LE(before, 4u) << "the others are answered by a quick one";
  const auto other = ask(pool, "203.0.113.9", 0);
  EXPECT_GE(pool.slow_waiting(), before) << "not a quick one";
}

}  // namespace
}  // namespace wagonaut::tests
