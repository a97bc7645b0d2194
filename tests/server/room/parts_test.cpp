// What a room is made of, each part by itself.
#include <gtest/gtest.h>

#include "server/room/attendance.h"
#include "server/room/chat.h"
#include "server/room/undo_talk.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

constexpr Instant kNow{Millis{1'700'000'000'000}};

}  // namespace

TEST(Chat, IsAsFastAsItMayBe) {
  Patience patience;
  patience.chat_lines = 2;
  patience.chat_span = Millis{1000};
  Chat chat(2);
  EXPECT_FALSE(chat.too_fast(0, kNow, patience));
  EXPECT_FALSE(chat.too_fast(0, kNow + Millis{400}, patience));
  EXPECT_TRUE(chat.too_fast(0, kNow + Millis{999}, patience));
  EXPECT_FALSE(chat.too_fast(1, kNow + Millis{999}, patience));
  EXPECT_FALSE(chat.too_fast(0, kNow + Millis{1000}, patience));
  EXPECT_TRUE(chat.too_fast(0, kNow + Millis{1001}, patience));
}

TEST(Chat, RemembersTheLastLines) {
  Chat chat(1);
  for (int i = 0; i < 100; ++i) chat.say({0, "Ala", "", std::to_string(i), i});
  EXPECT_EQ(chat.lines().size(), 30u);
  EXPECT_EQ(chat.lines().front().text, "70");
  EXPECT_EQ(chat.lines().back().text, "99");
}

TEST(Chat, IsNotHeardByWhoMutedTheSpeaker) {
  Chat chat(3);
  chat.mute(0, 2, true);
  EXPECT_TRUE(chat.is_deaf(0, 2));
  EXPECT_FALSE(chat.is_deaf(2, 0));
  EXPECT_FALSE(chat.is_deaf(std::nullopt, 2));
  chat.mute(0, 2, false);
  EXPECT_FALSE(chat.is_deaf(0, 2));
}

TEST(Chat, GoesOnWhenASeatIsTakenAway) {
  Patience patience;
  patience.chat_lines = 1;
  Chat chat(3);
  chat.mute(0, 2, true);
  EXPECT_FALSE(chat.too_fast(2, kNow, patience));
  chat.drop(1);
  EXPECT_TRUE(chat.too_fast(1, kNow, patience));  // who was seat 2
  EXPECT_FALSE(chat.is_deaf(0, 1));               // ears are opened: seats have moved
  EXPECT_FALSE(chat.is_deaf(0, 2));
}

TEST(UndoTalk, EndsWhenEverybodyHasAgreed) {
  UndoTalk talk;
  EXPECT_EQ(talk.asked_by(), std::nullopt);
  EXPECT_FALSE(talk.waits_for(1));
  talk.ask({0, 3, {1, 2}, {}, "u"});
  EXPECT_EQ(talk.asked_by(), 0);
  EXPECT_TRUE(talk.waits_for(1));
  EXPECT_FALSE(talk.agree(1));
  EXPECT_FALSE(talk.waits_for(1));
  EXPECT_TRUE(talk.agree(2));
  const auto question = talk.end();
  ASSERT_TRUE(question);
  EXPECT_EQ(question->steps, 3);
  EXPECT_EQ(question->id, "u");
  EXPECT_FALSE(talk.end());
}

TEST(Attendance, SaysSinceWhenSomebodyIsAway) {
  Attendance attendance(3, kNow);
  EXPECT_EQ(attendance.away_since(0), kNow);
  attendance.came(0);
  attendance.came(2);
  EXPECT_FALSE(attendance.away_since(0));
  attendance.went(0, kNow + Millis{5});
  EXPECT_EQ(attendance.away_since(0), kNow + Millis{5});
  attendance.drop(1);
  EXPECT_FALSE(attendance.away_since(1));  // who was seat 2
}

TEST(Thinking, ForgetsWhatIsNotAskedAnyMore) {
  RoomSetting setting(1, 1);
  setting.thinker.holds = true;
  setting.start();
  const Table& table = setting.room->table();
  ASSERT_TRUE(table.waits_for(1));
  Thinking thinking;
  EXPECT_TRUE(thinking.begin(0, table.asked_at(0)));  // a person: not for a bot to think about
  EXPECT_TRUE(thinking.begin(1, table.asked_at(1)));
  EXPECT_FALSE(thinking.begin(1, table.asked_at(1)));
  thinking.tidy(table);
  EXPECT_FALSE(thinking.waits_for(0, table.asked_at(0)));
  EXPECT_TRUE(thinking.waits_for(1, table.asked_at(1)));
  EXPECT_FALSE(thinking.waits_for(1, table.asked_at(1) + 1));
}

TEST(Thinking, LetsBotsPlayNoFasterThanTheyMay) {
  Thinking thinking;
  thinking.begin(1, 4);
  EXPECT_EQ(thinking.ripe(kNow), nullptr);
  EXPECT_EQ(thinking.ripens(), std::nullopt);
  thinking.know(1, 3, Move{});  // an answer to a question of before
  EXPECT_EQ(thinking.ripe(kNow), nullptr);
  thinking.know(1, 4, Move{});
  ASSERT_NE(thinking.ripe(kNow), nullptr);
  EXPECT_EQ(thinking.ripe(kNow)->seat, 1);
  thinking.rest_until(kNow + Millis{200});
  EXPECT_EQ(thinking.ripe(kNow + Millis{199}), nullptr);
  EXPECT_EQ(thinking.ripens(), kNow + Millis{200});
  EXPECT_NE(thinking.ripe(kNow + Millis{200}), nullptr);
}

}  // namespace wagonaut::tests
