// The room: check, play on a copy, keep, then tell.
#include <gtest/gtest.h>

#include "catalog/game.h"
#include "engine/sight/sight.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {

TEST(Room, AStepIsToldOnlyWhenItIsKept) {
  RoomSetting setting(2);
  setting.past_setup();
  const auto eyes = setting.enter(1);
  const int me = setting.asked(), version = setting.room->table().version();
  const std::size_t scenes = eyes->scenes.size();
  setting.store.mood = FakeStore::Mood::Holds;
  const Reply early = setting.step(me);
  EXPECT_EQ(early.detail, "no answer yet");
  EXPECT_EQ(eyes->scenes.size(), scenes);
  EXPECT_EQ(setting.room->table().version(), version);
  setting.store.release_one();
  setting.strand->run();
  EXPECT_EQ(setting.room->table().version(), version + 1);
  EXPECT_EQ(eyes->last().version, version + 1);
}

TEST(Room, WishesWaitBehindTheStoreAndAreJudgedAfterwards) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked(), version = setting.room->table().version();
  setting.store.mood = FakeStore::Mood::Holds;
  std::vector<Reply> replies;
  const Asker asker{me, [&](const Reply& reply) { replies.push_back(reply); }};
  const std::string move = setting.likely_move(me);
  setting.room->hear(asker, StepWish{"a", version, move});
  setting.room->hear(asker, StepWish{"a", version, move});  // sent twice
  setting.room->hear(asker, StepWish{"b", version, move});  // and a new one, too late
  setting.strand->run();
  EXPECT_TRUE(replies.empty());
  setting.store.release_one();
  setting.strand->run();
  ASSERT_EQ(replies.size(), 3u);
  EXPECT_EQ(replies[0].answer, Answer::Granted);
  EXPECT_EQ(replies[0].version, version + 1);
  EXPECT_EQ(replies[1].answer, Answer::Granted);
  EXPECT_EQ(replies[1].version, version + 1);
  EXPECT_EQ(replies[2].answer, Answer::Stale);
  EXPECT_EQ(setting.room->table().version(), version + 1);
}

TEST(Room, TooManyWishesAtOnceAreRefused) {
  RoomSetting setting(2);
  setting.past_setup();
  setting.store.mood = FakeStore::Mood::Holds;
  setting.step(setting.asked());
  int busy = 0;
  for (int i = 0; i < 100; ++i)
    busy += setting.wish(0, JudgeWish{"j", "blind"}).answer == Answer::Busy ? 1 : 0;
  EXPECT_EQ(busy, 100 - setting.patience.waiting_wishes);
}

TEST(Room, ARepeatedStepIsAnsweredNotApplied) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked(), seen = setting.room->table().version();
  const StepWish wish{"once", seen, setting.likely_move(me)};
  const Reply first = setting.wish(me, wish);
  const int version = setting.room->table().version();
  const Reply again = setting.wish(me, wish);
  EXPECT_EQ(first.version, again.version);
  EXPECT_EQ(again.answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().version(), version);
  setting.restart();  // the store remembers it too
  EXPECT_EQ(setting.wish(me, wish).version, first.version);
  EXPECT_EQ(setting.room->table().version(), version);
}

TEST(Room, StaleOutOfTurnAndForbiddenStepsChangeNothing) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked(), other = 1 - me;
  const State before = setting.room->table().state();
  const int version = setting.room->table().version();
  EXPECT_EQ(setting.wish(me, StepWish{"1", version - 1, "blind"}).answer, Answer::Stale);
  const Reply turn = setting.wish(other, StepWish{"2", version, "blind"});
  EXPECT_EQ(turn.answer, Answer::Refused);
  EXPECT_EQ(turn.refusal, Refusal::NotYourDecision);
  EXPECT_EQ(setting.wish(me, StepWish{"3", version, "fly away"}).answer, Answer::UnreadableMove);
  EXPECT_EQ(setting.wish(me, StepWish{"4", version, "withdraw"}).refusal, Refusal::WrongKindOfMove);
  EXPECT_EQ(setting.wish(-1, StepWish{"5", version, "blind"}).answer, Answer::NotSeated);
  EXPECT_EQ(setting.room->table().state(), before);
  EXPECT_EQ(setting.room->table().version(), version);
}

TEST(Room, AJudgedMoveIsNotPlayed) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked(), version = setting.room->table().version();
  EXPECT_EQ(setting.wish(me, JudgeWish{"1", "blind"}).answer, Answer::Granted);
  EXPECT_EQ(setting.wish(me, JudgeWish{"2", "withdraw"}).answer, Answer::Refused);
  EXPECT_EQ(setting.room->table().version(), version);
}

TEST(Room, AStoreThatIsAwayRefusesAndNothingIsHalfDone) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked();
  const auto eyes = setting.enter(1 - me);
  const std::size_t scenes = eyes->scenes.size();
  const State before = setting.room->table().state();
  setting.store.mood = FakeStore::Mood::Unavailable;
  EXPECT_EQ(setting.step(me).answer, Answer::Unavailable);
  EXPECT_EQ(setting.room->table().state(), before);
  EXPECT_EQ(eyes->scenes.size(), scenes);
  setting.store.mood = FakeStore::Mood::Keeps;
  EXPECT_EQ(setting.step(me).answer, Answer::Granted);
}

TEST(Room, WhenTheStoreFallsSilentItsLogDecides) {
  RoomSetting setting(2);
  setting.past_setup();
  const int version = setting.room->table().version();
  setting.store.mood = FakeStore::Mood::KeptButSilent;
  setting.store.readable = false;
  auto answer = std::make_shared<Reply>();
  answer->detail = "none";
  const int me = setting.asked();
  setting.room->hear(Asker{me, [=](const Reply& reply) { *answer = reply; }},
                     StepWish{"s", version, setting.likely_move(me)});
  setting.strand->wait(Millis{5000});
  EXPECT_EQ(answer->detail, "none");  // nobody can know yet
  setting.store.readable = true;
  setting.store.mood = FakeStore::Mood::Keeps;
  setting.strand->wait(Millis{5000});
  EXPECT_EQ(answer->answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().version(), version + 1);

  setting.store.mood = FakeStore::Mood::LostAndSilent;
  EXPECT_EQ(setting.step(setting.asked()).answer, Answer::Unavailable);
  EXPECT_EQ(setting.room->table().version(), version + 1);
}

TEST(Room, ATableThatAnotherProcessTookIsClosedHere) {
  RoomSetting setting(2);
  setting.past_setup();
  const auto eyes = setting.enter(0);
  setting.store.mood = FakeStore::Mood::Taken;
  EXPECT_EQ(setting.step(setting.asked()).answer, Answer::Unavailable);
  EXPECT_EQ(eyes->goodbye, "moved");
  EXPECT_TRUE(setting.room->closed());
}

TEST(Room, EverySeatSeesItsOwnCardsOnly) {
  RoomSetting setting(3, 0, "usa", [] {
    TableSettings settings;
    settings.spectators = true;
    return settings;
  }());
  std::vector<std::shared_ptr<FakeViewer>> eyes;
  for (int seat = 0; seat < 3; ++seat) eyes.push_back(setting.enter(seat));
  eyes.push_back(setting.enter(-1));
  setting.past_setup();
  for (int i = 0; i < 60 && setting.asked() >= 0; ++i) {
    setting.step(setting.asked());
    const Table& table = setting.room->table();
    for (int seat = 0; seat < 4; ++seat) {
      const std::optional<Seat> viewer = seat < 3 ? std::optional(Seat(seat)) : std::nullopt;
      ASSERT_TRUE(eyes[std::size_t(seat)]->last().view);
      EXPECT_EQ(*eyes[std::size_t(seat)]->last().view,
                look(table.game().edition, table.state(), viewer));
      for (const Happening& one : eyes[std::size_t(seat)]->last().happened)
        for (const Fact& fact : one.facts) EXPECT_EQ(fact, tell(fact, viewer));
    }
  }
}

TEST(Room, WhoComesBackHearsWhatWasMissed) {
  RoomSetting setting(2);
  setting.past_setup();
  const int known = setting.room->table().version();
  for (int i = 0; i < 5; ++i) setting.step(setting.asked());
  const auto eyes = setting.enter(0, known);
  ASSERT_EQ(eyes->last().happened.size(), 5u);
  EXPECT_FALSE(eyes->last().gap);
  EXPECT_EQ(eyes->last().happened.front().version, known + 1);
  for (int i = 0; i < 70; ++i) setting.step(setting.asked());
  const auto late = setting.enter(0, known);
  EXPECT_TRUE(late->last().gap);
  setting.room->hear(late, SyncWish{"s", setting.room->table().version()});
  EXPECT_TRUE(late->last().happened.empty());
  EXPECT_FALSE(late->last().gap);
}

// A restart of the server empties no log: what was told live is told again, to each what it may
// know.
TEST(Room, WhatHappenedIsToldAgainAfterARestart) {
  TableSettings settings;
  settings.spectators = true;
  RoomSetting setting(2, 1, "usa", settings);
  setting.past_setup();
  for (int i = 0; i < 9; ++i) setting.step(setting.asked(), "blind");
  std::vector<std::vector<Happening>> told;
  for (int seat = -1; seat < 2; ++seat) told.push_back(setting.enter(seat, 0)->last().happened);
  setting.restart();
  for (int seat = -1; seat < 2; ++seat) {
    const auto eyes = setting.enter(seat, 0);
    EXPECT_EQ(eyes->last().happened, told[std::size_t(seat + 1)]) << seat;
    EXPECT_FALSE(eyes->last().gap);
    const std::optional<Seat> viewer = seat < 0 ? std::nullopt : std::optional(Seat(seat));
    for (const Happening& one : eyes->last().happened)
      for (const Fact& fact : one.facts) EXPECT_EQ(fact, tell(fact, viewer));
  }
  EXPECT_NE(told[1], told[2]);  // there were secrets
}

TEST(Room, WhatWasTakenBackIsNamed) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  while (setting.asked() != 0) setting.step(setting.asked());
  setting.step(0, "blind");
  const int undone = setting.room->table().version();
  EXPECT_EQ(setting.wish(0, UndoWish{"u", undone}).answer, Answer::Granted);
  for (int round = 0; round < 2; ++round) {
    const auto happened = setting.enter(0, 0)->last().happened;
    EXPECT_EQ(happened.back().kind, TableActKind::TakenBack);
    EXPECT_EQ(happened.back().undone, std::vector<int>{undone});
    EXPECT_EQ((happened.end() - 2)->version, undone);  // it stays where it was, for the log
    setting.restart();
  }
}

TEST(Room, SeveralDevicesMayLookThroughOneSeat) {
  RoomSetting setting(2);
  setting.past_setup();
  const auto phone = setting.enter(0), desk = setting.enter(0);
  setting.step(setting.asked());
  EXPECT_EQ(phone->last().version, desk->last().version);
  EXPECT_EQ(*phone->last().view, *desk->last().view);
  setting.room->leave(*phone);
  EXPECT_TRUE(desk->last().present[0]);
}

TEST(Room, StrangersAndUninvitedWatchersStayOutside) {
  RoomSetting setting(2);
  setting.past_setup();
  EXPECT_EQ(setting.enter(-1), nullptr);
  auto stranger = std::make_shared<FakeViewer>();
  EXPECT_FALSE(setting.room->enter(stranger, "guess", -1));
  EXPECT_TRUE(stranger->scenes.empty());
}

TEST(Room, BotsPlayTheirSeatsBySight) {
  RoomSetting setting(1, 2);
  setting.past_setup();
  for (int i = 0; i < 20; ++i) setting.step(0);
  ASSERT_FALSE(setting.thinker.seen.empty());
  for (const View& view : setting.thinker.seen) EXPECT_NE(view.viewer, Seat{0});
  EXPECT_EQ(setting.asked(), 0);
}

TEST(Room, AThinkingBotDelaysNobody) {
  RoomSetting setting(2, 1);
  setting.thinker.holds = true;
  setting.start();
  EXPECT_EQ(setting.step(0).answer, Answer::Granted);
  EXPECT_EQ(setting.step(1).answer, Answer::Granted);
  EXPECT_TRUE(setting.room->table().waits_for(2));
  setting.thinker.think_on();
  setting.strand->run();
  EXPECT_FALSE(setting.room->table().state().open.ask.kind == AskKind::KeepTickets);
}

TEST(Room, BotsRestWhileTheStoreIsAway) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  setting.store.mood = FakeStore::Mood::Unavailable;
  setting.step(0);
  const int tries = setting.store.tries;
  setting.strand->wait(Millis{10'000});
  EXPECT_LE(setting.store.tries, tries + 25);
  setting.store.mood = FakeStore::Mood::Keeps;
  setting.strand->wait(Millis{2'000});
  EXPECT_EQ(setting.asked(), 0);
}

TEST(Room, AGameGoesOnAfterARestart) {
  RoomSetting setting(2, 1);
  setting.past_setup();
  for (int i = 0; i < 30; ++i) setting.step(setting.asked());
  const State before = setting.room->table().state();
  setting.restart();
  EXPECT_EQ(setting.room->table().state(), before);
  while (setting.room->table().status() == Status::Running)
    ASSERT_EQ(setting.step(setting.asked()).answer, Answer::Granted);
  EXPECT_EQ(setting.store.summaries["table"].status, Status::Finished);
  EXPECT_EQ(setting.store.scores.size(), 3u);
}

TEST(Room, NothingIsAnsweredByAClosedRoomButThat) {
  RoomSetting setting(2);
  setting.past_setup();
  const auto eyes = setting.enter(0);
  setting.room->close("restart");
  EXPECT_EQ(eyes->goodbye, "restart");
  EXPECT_EQ(setting.step(0).answer, Answer::Unavailable);
  EXPECT_EQ(setting.enter(0), nullptr);
}

}  // namespace wagonaut::tests
