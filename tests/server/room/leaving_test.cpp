// Bots are told when nothing more will be asked of them, so that nobody waits for a program that
// waits for us.
#include <gtest/gtest.h>

#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

std::vector<int> seats_left(const FakeThinker& thinker) {
  std::vector<int> seats;
  for (const server::Question& last : thinker.left) seats.push_back(index(*last.view.viewer));
  return seats;
}

TEST(Leaving, BotsGoWhenTheGameIsOver) {
  RoomSetting setting(1, 2);
  setting.start();
  while (setting.asked() >= 0) {
    ASSERT_TRUE(setting.thinker.left.empty());
    setting.step(setting.asked());
  }
  ASSERT_EQ(setting.room->table().status(), Status::Finished);
  EXPECT_EQ(seats_left(setting.thinker), (std::vector{1, 2}));
  for (const server::Question& last : setting.thinker.left) {
    EXPECT_EQ(last.view.open.ask.kind, AskKind::GameOver);
    EXPECT_EQ(last.table, setting.room->table().id());
    EXPECT_EQ(last.level, setting.room->table().chair(index(*last.view.viewer)).bot);
  }
  setting.room->close("restart");
  EXPECT_EQ(setting.thinker.left.size(), 2u) << "nobody leaves twice";
}

TEST(Leaving, BotsGoWhenTheRoomIsClosedAndAreAskedAgainWhenItOpens) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  setting.room->close("quiet");
  ASSERT_EQ(seats_left(setting.thinker), std::vector{1});
  EXPECT_NE(setting.thinker.left[0].view.open.ask.kind, AskKind::GameOver);
  const std::size_t thoughts = setting.thinker.seen.size();
  setting.restart();
  for (int steps = 0; steps < 6; ++steps) setting.step(setting.asked());
  EXPECT_GT(setting.thinker.seen.size(), thoughts);
}

TEST(Leaving, NobodyLeavesATableThatWasNotDealt) {
  RoomSetting setting(1, 1);
  setting.room->close("quiet");
  EXPECT_TRUE(setting.thinker.left.empty());
}

}  // namespace
}  // namespace wagonaut::tests
