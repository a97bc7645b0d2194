// A promise that is broken at a table closes that table: nothing is half done, everybody there is
// told, and the host finds table, step and reason in the log.
#include <gtest/gtest.h>

#include "catalog/game.h"
#include "engine/sight/sight.h"
#include "tests/support/log_lines.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

/// A game that a test can spoil while it is played.
struct Spoilt {
  std::shared_ptr<Game> game = std::make_shared<Game>(**catalog_games()({"usa", 2, {}}, 2));
  FindGame find = [game = game](const GameRef&, int) {
    return Result<std::shared_ptr<const Game>>(game);
  };
  /// The draw pile has no end any more: whoever draws breaks a promise of the engine.
  void draw_piles() { game->edition.decks[0].last = 0; }
  /// Nobody can be dealt so many cards.
  void hands() { game->edition.decks[0].hand = 100; }
};

void expect_told_to_the_host(const LogLines& log, int step, const std::string& reason) {
  const auto lines = log.lines_with(" table_aside ");
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_NE(lines[0].find(" table=table step=" + std::to_string(step) + " why="), std::string::npos)
      << lines[0];
  EXPECT_NE(lines[0].find(reason), std::string::npos) << lines[0];
}

void expect_aside(RoomSetting& setting) {
  EXPECT_TRUE(setting.room->closed());
  EXPECT_TRUE(setting.room->is_aside());
  EXPECT_EQ(setting.put_aside, 1);
  EXPECT_FALSE(setting.strand->alarm());
  EXPECT_EQ(setting.wish(0, SyncWish{"s", 0}).answer, Answer::Unavailable);
  EXPECT_EQ(setting.enter(0), nullptr);
}

TEST(Aside, AStepThatBreaksAPromiseOfTheEngineLeavesNothingBehind) {
  const PromisesAreThrown thrown;
  Spoilt spoilt;
  RoomSetting setting(2, 0, "usa", {}, spoilt.find);
  setting.past_setup();
  const auto ala = setting.enter(0), bo = setting.enter(1);
  const auto kept = setting.store.log["table"];
  const int version = setting.room->table().version();
  const State state = setting.room->table().state();
  spoilt.draw_piles();
  const LogLines log;
  const std::size_t shown = bo->scenes.size();
  setting.step(setting.asked(), "blind");
  expect_aside(setting);
  expect_told_to_the_host(log, version, "engine/luck/dealers.cpp");
  for (const auto& viewer : {ala, bo}) EXPECT_EQ(viewer->goodbye, "aside");
  EXPECT_EQ(bo->scenes.size(), shown) << "nobody is shown a step that did not happen";
  EXPECT_EQ(setting.store.log["table"], kept);
  EXPECT_EQ(setting.room->table().version(), version);
  EXPECT_EQ(setting.room->table().state(), state);
}

TEST(Aside, ADealThatBreaksAPromiseIsNotKept) {
  const PromisesAreThrown thrown;
  Spoilt spoilt;
  spoilt.hands();
  RoomSetting setting(2, 0, "usa", {}, spoilt.find);
  const auto ala = setting.enter(0);
  const LogLines log;
  setting.start();
  expect_aside(setting);
  expect_told_to_the_host(log, 6, "engine/rules/piles");
  EXPECT_EQ(ala->goodbye, "aside");
  EXPECT_EQ(setting.store.log["table"].size(), 6u) << "two shares bound, the start, two told";
}

TEST(Aside, ABotThatBreaksAPromise) {
  const PromisesAreThrown thrown;
  RoomSetting setting(1, 1);
  const auto ala = setting.enter(0);
  setting.thinker.breaks_at = "table";
  const LogLines log;
  setting.start();
  expect_aside(setting);
  expect_told_to_the_host(log, 5, "bots/bot.cpp:1");
  EXPECT_EQ(ala->goodbye, "aside");
  EXPECT_EQ(setting.store.log["table"].size(), 5u) << "the deal was kept and told";
  ASSERT_EQ(setting.thinker.left.size(), 1u) << "a program must not wait for ever";
  EXPECT_EQ(setting.thinker.left[0].view.viewer, Seat(1));
  EXPECT_FALSE(setting.thinker.left[0].view.own) << "what broke is not looked at again";
}

TEST(Aside, AThoughtThatNobodyWaitsForAnyMoreHurtsNobody) {
  RoomSetting setting(1, 1);
  setting.room->close("quiet");
  const LogLines log;
  setting.thinker.breaks_at = "table";
  setting.restart();
  setting.strand->run();
  EXPECT_TRUE(log.lines_with("table_aside").empty());
}

TEST(Aside, AStoreThatBreaksAPromiseBeforeItKeepsAnything) {
  const PromisesAreThrown thrown;
  RoomSetting setting(2);
  setting.past_setup();
  const auto ala = setting.enter(0);
  const auto kept = setting.store.log["table"];
  setting.store.breaks = true;
  const LogLines log;
  setting.step(setting.asked());
  expect_aside(setting);
  expect_told_to_the_host(log, int(kept.size()), "!breaks");
  EXPECT_EQ(setting.store.log["table"], kept);
}

/// What a person sees breaks, when the step is in the store.
class BreakingViewer final : public Viewer {
 public:
  bool breaks = false;
  std::string goodbye;
  void show(const Scene&) override { CHECK(!breaks); }
  void answer(const Reply&) override {}
  void say(const ChatLine&) override {}
  void leave(std::string_view reason) override { goodbye = reason; }
};

TEST(Aside, AStepThatWasKeptStaysKept) {
  const PromisesAreThrown thrown;
  RoomSetting setting(2);
  setting.past_setup();
  const auto bo = setting.enter(1);
  const auto odd = std::make_shared<BreakingViewer>();
  ASSERT_TRUE(setting.room->enter(odd, "token0", -1));
  odd->breaks = true;
  const std::size_t before = setting.store.log["table"].size();
  const LogLines log;
  const Reply reply = setting.step(setting.asked());
  EXPECT_EQ(reply.answer, Answer::Granted);
  EXPECT_EQ(setting.store.log["table"].size(), before + 1);
  expect_aside(setting);
  EXPECT_EQ(odd->goodbye, "aside");
  EXPECT_EQ(bo->goodbye, "aside");
  setting.restart();
  EXPECT_FALSE(setting.room->closed())
      << "nothing of it is stored: it is tried again at each start";
  EXPECT_EQ(setting.room->table().version(), int(before) + 1);
}

TEST(Aside, WhoBreaksItByEnteringIsToldGoodbyeAndNotRefused) {
  const PromisesAreThrown thrown;
  RoomSetting setting(2);
  setting.past_setup();
  const auto odd = std::make_shared<BreakingViewer>();
  odd->breaks = true;
  EXPECT_TRUE(setting.room->enter(odd, "token0", -1));
  EXPECT_EQ(odd->goodbye, "aside");
  expect_aside(setting);
}

TEST(Aside, WishesThatWaitForTheStoreAreAnswered) {
  const PromisesAreThrown thrown;
  RoomSetting setting(2);
  setting.past_setup();
  const auto odd = std::make_shared<BreakingViewer>();
  ASSERT_TRUE(setting.room->enter(odd, "token0", -1));
  setting.store.mood = FakeStore::Mood::Holds;
  setting.step(setting.asked());
  std::vector<Answer> answers;
  setting.room->hear(Asker{1, [&](const Reply& reply) { answers.push_back(reply.answer); }},
                     ChatWish{"c", "hello", ""});
  odd->breaks = true;
  setting.store.release_one();
  setting.strand->run();
  expect_aside(setting);
  EXPECT_EQ(answers, std::vector{Answer::Unavailable});
}

// S1: a game that a bot ended has nothing under way and leaves memory with the next sweeps.
TEST(Room, IsIdleWhenABotHasEndedTheGame) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  const auto viewer = setting.enter(0);
  setting.wish(0, ResignWish{"r", ""});
  setting.strand->wait(std::chrono::hours(1));
  ASSERT_EQ(setting.room->table().status(), Status::Finished);
  setting.room->leave(*viewer);
  EXPECT_TRUE(setting.room->idle());
}

}  // namespace
}  // namespace wagonaut::tests
