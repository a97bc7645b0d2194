// Coming, going, clocks, undo, chat: what people do at a table besides playing.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/game.h"
#include "engine/play.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

TableSettings with_clock(ClockKind kind, int amount) {
  TableSettings settings;
  settings.clock = {kind, amount};
  return settings;
}

/// A table with open chairs: Ala hosts.
struct OpenSetting : RoomSetting {
  explicit OpenSetting(int open) : RoomSetting(1 + open) {
    for (int seat = 1; seat <= open; ++seat) wish(0, KickWish{"k", seat});
  }
  Reply sit(const std::string& name, int seat = -1, const std::string& token = "") {
    return wish(-1, SitWish{"s", name, token.empty() ? "token-of-" + name : token, seat, false});
  }
};

/// A lane that the seat can pay, as a move; empty if there is none.
std::string claim_of(const RoomSetting& setting, int seat) {
  const Table& table = setting.room->table();
  const Edition& ed = table.game().edition;
  Menu menu;
  list_moves(ed, table.state(), Seat(seat), menu);
  for (int i = 0; i < menu.size(); ++i) {
    const Move move = menu.at(ed, table.state().open, i);
    if (move.kind == MoveKind::ClaimLane)
      return move_text(table.game().labels, table.state(), Seat(seat), move);
  }
  return {};
}

}  // namespace

TEST(People, SitWhereThereIsRoom) {
  OpenSetting setting(2);
  EXPECT_EQ(setting.sit("Bo").seat, 1);
  EXPECT_EQ(setting.sit("Bo", -1, "another").answer, Answer::BadName);
  EXPECT_EQ(setting.sit("").answer, Answer::BadName);
  EXPECT_EQ(setting.sit("Cy", 1).answer, Answer::SeatTaken);
  EXPECT_EQ(setting.sit("Cy", 7).answer, Answer::NoSuchSeat);
  EXPECT_EQ(setting.sit("Cy").seat, 2);
  EXPECT_EQ(setting.sit("Dag").answer, Answer::TableFull);
  setting.start();
  EXPECT_EQ(setting.sit("Dag").answer, Answer::NotNow);
}

// An answer was lost: the same request finds the same seat, and nobody's ghost sits there.
TEST(People, WhoSitsDownAgainWithTheSameTokenHasTheSameSeat) {
  OpenSetting setting(2);
  EXPECT_EQ(setting.sit("Bo").seat, 1);
  const int version = setting.room->table().version();
  const Reply again = setting.sit("Bo");
  EXPECT_EQ(again.answer, Answer::Granted);
  EXPECT_EQ(again.seat, 1);
  EXPECT_EQ(setting.room->table().version(), version) << "nothing has happened";
  EXPECT_EQ(setting.room->table().chair(2).holder, Holder::Open);
  setting.sit("Cy");
  setting.start();
  EXPECT_EQ(setting.sit("Bo").seat, 1) << "the host did not wait for the answer";
  EXPECT_EQ(setting.sit("Dag").answer, Answer::NotNow);
}

TEST(People, OnlyTheHostStartsKicksAndFills) {
  OpenSetting setting(2);
  setting.sit("Bo");
  EXPECT_EQ(setting.wish(1, StartWish{"s", true}).answer, Answer::NotTheHost);
  EXPECT_EQ(setting.wish(1, KickWish{"k", 0}).answer, Answer::NotTheHost);
  EXPECT_EQ(setting.wish(1, FillWish{"f", "greedy"}).answer, Answer::NotTheHost);
  EXPECT_EQ(setting.wish(0, StartWish{"s", false}).answer, Answer::SeatsOpen);
  EXPECT_EQ(setting.wish(0, KickWish{"k", 0}).answer, Answer::NoSuchSeat);
  EXPECT_EQ(setting.wish(0, FillWish{"f", "genius"}).answer, Answer::NoSuchBot);
  EXPECT_EQ(setting.wish(0, FillWish{"f", ""}).answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().chair(2).holder, Holder::Bot);
  setting.start();
  EXPECT_EQ(setting.wish(0, StartWish{"s", false}).answer, Answer::NotNow);
  EXPECT_EQ(setting.wish(0, KickWish{"k", 1}).answer, Answer::NotNow);
}

TEST(People, OpenSeatsCanBeDropped) {
  OpenSetting setting(3);
  setting.sit("Bo", 3);
  const auto eyes = std::make_shared<FakeViewer>();
  ASSERT_TRUE(setting.room->enter(eyes, "token-of-Bo", -1));
  EXPECT_EQ(setting.wish(0, StartWish{"s", true}).answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().chairs().size(), 2u);
  EXPECT_EQ(eyes->last().seat, 1);  // moved up
  EXPECT_EQ(setting.store.summaries["table"].seats, 2);
}

TEST(People, OneAloneCannotStart) {
  OpenSetting setting(1);
  const Reply reply = setting.wish(0, StartWish{"s", true});
  EXPECT_EQ(reply.answer, Answer::SeatsOpen);
  EXPECT_FALSE(reply.detail.empty());
  EXPECT_EQ(setting.room->table().chairs().size(), 2u);
}

TEST(People, TheHostsLeavingMakesAnotherHostAndTheLastOneClosesTheTable) {
  OpenSetting setting(1);
  setting.sit("Bo");
  EXPECT_EQ(setting.wish(0, LeaveWish{"l"}).answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().host(), 1);
  EXPECT_EQ(setting.wish(1, LeaveWish{"l"}).answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().status(), Status::Closed);
}

TEST(People, WhoLeavesARunningGameIsPlayedOnByABot) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked();
  EXPECT_EQ(setting.wish(me, LeaveWish{"l"}).answer, Answer::Granted);
  EXPECT_TRUE(setting.room->table().chair(me).resigned);
  EXPECT_EQ(setting.asked(), 1 - me);
  EXPECT_EQ(setting.wish(me, BackWish{"b"}).answer, Answer::NotNow);
  EXPECT_EQ(setting.wish(me, StepWish{"s", 99, "blind"}).answer, Answer::NotNow);
}

TEST(People, ABotStandsInAfterTheGraceAndHandsBack) {
  RoomSetting setting(2);
  const auto first = setting.enter(0), second = setting.enter(1);
  setting.past_setup();
  const int me = setting.asked();
  setting.room->leave(me == 0 ? *first : *second);
  setting.strand->wait(Millis{59'000});
  EXPECT_FALSE(setting.room->table().chair(me).autopilot);
  setting.strand->wait(Millis{2'000});
  EXPECT_TRUE(setting.room->table().chair(me).autopilot);
  EXPECT_EQ(setting.asked(), 1 - me);
  EXPECT_EQ(setting.wish(me, BackWish{"b"}).answer, Answer::Granted);
  EXPECT_FALSE(setting.room->table().chair(me).autopilot);
}

TEST(People, DevicesOfOneSeatKnowOfEachOther) {
  RoomSetting setting(2);
  const auto first = setting.enter(0), other = setting.enter(1);
  EXPECT_EQ(first->last().devices, 1);
  const std::size_t seen = other->scenes.size();
  const auto second = setting.enter(0);
  EXPECT_EQ(second->last().devices, 2);
  EXPECT_EQ(first->last().devices, 2);
  EXPECT_EQ(other->scenes.size(), seen) << "others are told of arrivals, not of devices";
  setting.room->leave(*second);
  EXPECT_EQ(first->last().devices, 1);
  EXPECT_EQ(setting.enter(-1)->last().devices, 0);
}

TEST(People, NobodyIsReplacedWhileNobodyWaits) {
  RoomSetting setting(2);
  setting.past_setup();
  setting.strand->wait(Millis{3'600'000});
  EXPECT_FALSE(setting.room->table().chair(setting.asked()).autopilot);
  EXPECT_TRUE(setting.room->idle());
}

TEST(People, WhoPlaysIsBack) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked(), other = 1 - me;
  setting.wish(other, AwayWish{"a"});
  setting.thinker.holds = true;
  setting.step(me);
  while (setting.asked() == me) setting.step(me);
  EXPECT_EQ(setting.step(other).answer, Answer::Granted);
  EXPECT_FALSE(setting.room->table().chair(other).autopilot);
  setting.thinker.think_on();  // too late: the thought is of an old question
  setting.strand->run();
  EXPECT_FALSE(setting.room->table().chair(other).autopilot);
}

TEST(People, AClockPerTurnEndsTheTurn) {
  RoomSetting setting(2, 0, "usa", with_clock(ClockKind::PerTurn, 60));
  const auto a = setting.enter(0), b = setting.enter(1);
  setting.past_setup();
  const int me = setting.asked();
  ASSERT_TRUE(a->last().clock.deadline);
  setting.strand->wait(Millis{30'000});
  setting.step(me, "blind");
  setting.strand->wait(Millis{29'000});
  EXPECT_EQ(setting.asked(), me);  // a turn of two steps has one clock
  setting.strand->wait(Millis{2'000});
  EXPECT_TRUE(setting.room->table().chair(me).autopilot);
  EXPECT_EQ(setting.asked(), 1 - me);
}

TEST(People, AClockPerGameRunsForWhoIsAsked) {
  RoomSetting setting(2, 0, "usa", with_clock(ClockKind::PerGame, 100));
  const auto a = setting.enter(0), b = setting.enter(1);
  setting.past_setup();
  const int me = setting.asked();
  setting.strand->wait(Millis{40'000});
  setting.step(me, "blind");
  ASSERT_EQ(a->last().clock.left.size(), 2u);
  EXPECT_EQ(a->last().clock.left[std::size_t(me)], 60'000);
  EXPECT_EQ(a->last().clock.left[std::size_t(1 - me)], 100'000);
  setting.strand->wait(Millis{59'000});
  EXPECT_FALSE(setting.room->table().chair(me).autopilot);
  setting.strand->wait(Millis{2'000});
  EXPECT_TRUE(setting.room->table().chair(me).autopilot);
}

TEST(People, TimeTheServerWasDownIsNobodysTime) {
  RoomSetting setting(2, 0, "usa", with_clock(ClockKind::PerGame, 100));
  setting.past_setup();
  const int me = setting.asked();
  setting.room->close("restart");
  setting.strand->wait(Millis{3'600'000});
  setting.restart();
  EXPECT_FALSE(setting.room->table().chair(me).autopilot);
  setting.step(me);
  EXPECT_LT(setting.room->table().used(me), 1000);
}

TEST(People, TimeToThinkIsCountedAnswerByAnswer) {
  RoomSetting setting(2, 0, "usa", {});
  setting.past_setup();
  const int me = setting.asked();
  const TimeTaken before = setting.room->table().time_taken()[std::size_t(me)];
  setting.strand->wait(Millis{40'000});
  setting.step(me, "blind");
  setting.strand->wait(Millis{10'000});
  setting.step(me, "blind");
  const TimeTaken after = setting.room->table().time_taken()[std::size_t(me)];
  EXPECT_EQ(after.answers, before.answers + 2);
  EXPECT_EQ(after.total, before.total + 50'000);
  EXPECT_EQ(after.longest, 40'000);
  setting.restart();
  EXPECT_EQ(setting.room->table().time_taken()[std::size_t(me)].total, after.total);
}

TEST(People, BotsDoNotThinkForAnybody) {
  RoomSetting setting(1, 1, "usa", {});
  setting.past_setup();
  const Table& table = setting.room->table();
  const auto by_bot = [](const Played& step) { return step.seat == 1; };
  ASSERT_TRUE(std::any_of(table.steps().begin(), table.steps().end(), by_bot));
  EXPECT_EQ(table.time_taken()[1].answers, 0);
  EXPECT_GT(table.time_taken()[0].answers, 0);
}

TEST(People, OwnStepsThatShowedNothingAreTakenBackFreely) {
  RoomSetting setting(2, 0, "usa", {});
  setting.past_setup();
  const int me = setting.asked();
  // Claiming a lane reveals nothing; find one that the hand can pay, drawing until there is one.
  while (setting.asked() != me || claim_of(setting, me).empty())
    setting.step(setting.asked(), "blind");
  const State before = setting.room->table().state();
  ASSERT_EQ(setting.step(me, claim_of(setting, me)).answer, Answer::Granted);
  EXPECT_EQ(setting.wish(me, UndoWish{"u", setting.room->table().version()}).answer,
            Answer::Granted);
  EXPECT_EQ(setting.room->table().state(), before);
}

TEST(People, WhatWasRevealedIsTakenBackByConsentOnly) {
  RoomSetting setting(3);
  const auto eyes = setting.enter(1);
  setting.past_setup();
  const int me = setting.asked(), next = (me + 1) % 3, last = (me + 2) % 3;
  setting.step(me, "blind");
  const auto undo = [&](std::shared_ptr<Reply> out) {
    setting.room->hear(Asker{me, [out](const Reply& reply) { *out = reply; }},
                       UndoWish{"u", setting.room->table().version()});
    setting.strand->run();
  };
  const auto declined = std::make_shared<Reply>();
  undo(declined);
  EXPECT_EQ(declined->answer, Answer::Waiting);
  EXPECT_EQ(eyes->last().undo_asked_by, me);
  EXPECT_EQ(setting.wish(me, ConsentWish{"c", true}).answer, Answer::NotNow);
  setting.wish(next, ConsentWish{"c", true});
  setting.wish(last, ConsentWish{"c", false});
  EXPECT_EQ(declined->answer, Answer::UndoDeclined);
  EXPECT_FALSE(eyes->last().undo_asked_by);
  EXPECT_EQ(setting.room->table().taken_back(), 0);

  setting.strand->wait(Millis{5'000});
  const auto agreed = std::make_shared<Reply>();
  undo(agreed);
  setting.wish(next, ConsentWish{"c", true});
  setting.wish(last, ConsentWish{"c", true});
  EXPECT_EQ(agreed->answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().taken_back(), 1);
  EXPECT_EQ(setting.wish(next, ConsentWish{"c", true}).answer, Answer::NotNow);
}

TEST(People, AMoveEndsAQuestionAboutUndo) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked();
  setting.step(me, "blind");
  const auto out = std::make_shared<Reply>();
  setting.room->hear(Asker{me, [out](const Reply& reply) { *out = reply; }},
                     UndoWish{"u", setting.room->table().version()});
  setting.strand->run();
  setting.step(me, "blind");
  EXPECT_EQ(out->answer, Answer::Stale);
}

// A phone that fell asleep agrees to nothing: what was seen stays until everybody who sits there
// has been asked.
TEST(People, WhoIsAwayIsAskedAboutUndoAllTheSame) {
  RoomSetting setting(2);
  const auto first = setting.enter(0), second = setting.enter(1);
  setting.past_setup();
  const int me = setting.asked(), other = 1 - me;
  setting.step(me, "blind");
  setting.step(me, "blind");
  setting.room->leave(other == 0 ? *first : *second);
  setting.strand->wait(Millis{61'000});
  ASSERT_TRUE(setting.room->table().chair(other).autopilot);
  const int steps = int(setting.room->table().steps().size());
  EXPECT_EQ(setting.wish(me, UndoWish{"u", setting.room->table().version()}).answer,
            Answer::Waiting);
  EXPECT_EQ(int(setting.room->table().steps().size()), steps);
  setting.step(me);  // nobody answered: the question is of the past
  EXPECT_EQ(setting.wish(other, ConsentWish{"c", true}).answer, Answer::NotNow);
  EXPECT_EQ(setting.room->table().taken_back(), 0);
}

TEST(People, WhoIsBackCanAgreeToAnUndo) {
  RoomSetting setting(3);
  setting.past_setup();
  const int me = setting.asked(), away = (me + 1) % 3, gone = (me + 2) % 3;
  setting.step(me, "blind");
  setting.wish(away, AwayWish{"a"});
  setting.wish(gone, ResignWish{"r", ""});  // has left for good: is not asked
  const auto out = std::make_shared<Reply>();
  setting.room->hear(Asker{me, [out](const Reply& reply) { *out = reply; }},
                     UndoWish{"u", setting.room->table().version()});
  setting.strand->run();
  EXPECT_EQ(out->answer, Answer::Waiting);
  EXPECT_EQ(setting.wish(away, ConsentWish{"c", true}).answer, Answer::Granted);
  EXPECT_EQ(out->answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().taken_back(), 1);
}

// Every question is told to every line: who asks and asks would cut the slow ones off.
TEST(People, AskAboutUndoOnceAndThenWaitALittle) {
  RoomSetting setting(2);
  setting.past_setup();
  const int me = setting.asked(), other = 1 - me;
  setting.step(me, "blind");
  const auto undo = [&] {
    return setting.wish(me, UndoWish{"u", setting.room->table().version()}).answer;
  };
  const auto eyes = setting.enter(other);
  EXPECT_EQ(undo(), Answer::Waiting);
  const std::size_t seen = eyes->scenes.size();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(undo(), Answer::NotNow);
  setting.wish(other, ConsentWish{"c", false});
  for (int i = 0; i < 20; ++i) EXPECT_EQ(undo(), Answer::TooFast);
  EXPECT_EQ(eyes->scenes.size(), seen + 1) << "that it was declined, and nothing else";
  setting.strand->wait(Millis{5'000});
  EXPECT_EQ(undo(), Answer::Waiting);
}

TEST(People, GoAwayOnlyNowAndThen) {
  RoomSetting setting(2);
  setting.past_setup();
  const auto eyes = setting.enter(0);
  EXPECT_EQ(setting.wish(1, AwayWish{"a"}).answer, Answer::Granted);
  EXPECT_EQ(setting.wish(1, BackWish{"b"}).answer, Answer::Granted);
  const std::size_t seen = eyes->scenes.size();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(setting.wish(1, AwayWish{"a"}).answer, Answer::TooFast);
  EXPECT_EQ(eyes->scenes.size(), seen);
  setting.strand->wait(Millis{5'000});
  EXPECT_EQ(setting.wish(1, AwayWish{"a"}).answer, Answer::Granted);
}

// Claim, take back, think on: the turn is the same, and so is its clock.
TEST(People, ATurnTakenBackIsTheSameTurn) {
  RoomSetting setting(2, 0, "usa", with_clock(ClockKind::PerTurn, 60));
  const auto a = setting.enter(0), b = setting.enter(1);
  setting.past_setup();
  while (claim_of(setting, setting.asked()).empty()) setting.step(setting.asked(), "blind");
  const int me = setting.asked();
  const std::int64_t began = setting.room->table().turn_time();
  for (int i = 0; i < 4; ++i) {
    setting.strand->wait(Millis{10'000});
    ASSERT_EQ(setting.step(me, claim_of(setting, me)).answer, Answer::Granted);
    ASSERT_EQ(setting.asked(), 1 - me);
    ASSERT_EQ(setting.wish(me, UndoWish{"u", setting.room->table().version()}).answer,
              Answer::Granted);
    EXPECT_EQ(setting.room->table().turn_time(), began);
  }
  setting.strand->wait(Millis{21'000});
  EXPECT_TRUE(setting.room->table().chair(me).autopilot);
}

// What others agree to give back comes with the time that was left of it.
TEST(People, AnAgreedUndoGivesTheRestOfTheTurnBack) {
  RoomSetting setting(2, 0, "usa", with_clock(ClockKind::PerTurn, 60));
  const auto a = setting.enter(0), b = setting.enter(1);
  setting.past_setup();
  const int me = setting.asked(), other = 1 - me;
  setting.strand->wait(Millis{20'000});
  setting.step(me, "blind");
  setting.step(me, "blind");
  setting.strand->wait(Millis{50'000});
  setting.step(other, "blind");
  setting.wish(me, UndoWish{"u", setting.room->table().version()});
  setting.wish(other, ConsentWish{"c", true});
  ASSERT_EQ(setting.asked(), me);
  setting.strand->wait(Millis{39'000});
  EXPECT_FALSE(setting.room->table().chair(me).autopilot);
  setting.strand->wait(Millis{2'000});
  EXPECT_TRUE(setting.room->table().chair(me).autopilot);
}

TEST(People, SoloTakesBackAnythingAndTheGameIsMarked) {
  RoomSetting setting(1, 2);
  setting.past_setup();
  const State before = setting.room->table().state();
  setting.step(0, "blind");
  setting.step(0, "blind");  // and the bots have played since
  const int steps = int(setting.room->table().steps().size());
  EXPECT_EQ(setting.wish(0, UndoWish{"1", setting.room->table().version()}).answer,
            Answer::Granted);
  EXPECT_EQ(setting.wish(0, UndoWish{"2", setting.room->table().version()}).answer,
            Answer::Granted);
  EXPECT_EQ(setting.room->table().state(), before);
  EXPECT_GT(setting.room->table().taken_back(), 1);
  EXPECT_LT(int(setting.room->table().steps().size()), steps);
}

TEST(People, UndoCanBeOffAndThereMayBeNothingToTakeBack) {
  TableSettings settings;
  settings.undo = UndoRule::Off;
  RoomSetting off(1, 1, "usa", settings);
  off.past_setup();
  EXPECT_EQ(off.wish(0, UndoWish{"u", 99}).answer, Answer::UndoOff);
  RoomSetting setting(2);
  setting.start();
  EXPECT_EQ(setting.wish(0, UndoWish{"u", 99}).answer, Answer::NothingToTakeBack);
}

TEST(People, ChatIsBoundedAndCanBeMuted) {
  RoomSetting setting(2);
  const auto a = setting.enter(0), b = setting.enter(1);
  EXPECT_EQ(setting.wish(0, ChatWish{"1", "hello", ""}).answer, Answer::Granted);
  EXPECT_EQ(setting.wish(0, ChatWish{"2", "", "<b>hej</b>"}).answer, Answer::Granted);
  EXPECT_EQ(setting.wish(0, ChatWish{"3", "no-such", ""}).answer, Answer::NoSuchPhrase);
  EXPECT_EQ(setting.wish(0, ChatWish{"4", "", ""}).answer, Answer::BadText);
  EXPECT_EQ(setting.wish(-1, ChatWish{"5", "hello", ""}).answer, Answer::NotSeated);
  ASSERT_EQ(b->chat.size(), 2u);
  EXPECT_EQ(b->chat[1].text, "<b>hej</b>");
  EXPECT_EQ(setting.wish(1, MuteWish{"m", 0, true}).answer, Answer::Granted);
  setting.wish(0, ChatWish{"6", "bye", ""});
  EXPECT_EQ(b->chat.size(), 2u);
  EXPECT_EQ(a->chat.size(), 3u);
  Answer last = Answer::Granted;
  for (int i = 0; i < 10; ++i) last = setting.wish(0, ChatWish{"7", "bye", ""}).answer;
  EXPECT_EQ(last, Answer::TooFast);
  setting.strand->wait(Millis{11'000});
  EXPECT_EQ(setting.wish(0, ChatWish{"8", "bye", ""}).answer, Answer::Granted);
}

TEST(People, ATableMayAllowPhrasesOnlyOrNothing) {
  TableSettings settings;
  settings.chat = ChatRule::Phrases;
  RoomSetting phrases(2, 0, "usa", settings);
  EXPECT_EQ(phrases.wish(0, ChatWish{"1", "hello", ""}).answer, Answer::Granted);
  EXPECT_EQ(phrases.wish(0, ChatWish{"2", "", "hej"}).answer, Answer::ChatOff);
  settings.chat = ChatRule::Off;
  RoomSetting off(2, 0, "usa", settings);
  EXPECT_EQ(off.wish(0, ChatWish{"1", "hello", ""}).answer, Answer::ChatOff);
}

TEST(People, ARematchIsOneTableForAll) {
  RoomSetting setting(1, 1);
  EXPECT_EQ(setting.wish(0, RematchWish{"r"}).answer, Answer::NotNow);
  setting.past_setup();
  while (setting.room->table().status() == Status::Running) setting.step(0);
  const Reply first = setting.wish(0, RematchWish{"r"});
  EXPECT_EQ(first.answer, Answer::Granted);
  EXPECT_EQ(first.detail, "next");
  setting.next_table = "another";
  EXPECT_EQ(setting.wish(0, RematchWish{"r2"}).detail, "next");
  setting.restart();
  EXPECT_EQ(setting.room->table().next_table(), "next");
}

}  // namespace wagonaut::tests
