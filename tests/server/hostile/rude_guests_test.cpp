// People at a table who do what nobody should: with fakes, so that the worst moment can be chosen.

#include <gtest/gtest.h>

#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

/// Four people, of whom the second was sent away; the store is slow from now on.
struct SlowStart {
  RoomSetting setting{4};
  std::shared_ptr<FakeViewer> third = setting.enter(2), fourth = setting.enter(3);

  SlowStart() {
    setting.wish(0, KickWish{"kick", 1});
    setting.store.mood = FakeStore::Mood::Holds;
    Asker host;
    host.seat = 0;
    setting.room->hear(host, StartWish{"start", true});
  }
  void catch_up() {
    while (setting.store.waiting() > 0) {
      setting.store.release_one();
      setting.strand->run();
    }
  }
};

// While a wish waits, seats move up: it stays the wish of who made it.
TEST(Hostile, AWaitingWishIsNobodyElses) {
  SlowStart start;
  const std::string share(64, 'c');
  start.setting.room->hear(start.third, ShareWish{"share", share});
  start.catch_up();
  const Table& table = start.setting.room->table();
  ASSERT_EQ(table.chairs().size(), 3u);
  EXPECT_EQ(table.chair(1).share, share) << "who wished it has moved up to seat 1";
  EXPECT_EQ(table.chair(2).share, "");
  EXPECT_EQ(start.third->replies.back().answer, Answer::Granted);
}

TEST(Hostile, AWaitingWishIsNotLookedUpInASeatThatIsGone) {
  SlowStart start;
  // There is no seat 3 any more when these are taken.
  start.setting.room->hear(start.fourth, MuteWish{"mute", 0, true});
  start.setting.room->hear(start.fourth, ChatWish{"chat", "hello", ""});
  start.catch_up();
  ASSERT_EQ(start.fourth->replies.size(), 2u);
  EXPECT_EQ(start.fourth->chat.back().seat, 2);
  EXPECT_EQ(start.fourth->last().seat, 2);
}

TEST(Hostile, WhoIsSentAwayWhileAWishWaitsHasNoSeat) {
  RoomSetting setting(3);
  const auto guest = setting.enter(2);
  setting.store.mood = FakeStore::Mood::Holds;
  Asker host;
  host.seat = 0;
  setting.room->hear(host, KickWish{"kick", 2});
  setting.room->hear(guest, ShareWish{"share", std::string(64, '0')});
  setting.store.release_one();
  setting.strand->run();
  EXPECT_EQ(setting.store.waiting(), 0u);
  EXPECT_EQ(guest->replies.back().answer, Answer::NotSeated);
  EXPECT_EQ(setting.room->table().chair(2).share, "");
}

// A game that is not open to watch is watched by nobody, however early they came.
TEST(Hostile, NobodyStaysToWatchAClosedGame) {
  RoomSetting setting(3);
  const auto early = setting.enter(-1), sent_away = setting.enter(2);
  setting.wish(0, KickWish{"kick", 2});
  const std::size_t seen = early->scenes.size();
  setting.wish(0, StartWish{"start", true});
  setting.bind_shares();
  setting.tell_shares();
  ASSERT_EQ(setting.room->table().status(), Status::Running);
  EXPECT_EQ(early->goodbye, "started");
  EXPECT_EQ(sent_away->goodbye, "started");
  setting.step(setting.asked());
  EXPECT_EQ(early->scenes.size(), seen + 6)
      << "the seat that was dropped, the start, two shares twice, and nothing of the game";
  EXPECT_FALSE(early->last().view);
  EXPECT_EQ(setting.enter(-1), nullptr);
}

TEST(Hostile, WatchersStayWhereTheyAreWelcome) {
  TableSettings settings;
  settings.spectators = true;
  RoomSetting setting(2, 0, "usa", settings);
  const auto watcher = setting.enter(-1);
  setting.start();
  EXPECT_EQ(watcher->goodbye, "");
  ASSERT_TRUE(watcher->last().view);
  EXPECT_FALSE(watcher->last().view->own);
}

// A crowd at one seat or behind the chairs is not let in; those who play are.
TEST(Hostile, ACrowdIsNotLetIn) {
  TableSettings settings;
  settings.spectators = true;
  RoomSetting setting(2, 0, "usa", settings);
  int devices = 0, watchers = 0;
  while (setting.enter(1) && devices < 1000) ++devices;
  while (setting.enter(-1) && watchers < 1000) ++watchers;
  EXPECT_EQ(devices, 32);
  EXPECT_EQ(watchers, 500);
  EXPECT_TRUE(setting.enter(0));
}

TEST(Hostile, WhoIsMutedStaysMutedWhenOneComesAgain) {
  RoomSetting setting(2);
  setting.wish(0, MuteWish{"mute", 1, true});
  setting.wish(1, ChatWish{"chat", "", "listen to me"});
  EXPECT_TRUE(setting.enter(0)->chat.empty());
  EXPECT_EQ(setting.enter(1)->chat.size(), 1u);
}

// A log has an end: what can be wished for ever is not granted for ever, and the game can still be
// played out.
TEST(Hostile, TheLogOfATableHasAnEnd) {
  RoomSetting setting(2);
  setting.patience.asking_span = Millis{0};
  setting.restart();
  setting.past_setup();
  Answer answer = Answer::Granted;
  while (answer == Answer::Granted && setting.room->table().version() < 20'000) {
    answer = setting.wish(0, AwayWish{"away"}).answer;
    if (answer == Answer::Granted) answer = setting.wish(0, BackWish{"back"}).answer;
  }
  EXPECT_EQ(answer, Answer::NotNow);
  EXPECT_LT(setting.room->table().version(), 20'000);
  const int seat = setting.asked();
  EXPECT_EQ(setting.step(seat).answer, Answer::Granted);
  EXPECT_EQ(setting.wish(seat, UndoWish{"undo", setting.room->table().version()}).answer,
            Answer::NotNow);
}

// A quarrel of undos is as cheap at its end as at its beginning, also when the log is read again.
TEST(Hostile, UndoWithoutEndIsReadBack) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  for (int i = 0; i < 500; ++i) {
    ASSERT_EQ(setting.step(0, "tickets").answer, Answer::Granted);
    ASSERT_EQ(setting.wish(0, UndoWish{"undo", setting.room->table().version()}).answer,
              Answer::Granted);
  }
  const State before = setting.room->table().state();
  setting.restart();
  EXPECT_EQ(setting.room->table().state(), before);
  EXPECT_EQ(setting.room->table().taken_back(), 500);
  Answer answer = Answer::Granted;
  for (int i = 0; i < 600 && answer == Answer::Granted; ++i) {
    ASSERT_EQ(setting.step(0, "tickets").answer, Answer::Granted);
    answer = setting.wish(0, UndoWish{"undo", setting.room->table().version()}).answer;
  }
  EXPECT_EQ(answer, Answer::UndoOff) << "there is an end, and the game goes on";
  EXPECT_EQ(setting.room->table().taken_back(), 1000);
}

}  // namespace
}  // namespace wagonaut::tests
