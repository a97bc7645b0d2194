// A broken promise ends a tool, and passes through the engine and the bots in a server.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "catalog/game.h"
#include "engine/sight/sight.h"
#include "server/watch/promise.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

using server::PromisesAreThrown;
using server::trouble_in;

std::string told(const std::function<void()>& work) {
  return trouble_in(work).value_or("all is well");
}

/// A usual position.
const Table& some_table() {
  static RoomSetting* setting = [] {
    auto* made = new RoomSetting(2);
    made->past_setup();
    return made;
  }();
  return setting->room->table();
}

TEST(PromiseDeathTest, WhereNobodyListensTheProcessEnds) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const int two = 2;
  EXPECT_DEATH(CHECK(two + two == 5), "promise_test.cpp:[0-9]+: broken promise: two \\+ two == 5");
}

TEST(PromiseDeathTest, WhoListensOnlyWhileItLives) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  { const PromisesAreThrown thrown; }
  EXPECT_DEATH(CHECK(false), "broken promise: false");
}

TEST(Promise, ABrokenOneSaysWhatAndWhere) {
  const PromisesAreThrown thrown;
  const std::string why = told([] { CHECK(1 > 2); });
  EXPECT_TRUE(why.starts_with("broken promise (1 > 2) at ")) << why;
  EXPECT_EQ(told([] {}), "all is well");
}

TEST(Promise, OtherExceptionsAreToldByTypeAlone) {
  const std::string why = told([] { throw std::runtime_error("Ala holds RRRR"); });
  EXPECT_EQ(why.find("Ala"), why.npos);
  EXPECT_NE(why.find("runtime_error"), why.npos) << why;
  EXPECT_EQ(told([] { throw 1; }), "exception");
}

// Its own CHECK, deep in the engine; a CHECK of what the engine calls; one among strings.
TEST(Promise, PassesThroughTheEngine) {
  const PromisesAreThrown thrown;
  const Edition& ed = some_table().game().edition;
  State s = some_table().state();
  const Move withdraw{.kind = MoveKind::Withdraw};
  ScriptedChance silent({});
  EXPECT_NE(told([&] { apply(ed, s, s.open.active, withdraw, silent); }).find("at engine/"),
            std::string::npos);

  class Breaking final : public Log {
   public:
    void note(const Fact&) override { CHECK(false); }
  } breaking;
  ChaCha seeded(SeedBytes{});
  FairChance luck(seeded);
  EXPECT_NE(told([&] { start(ed, luck, &breaking); }).find("promise_test.cpp"), std::string::npos);

  Record nameless = some_table().record();
  nameless.header.players.assign(2, "the same name, long enough for the heap");
  EXPECT_NE(told([&] {
              write_record(ed, some_table().game().labels, nameless);
            }).find("engine/record/writer.cpp"),
            std::string::npos);
}

TEST(Promise, PassesThroughABot) {
  const PromisesAreThrown thrown;
  const Table& table = some_table();
  View view = look(table.game().edition, table.state(), table.state().open.active);
  view.choices = Menu{};  // asked, and nothing is offered
  Quick rng(1);
  const auto bot = make_bot("random");
  const std::string why = told([&] { bot->choose(table.game().edition, view, rng); });
  EXPECT_NE(why.find("engine/rules/menu.cpp"), why.npos) << why;
}

}  // namespace
}  // namespace wagonaut::tests
