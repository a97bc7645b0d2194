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

// A log of before there were numbers says nothing of them, and is still its own table.
TEST(Table, WithoutANumberIsPlayedByTheFirstRules) {
  TableSettings settings;
  settings.game = {"usa", 1, {}};
  RoomSetting setting(2, 0, "usa", settings);
  played(setting);
  std::vector<Entry> log = setting.store.log["table"];
  const std::string said = " · rules 1";
  const std::size_t at = log[0].line.find(said);
  ASSERT_NE(at, std::string::npos) << log[0].line;
  log[0].line.erase(at, said.size());
  const auto again = read_back(log);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->record().header.rules, 1);
  EXPECT_EQ(again->game().edition.rules, 1);
  EXPECT_EQ(again->record(), setting.room->table().record());
}

TEST(Table, OfRulesThatAreNotHereIsNotDealtByOthers) {
  RoomSetting setting(2, 0, "usa");
  played(setting);
  std::vector<Entry> log = setting.store.log["table"];
  const std::size_t at = log[0].line.find(" · rules ");
  log[0].line.replace(at, std::string(" · rules 2").size(), " · rules 99");
  const auto again = read_back(log);
  ASSERT_FALSE(again);
  EXPECT_NE(again.error().find("\"usa\" has no rules 99"), std::string::npos) << again.error();
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
