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

}  // namespace
}  // namespace wagonaut::tests
