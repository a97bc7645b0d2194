// Whoever sets the calendar changes neither turns nor bots; only turns of days go by it.
#include <gtest/gtest.h>

#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

constexpr Millis kTenMinutes{600'000};
constexpr Millis kDay{24 * 3'600'000};

TableSettings timed(ClockKind kind, int amount) {
  TableSettings settings;
  settings.clock = {kind, amount};
  return settings;
}

/// A table for two, in the middle of a game, with the calendar set in the middle of a turn.
struct Set : RoomSetting {
  Set(ClockKind kind, int amount, Millis by) : RoomSetting(2, 0, "usa", timed(kind, amount)) {
    eyes = {enter(0), enter(1)};
    past_setup();
    me = asked();
    strand->wait(Millis{10'000});
    strand->set_calendar(by);
  }
  bool stood_in() const { return room->table().chair(me).autopilot; }

  std::vector<std::shared_ptr<FakeViewer>> eyes;
  int me = 0;
};

}  // namespace

TEST(Calendar, SetBackStopsNoBot) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  setting.strand->set_calendar(-kTenMinutes);
  for (int i = 0; i < 8; ++i) {
    setting.step(0);
    setting.strand->wait(Millis{100});
    ASSERT_EQ(setting.asked(), 0) << "after step " << i;
  }
}

TEST(Calendar, SetBackMakesNobodyTalkTooFast) {
  RoomSetting setting(2);
  for (int i = 0; i < 5; ++i) setting.wish(0, ChatWish{"1", "hello", ""});
  EXPECT_EQ(setting.wish(0, ChatWish{"2", "hello", ""}).answer, Answer::TooFast);
  setting.strand->set_calendar(-kTenMinutes);
  setting.strand->wait(Millis{10'000});
  EXPECT_EQ(setting.wish(0, ChatWish{"3", "hello", ""}).answer, Answer::Granted);
}

TEST(Calendar, SetEitherWayLeavesATurnAsLongAsItIs) {
  for (const Millis by : {-kTenMinutes, kTenMinutes}) {
    Set setting(ClockKind::PerTurn, 60, by);
    setting.strand->wait(Millis{49'000});
    EXPECT_FALSE(setting.stood_in()) << by.count();
    setting.strand->wait(Millis{2'000});
    EXPECT_TRUE(setting.stood_in()) << by.count();
  }
}

TEST(Calendar, SetEitherWayLeavesAGameAsLongAsItIs) {
  for (const Millis by : {-kTenMinutes, kTenMinutes}) {
    Set setting(ClockKind::PerGame, 60, by);
    setting.step(setting.me, "blind");
    EXPECT_EQ(setting.room->table().used(setting.me), 10'000) << by.count();
    setting.strand->wait(Millis{49'000});
    EXPECT_FALSE(setting.stood_in()) << by.count();
    setting.strand->wait(Millis{2'000});
    EXPECT_TRUE(setting.stood_in()) << by.count();
  }
}

TEST(Calendar, SetEitherWayLeavesTheGraceAsLongAsItIs) {
  for (const Millis by : {-kTenMinutes, kTenMinutes}) {
    Set setting(ClockKind::None, 0, by);
    setting.room->leave(*setting.eyes[std::size_t(setting.me)]);
    setting.strand->wait(Millis{59'000});
    EXPECT_FALSE(setting.stood_in()) << by.count();
    setting.strand->wait(Millis{2'000});
    EXPECT_TRUE(setting.stood_in()) << by.count();
  }
}

// Set back while the table lay in the store: its last entry is dated later than today.
TEST(Calendar, SetBackBetweenTwoRoomsStopsNoClock) {
  Set setting(ClockKind::None, 0, Millis{});
  setting.strand->set_calendar(-kTenMinutes);
  setting.restart();
  const auto there = setting.enter(1 - setting.me);
  setting.strand->wait(Millis{61'000});
  EXPECT_TRUE(setting.stood_in());
}

TEST(Calendar, IsWhatDaysGoBy) {
  Set late(ClockKind::Days, 1, kDay);
  late.strand->wait(kTenMinutes);
  EXPECT_TRUE(late.stood_in());
  Set early(ClockKind::Days, 1, -kDay);
  early.strand->wait(kDay);
  EXPECT_FALSE(early.stood_in());
}

// What people read is the calendar as it stands.
TEST(Calendar, IsWhatADeadlineIsToldBy) {
  Set setting(ClockKind::PerTurn, 60, kTenMinutes);
  setting.wish(setting.me, SyncWish{"s"});
  const auto eyes = setting.enter(setting.me);
  EXPECT_EQ(eyes->last().clock.deadline, setting.strand->today() + Millis{50'000});
}

}  // namespace wagonaut::tests
