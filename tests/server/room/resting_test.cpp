// At a table that nobody looks at bots play on until a person is asked; where nobody will come, the
// table rests.
#include <gtest/gtest.h>

#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

TEST(Resting, BotsRestWhereNoPersonIsLeftAndNobodyLooks) {
  RoomSetting setting(1, 2);
  setting.past_setup();
  const auto viewer = setting.enter(0);
  setting.thinker.holds = true;
  setting.wish(0, ResignWish{"r", ""});
  setting.room->leave(*viewer);
  setting.strand->run();
  const std::size_t asked = setting.thinker.seen.size();
  const int version = setting.room->table().version();
  setting.thinker.think_on();  // what was thought about when the last one left
  setting.strand->run();
  setting.strand->wait(Millis{3'600'000});
  EXPECT_EQ(setting.room->table().version(), version);
  EXPECT_EQ(setting.thinker.seen.size(), asked);
  EXPECT_TRUE(setting.room->idle()) << "it need not stay in memory";
  EXPECT_FALSE(setting.strand->alarm());

  setting.thinker.holds = false;
  const auto back = setting.enter(0);
  EXPECT_EQ(setting.room->table().status(), Status::Finished) << "somebody looks: they play on";
}

TEST(Resting, ARestingTableRestsWhenItIsOpenedAgain) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  const auto viewer = setting.enter(0);
  setting.thinker.holds = true;
  setting.wish(0, ResignWish{"r", ""});
  setting.room->leave(*viewer);
  const std::size_t asked = setting.thinker.seen.size();
  setting.restart();
  EXPECT_EQ(setting.thinker.seen.size(), asked);
  EXPECT_TRUE(setting.room->idle());
}

TEST(Resting, BotsPlayOnAloneUntilAPersonIsAsked) {
  RoomSetting setting(1, 2);
  const auto viewer = setting.enter(0);
  setting.past_setup();
  setting.thinker.watched.clear();
  setting.room->leave(*viewer);
  setting.step(0);  // by a line that is gone since
  for (int i = 0; i < 3 && setting.room->table().status() == Status::Running; ++i) {
    EXPECT_EQ(setting.asked(), 0) << "the bots have answered";
    setting.step(0);
  }
  ASSERT_FALSE(setting.thinker.watched.empty());
  for (const bool watched : setting.thinker.watched) EXPECT_FALSE(watched) << "last in the queue";
}

TEST(Resting, WhoeverComesHurriesTheBots) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  setting.thinker.holds = true;
  while (setting.asked() == 0) setting.step(0);
  EXPECT_TRUE(setting.thinker.hurried.empty());
  const auto viewer = setting.enter(0);
  EXPECT_EQ(setting.thinker.hurried, std::vector<std::string>{"table"});
  const auto second = setting.enter(0);
  EXPECT_EQ(setting.thinker.hurried.size(), 1u) << "somebody looked already";
}

// A person who has not resigned is asked: nobody stands in while nobody looks.
TEST(Resting, AStandInWaitsUntilSomebodyLooks) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  while (setting.asked() != 0) setting.strand->run();
  setting.wish(0, AwayWish{"away"});
  const int version = setting.room->table().version();
  setting.strand->wait(Millis{3'600'000});
  EXPECT_EQ(setting.room->table().version(), version);
  EXPECT_TRUE(setting.room->idle());
  setting.enter(0);
  EXPECT_GT(setting.room->table().version(), version);
}

// In a game of days everybody looks now and then, and nobody most of the time.
TEST(Resting, AGameOfDaysGoesOnForThoseWhoPlay) {
  TableSettings settings;
  settings.clock = {ClockKind::Days, 1};
  RoomSetting setting(2, 0, "usa", settings);
  setting.past_setup();
  const int late = setting.asked();
  setting.strand->wait(std::chrono::hours(25));
  EXPECT_TRUE(setting.room->table().chair(late).autopilot);
  EXPECT_EQ(setting.asked(), 1 - late) << "the other one finds it is his turn";
}

}  // namespace
}  // namespace wagonaut::tests
