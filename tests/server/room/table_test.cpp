// A table is the fold of its log.
#include <gtest/gtest.h>

#include "catalog/game.h"
#include "server/fair/fair.h"
#include "server/room/told_game.h"
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

// What the log says without a rule being asked is what the table says that played it.
TEST(Table, IsToldByItsLogAlone) {
  for (const std::string edition : {"usa", "nordic", "switzerland", "world"}) {
    RoomSetting setting(1, 1, edition);
    played(setting);
    const Table& table = setting.room->table();
    const std::string seed(64, 'a');
    const auto told = told_game("table", seed, setting.store.log["table"], setting.store.scores);
    ASSERT_TRUE(told) << told.error();
    EXPECT_EQ(told->game, table.settings().game);
    EXPECT_EQ(told->players, table.record().header.players);
    EXPECT_EQ(told->fair, table.record().fair);
    EXPECT_EQ(told->steps.size(), table.record().steps.size() + 1);
    EXPECT_EQ(told->scores, table.scores());
    EXPECT_EQ(told_record(*told),
              write_record(table.game().edition, table.game().labels, table.record()));
  }
}

TEST(Table, ThatMakesNoSenseIsNotTold) {
  RoomSetting setting(2, 0, "usa");
  played(setting);
  const std::vector<Entry> log = setting.store.log["table"];
  const auto fault = [&](std::size_t entry, const std::string& line) {
    std::vector<Entry> damaged = log;
    damaged[entry].line = line;
    const auto told = told_game("table", "", damaged, {});
    return told ? "" : told.error();
  };
  EXPECT_EQ(fault(4, "dance 1"),
            "table table, entry 4: cannot be read: \"dance\" is no event of a table");
  EXPECT_EQ(fault(4, "play 3 - slot 1"), "table table, entry 4: cannot have happened here");
  EXPECT_EQ(fault(4, log[0].line), "table table, entry 4: cannot have happened here");
  EXPECT_EQ(fault(0, "resume"), "table table, entry 0: cannot have happened here");
  const auto undealt = told_game("table", "", {log[0]}, {});
  ASSERT_FALSE(undealt);
  EXPECT_EQ(undealt.error(), "table table was never dealt");
}

TEST(Table, FinishedGamesVerify) {
  RoomSetting setting(1, 1, "nordic");
  played(setting);
  const Record record = setting.room->table().record();
  ASSERT_TRUE(record.fair);
  EXPECT_EQ(record.fair->seed, std::string(64, 'a'));
  EXPECT_EQ(record.fair->nonces[0], RoomSetting::nonce_of(0));
  EXPECT_EQ(record.fair->shares[0], share_of("table", 0, RoomSetting::nonce_of(0)));
  EXPECT_EQ(record.fair->shares[1], "") << "a bot has none";
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
  const std::size_t share = 1, start = 3, reveal = 4, deal = 6, play = 8;
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
  refused(reveal, "reveal 0 another-nonce");
  refused(reveal + 1, log[deal].line);  // before every share is told
  for (const std::size_t before : {share, start, reveal}) refused(play, log[before].line);
  refused(play, "fail " + std::string(64, 'c'));
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
