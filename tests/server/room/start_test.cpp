// From the start to the deal: every seat is bound to its share before any share is told, and
// whoever keeps the others waiting is named.
#include <gtest/gtest.h>

#include "catalog/game.h"
#include "server/fair/fair.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

using Seats = std::vector<int>;
using Names = std::vector<std::string>;

std::string share(int seat, const std::string& nonce) {
  return share_of("table", seat, nonce);
}

/// Two people and a bot, whose start has been asked for.
struct StartSetting : RoomSetting {
  StartSetting() : RoomSetting(2, 1) {}

  const Table& table() const { return room->table(); }
  Answer bind(int seat, const std::string& nonce) {
    return wish(seat, ShareWish{"share", share(seat, nonce)}).answer;
  }
  Answer tell(int seat, const std::string& nonce) {
    return wish(seat, RevealWish{"reveal", nonce}).answer;
  }
  Answer ask_start() { return wish(0, StartWish{"start", false}).answer; }
};

}  // namespace

TEST(Start, WaitsForEveryHashAndThenForEveryNonce) {
  StartSetting setting;
  EXPECT_EQ(setting.bind(0, "ala"), Answer::Granted);
  EXPECT_EQ(setting.ask_start(), Answer::Granted);
  EXPECT_TRUE(setting.table().revealing());
  EXPECT_EQ(setting.table().awaited(), Seats{1}) << "a seat is waited for from the beginning";
  EXPECT_EQ(setting.tell(0, "ala"), Answer::NotNow) << "not before all are bound";
  EXPECT_EQ(setting.bind(1, "bo"), Answer::Granted);
  EXPECT_EQ(setting.table().awaited(), (Seats{0, 1}));
  EXPECT_EQ(setting.tell(1, "bo"), Answer::Granted);
  EXPECT_EQ(setting.table().awaited(), Seats{0});
  EXPECT_EQ(setting.table().status(), Status::Open);
  EXPECT_EQ(setting.tell(0, "ala"), Answer::Granted);
  EXPECT_EQ(setting.table().status(), Status::Running);
  EXPECT_FALSE(setting.table().revealing());
  const Fairness fair = setting.table().fairness();
  EXPECT_EQ(fair.nonces, (Names{"ala", "bo", ""}));
  EXPECT_EQ(fair.shares, (Names{share(0, "ala"), share(1, "bo"), ""}));
  EXPECT_TRUE(fair.failed.empty());
}

TEST(Start, ASeatTellsWhatItIsBoundToAndNothingElse) {
  StartSetting setting;
  setting.bind(0, "ala");
  EXPECT_EQ(setting.bind(0, "better"), Answer::Granted) << "before the start it may choose again";
  EXPECT_EQ(setting.bind(0, "best"), Answer::TooFast) << "but not again and again";
  setting.bind(1, "bo");
  EXPECT_EQ(setting.tell(0, "better"), Answer::NotNow);
  setting.ask_start();
  EXPECT_EQ(setting.bind(0, "late"), Answer::NotNow);
  EXPECT_EQ(setting.bind(0, "better"), Answer::Granted) << "the same again changes nothing";
  for (const std::string& other : Names{"ala", "bo", "", "with space", std::string(65, 'x')})
    EXPECT_EQ(setting.tell(0, other), Answer::BadNonce) << other;
  EXPECT_EQ(setting.tell(0, "better"), Answer::Granted);
  EXPECT_EQ(setting.tell(0, "better"), Answer::Granted) << "sent again";
  EXPECT_EQ(setting.tell(0, "ala"), Answer::BadNonce);
  EXPECT_EQ(setting.table().awaited(), Seats{1});
}

TEST(Start, AHashIsSixtyFourHexadecimalDigits) {
  StartSetting setting;
  for (const std::string& bad :
       Names{"", "ala", std::string(63, 'a'), std::string(65, 'a'), std::string(64, 'A')})
    EXPECT_EQ(setting.wish(0, ShareWish{"s", bad}).answer, Answer::BadShare) << bad;
  EXPECT_EQ(setting.wish(2, ShareWish{"s", std::string(64, 'a')}).answer, Answer::NotNow)
      << "a bot has no share";
  EXPECT_EQ(setting.wish(-1, ShareWish{"s", std::string(64, 'a')}).answer, Answer::NotSeated);
}

// Who knows some shares must not choose: all of them go, and the seed with them.
TEST(Start, AFailedStartThrowsEverythingAwayAndNamesWhomItWaitedFor) {
  StartSetting setting;
  setting.bind_shares();
  setting.ask_start();
  setting.tell(0, RoomSetting::nonce_of(0));
  const std::string promised = setting.table().commitment();
  EXPECT_EQ(setting.wish(1, CallOffWish{"c"}).answer, Answer::NotTheHost);
  EXPECT_EQ(setting.wish(0, CallOffWish{"c"}).answer, Answer::Granted);
  EXPECT_FALSE(setting.table().revealing());
  EXPECT_EQ(setting.wish(0, CallOffWish{"c"}).answer, Answer::NotNow);
  EXPECT_NE(setting.table().commitment(), promised);
  EXPECT_EQ(setting.table().commitment(), commitment_of("table", setting.seed()));
  ASSERT_EQ(setting.table().failed_starts().size(), 1u);
  EXPECT_EQ(setting.table().failed_starts()[0], (FailedStart{promised, {"Bo"}}));
  for (const Chair& chair : setting.table().chairs())
    EXPECT_TRUE(chair.share.empty() && chair.nonce.empty());

  setting.past_setup();
  while (setting.table().status() == Status::Running) setting.step(setting.asked());
  const Record record = setting.table().record();
  EXPECT_EQ(record.fair->failed, setting.table().failed_starts());
  EXPECT_EQ(record.fair->seed, setting.seed());
  EXPECT_EQ(deal_fault(setting.table().game().edition, record), "");
  setting.restart();
  EXPECT_EQ(setting.table().record(), record);
}

TEST(Start, TheHostFreesTheChairOfWhoDoesNotComeAndAnotherStartFollows) {
  StartSetting setting;
  setting.bind_shares();
  setting.ask_start();
  setting.tell(0, RoomSetting::nonce_of(0));
  EXPECT_EQ(setting.wish(0, KickWish{"k", 1}).answer, Answer::Granted);
  EXPECT_EQ(setting.table().chair(1).holder, Holder::Open);
  EXPECT_EQ(setting.table().failed_starts()[0].waited_for, Names{"Bo"});
  EXPECT_EQ(setting.wish(0, FillWish{"f", "random"}).answer, Answer::Granted);
  setting.start();
  EXPECT_EQ(setting.table().status(), Status::Running);
  EXPECT_EQ(setting.table().fairness().failed.size(), 1u);
}

TEST(Start, WhoRisesMakesItFail) {
  StartSetting setting;
  setting.bind_shares();
  setting.ask_start();
  EXPECT_EQ(setting.wish(1, LeaveWish{"l"}).answer, Answer::Granted);
  EXPECT_FALSE(setting.table().revealing());
  EXPECT_EQ(setting.table().failed_starts()[0].waited_for, (Names{"Ala", "Bo"}));
  EXPECT_EQ(setting.table().chair(1).holder, Holder::Open);
}

// The process may go away at any step; what was kept is what the next one knows.
TEST(Start, GoesOnAfterARestart) {
  StartSetting setting;
  setting.bind(0, "ala");
  setting.ask_start();
  setting.restart();
  EXPECT_TRUE(setting.table().revealing());
  setting.bind(1, "bo");
  setting.restart();
  setting.tell(0, "ala");
  setting.restart();
  EXPECT_EQ(setting.table().awaited(), Seats{1});
  setting.tell(1, "bo");
  EXPECT_EQ(setting.table().status(), Status::Running);
}

TEST(Start, IsDealtWhenTheLastShareWasKeptAndTheDealWasNot) {
  StartSetting setting;
  setting.start();
  auto& log = setting.store.log["table"];
  while (!log.back().line.starts_with("reveal")) log.pop_back();
  setting.restart();
  EXPECT_EQ(setting.table().status(), Status::Running);
}

// The store goes away between the two entries of the last answer. Nobody has anything left to tell,
// so nobody but the room itself can go on.
TEST(Start, IsDealtWhenTheStoreIsBackAfterTheLastShare) {
  StartSetting setting;
  setting.bind(0, "ala");
  setting.bind(1, "bo");
  setting.ask_start();
  setting.tell(0, "ala");
  setting.store.mood = FakeStore::Mood::Holds;
  setting.tell(1, "bo");
  setting.store.mood = FakeStore::Mood::Unavailable;
  setting.store.release_one();
  setting.strand->run();
  EXPECT_TRUE(setting.table().revealing());
  EXPECT_TRUE(setting.table().awaited().empty());
  EXPECT_EQ(setting.tell(1, "bo"), Answer::Granted) << "it was kept, and is not told again";
  setting.strand->wait(3 * setting.patience.retry);
  EXPECT_TRUE(setting.table().revealing()) << "still away";
  EXPECT_LT(setting.store.tries, 20) << "asked now and then";
  setting.store.mood = FakeStore::Mood::Keeps;
  setting.strand->wait(2 * setting.patience.retry);
  EXPECT_EQ(setting.table().status(), Status::Running);
}

// Each failed start is told to everybody and stays in the record, so a host cannot make them as
// fast as it likes, nor as many.
TEST(Start, IsSpacedAndBoundedWhereItFailsAgainAndAgain) {
  StartSetting setting;
  const auto watcher = setting.enter(-1);
  const auto fail = [&] {
    const Answer answer = setting.ask_start();
    if (answer == Answer::Granted) setting.wish(0, CallOffWish{"c"});
    return answer;
  };
  EXPECT_EQ(fail(), Answer::Granted);
  EXPECT_EQ(fail(), Answer::Granted) << "one may be an accident";
  for (int i = 0; i < 50; ++i) EXPECT_EQ(fail(), Answer::TooFast);
  EXPECT_EQ(setting.table().failed_starts().size(), 2u);
  for (int i = 0; i < 10; ++i) {
    setting.strand->wait(setting.patience.asking_span);
    EXPECT_EQ(fail(), Answer::Granted) << i;
  }
  setting.strand->wait(setting.patience.asking_span);
  EXPECT_EQ(fail(), Answer::StartsUsedUp);
  setting.restart();
  EXPECT_EQ(fail(), Answer::StartsUsedUp) << "the log knows";
  EXPECT_EQ(setting.table().failed_starts().size(), 12u);
}

TEST(Start, ThoseThatFailedAreToldBeforeTheDealAndStandInTheRecord) {
  StartSetting setting;
  setting.ask_start();
  setting.wish(0, CallOffWish{"c"});
  const std::vector<bool> there(setting.table().chairs().size(), true);
  EXPECT_EQ(seen_table(setting.table(), there).failed_starts.size(), 1u);
  setting.start();
  ASSERT_EQ(setting.table().status(), Status::Running);
  EXPECT_TRUE(seen_table(setting.table(), there).failed_starts.empty());
  EXPECT_EQ(setting.table().record().fair->failed.size(), 1u);
}

// A share is of its seat: who moves up is bound anew.
TEST(Start, SeatsThatMoveUpAreBoundAgain) {
  RoomSetting setting(3);
  setting.bind_shares();
  setting.wish(0, KickWish{"k", 1});
  EXPECT_EQ(setting.wish(0, StartWish{"s", true}).answer, Answer::Granted);
  const Table& table = setting.room->table();
  EXPECT_EQ(table.awaited(), Seats{1});
  EXPECT_FALSE(table.chair(0).share.empty());
  setting.bind_shares();
  setting.tell_shares();
  EXPECT_EQ(table.status(), Status::Running);
  Record record = table.record();
  record.fair->seed = setting.seed();
  EXPECT_EQ(deal_fault(table.game().edition, record), "");
}

// A table that was open when the server learned the scheme: what came in the clear counts nothing.
TEST(Start, NoncesOfTheEarlierSchemeAreForgotten) {
  StartSetting setting;
  auto& log = setting.store.log["table"];
  log.push_back({1, log.back().at, "nonce 0 in-the-clear", ""});
  setting.restart();
  EXPECT_EQ(setting.table().chair(0).nonce, "in-the-clear");
  setting.ask_start();
  EXPECT_EQ(setting.table().awaited(), (Seats{0, 1}));
  setting.bind_shares();
  setting.tell_shares();
  EXPECT_EQ(setting.table().fairness().nonces[0], RoomSetting::nonce_of(0));
}

// ...and one that was dealt goes on as what it is.
TEST(Start, AGameOfTheEarlierSchemeGoesOn) {
  RoomSetting setting(2);
  auto& log = setting.store.log["table"];
  log.push_back({1, log.back().at, "nonce 0 in-the-clear", ""});
  setting.restart();
  const auto dealt = setting.room->table().plan(act_at(TableActKind::Dealt, 0), log.back().at);
  ASSERT_TRUE(dealt) << dealt.error();
  log.push_back({2, log.back().at, act_line(dealt->act), ""});
  setting.restart();
  const Table& table = setting.room->table();
  ASSERT_EQ(table.status(), Status::Running);
  while (table.status() == Status::Running) setting.step(setting.asked());
  EXPECT_FALSE(table.record().fair->bound());
  EXPECT_EQ(table.record().fair->nonces[0], "in-the-clear");
  EXPECT_EQ(deal_fault(table.game().edition, table.record()), "");
}

}  // namespace wagonaut::tests
