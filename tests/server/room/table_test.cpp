// A table is the fold of its log.
#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

/// Plays a whole game among bots, and gives the log.
RoomSetting& played(RoomSetting& setting) {
  setting.past_setup();
  while (setting.room->table().status() == Status::Running) setting.step(setting.asked());
  return setting;
}

Result<Table> read_back(const std::vector<Entry>& log,
                        const std::string& seed = std::string(64, 'a')) {
  return Table::from_log(Table("table", "CODE", seed, catalog_games()), log);
}

}  // namespace

TEST(Table, IsTheFoldOfItsLog) {
  for (const std::string edition : {"usa", "nordic", "switzerland", "world"}) {
    RoomSetting setting(2, 1, edition);
    played(setting);
    const auto again = read_back(setting.store.log["table"]);
    ASSERT_TRUE(again) << again.error();
    const Table& table = setting.room->table();
    EXPECT_EQ(again->state(), table.state()) << edition;
    EXPECT_EQ(again->version(), table.version());
    EXPECT_EQ(again->status(), Status::Finished);
    EXPECT_EQ(again->record(), table.record());
    EXPECT_EQ(again->summary(), table.summary());
    EXPECT_EQ(again->scores(), table.scores());
    EXPECT_EQ(again->chairs(), table.chairs());
  }
}

TEST(Table, FinishedGamesVerify) {
  RoomSetting setting(1, 1, "nordic");
  setting.wish(0, NonceWish{"n", "my-own-share"});
  played(setting);
  const Record record = setting.room->table().record();
  ASSERT_TRUE(record.fair);
  EXPECT_EQ(record.fair->seed, std::string(64, 'a'));
  EXPECT_EQ(record.fair->nonces[0], "my-own-share");
  EXPECT_EQ(deal_fault(setting.room->table().game().edition, record), "");
}

TEST(Table, NoSeedIsInARecordBeforeTheEnd) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  EXPECT_EQ(setting.room->table().record().fair->seed, "");
}

TEST(Table, ALogThatDoesNotFitItsSeedIsRefused) {
  RoomSetting setting(1, 1);
  played(setting);
  const auto wrong = read_back(setting.store.log["table"], std::string(64, 'b'));
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().find("does not fit the seed"), std::string::npos) << wrong.error();
}

TEST(Table, ALogWithAHoleIsRefused) {
  RoomSetting setting(1, 1);
  played(setting);
  auto log = setting.store.log["table"];
  log.erase(log.begin() + 5);
  const auto torn = read_back(log);
  ASSERT_FALSE(torn);
  EXPECT_NE(torn.error().find("entry 6"), std::string::npos) << torn.error();
  EXPECT_FALSE(read_back({}));
}

// Each is a line that can be read, and that no table can have written there.
TEST(Table, ALogOfWhatCannotHaveHappenedIsRefused) {
  RoomSetting setting(2, 0);
  setting.past_setup();
  const auto log = setting.store.log["table"];
  const std::size_t deal = 1, play = 3;
  ASSERT_TRUE(log[deal].line.starts_with("deal"));
  ASSERT_TRUE(log[play].line.starts_with("play"));
  const auto refused = [&](std::size_t at, const std::string& line) {
    auto damaged = log;
    damaged[at].line = line;
    const auto read = read_back(damaged);
    ASSERT_FALSE(read) << line;
    const std::string where = "table table, entry " + std::to_string(at) + ": ";
    EXPECT_TRUE(read.error().starts_with(where + "cannot have happened: ")) << read.error();
  };
  refused(0, "close");
  refused(0, log[deal].line);
  for (const std::string line : {"sit 4 person token Zoe", "rise 2", "drop 3", "bot 4 greedy Bot",
                                 "out 2", "in 3", "resign 4", "nonce 2 abc"})
    refused(deal, line);
  refused(deal, log[0].line);
  refused(play, log[0].line);
  refused(play, log[deal].line);
  refused(play, "drop 1");
  refused(play, "play 4 - blind");
  refused(play, "undo 0 99");
  auto first = log;
  first[0].line += " · first 4";
  EXPECT_FALSE(read_back(first));
}

TEST(Table, ATableThatGoesOnNeedsItsSeed) {
  RoomSetting setting(2, 0);
  EXPECT_FALSE(read_back(setting.store.log["table"], ""));
  setting.past_setup();
  EXPECT_TRUE(read_back(setting.store.log["table"]));
  EXPECT_FALSE(read_back(setting.store.log["table"], ""));
}

TEST(Table, DamageIsToldWithItsPlace) {
  RoomSetting setting(2, 0);
  setting.past_setup();
  auto log = setting.store.log["table"];
  log[2].damage = "at is not a number";
  EXPECT_EQ(read_back(log).error(), "table table, entry 2: at is not a number");
}

TEST(Table, QuestionsPutToAllAtOnceAreNotMadeStaleByOthers) {
  RoomSetting setting(3);
  setting.start();
  const int seen = setting.room->table().version();
  for (int seat = 0; seat < 3; ++seat) {
    const Reply reply = setting.wish(seat, StepWish{"k", seen, setting.likely_move(seat)});
    EXPECT_EQ(reply.answer, Answer::Granted) << seat;
  }
}

TEST(Table, TakingBackRestoresTheGameButNotTheLuck) {
  RoomSetting setting(1, 1);
  setting.past_setup();
  const int me = 0;
  while (setting.asked() != me) setting.step(setting.asked());
  const State before = setting.room->table().state();
  setting.step(me, "blind");
  const int undone = setting.room->table().version();
  EXPECT_EQ(setting.wish(me, UndoWish{"u", undone}).answer, Answer::Granted);
  EXPECT_EQ(setting.room->table().state(), before);
  EXPECT_EQ(setting.room->table().taken_back(), 1);
  const auto again = read_back(setting.store.log["table"]);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->state(), before);
  while (setting.room->table().status() == Status::Running) setting.step(setting.asked());
  const Record record = setting.room->table().record();
  EXPECT_EQ(deal_fault(setting.room->table().game().edition, record), "");
}

}  // namespace wagonaut::tests
