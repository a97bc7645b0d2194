// A damaged cell is told with its row, and costs nothing but its table.
#include "tests/server/store/contract.h"
#include "tests/server/store/damages.h"
#include "tests/support/log_lines.h"

namespace wagonaut::tests::store {

using namespace server;

namespace {

const std::vector<Damage>& damages_of(Kind kind) {
  return kind == Kind::Sqlite ? sqlite_damages() : postgres_damages();
}

/// Everything that the cell might spoil: the damage that is told of one table.
std::string told_of(Store& store, const std::string& id) {
  const auto summary = store.find(id);
  if (!summary) return "failure: " + summary.error();
  if (!*summary) return "none";
  std::string told = (*summary)->damage;
  const auto log = store.read(id);
  if (!log) return "failure: " + log.error();
  for (const Entry& entry : *log) told += entry.damage;
  return told;
}

Summary open_table(const std::string& id, std::int64_t at) {
  Summary summary = summary_of(id);
  summary.status = Status::Open;
  summary.listed = true;
  summary.created = summary.updated = at;
  return summary;
}

}  // namespace

TEST_P(StoreContract, DamageIsToldWithItsRowAndOfNoOther) {
  const bool sqlite = GetParam() == Kind::Sqlite;
  for (std::size_t i = 0; i < damages_of(GetParam()).size(); ++i)
    fill(*store_, "v" + std::to_string(i), 4);
  fill(*store_, "well", 4);
  place_->run(sqlite ? unguard_sqlite() : unguard_postgres());
  std::string sql = sqlite ? "PRAGMA ignore_check_constraints = ON;" : "";
  int number = 0;
  for (const Damage& damage : damages_of(GetParam()))
    sql += damage_sql(damage, "v" + std::to_string(number++));
  place_->run(sql);
  for (int round = 0; round < 2; ++round) {
    number = 0;
    for (const Damage& damage : damages_of(GetParam())) {
      const std::string told = told_of(*store_, "v" + std::to_string(number++));
      EXPECT_FALSE(told.starts_with("failure")) << damage.name() << ": " << told;
      // What a line or a seed means is the table's business.
      const bool read_here = damage.table == "game" || damage.column == "at";
      if (damage.cost == Damage::Cost::TheTable && read_here) {
        EXPECT_TRUE(told.starts_with(damage.column)) << damage.name() << ": " << told;
      }
      if (damage.cost == Damage::Cost::Nothing) {
        EXPECT_EQ(told, "") << damage.name();
      }
      if (damage.cost == Damage::Cost::TheId) {
        EXPECT_EQ(told, "none") << damage.name();
      }
    }
    EXPECT_EQ(told_of(*store_, "well"), "");
    EXPECT_EQ(store_->read("well")->size(), 4u);
    EXPECT_TRUE(store_->own("well"));
    reopen();
    EXPECT_TRUE(store_->take_over(1000)) << "whoever starts hears of all of them";
  }
}

TEST_P(StoreContract, ListsLeaveDamagedTablesOut) {
  for (int i = 0; i < 3; ++i)
    ASSERT_EQ(keep(*store_, first_entry(open_table("t" + std::to_string(i), 10 + i))), Kept::Yes);
  place_->run("UPDATE game SET seats = -4 WHERE id = 't1'");
  const LogLines log;
  for (int i = 0; i < 3; ++i) {
    const auto lobby = store_->lobby(10);
    ASSERT_TRUE(lobby) << lobby.error();
    ASSERT_EQ(lobby->size(), 2u);
    EXPECT_EQ((*lobby)[0].id, "t2");
    EXPECT_EQ((*lobby)[1].id, "t0");
  }
  ASSERT_EQ(log.lines_with("table_left_out").size(), 1u) << "lists are asked for all the time";
  EXPECT_NE(log.lines()[0].find("table=t1 why=\"seats is out of its bounds\""), std::string::npos);
}

TEST_P(StoreContract, AScoreThatCannotBeIsNotCounted) {
  Summary summary = summary_of("t1");
  summary.status = Status::Finished;
  ASSERT_EQ(keep(*store_, first_entry(summary)), Kept::Yes);
  Append end = next_entry("t1", 1);
  end.scores = {{0, "Ala", false, 50, 1},
                {1, "Bo", false, 2'000'000'000, 2},
                {2, "Cy", false, 40, -3},
                {3, "Bo", false, 30, 3}};
  ASSERT_EQ(keep(*store_, end), Kept::Yes);
  const auto found = store_->statistics("", "", 10);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(*found,
            (std::vector<Statistic>{{"Ala", "usa", 1, 1, 50, 50}, {"Bo", "usa", 1, 0, 30, 30}}));
}

TEST_P(StoreContract, ADamagedTotalIsLeftOut) {
  Summary summary = summary_of("t1");
  summary.status = Status::Finished;
  ASSERT_EQ(keep(*store_, first_entry(summary)), Kept::Yes);
  Append end = next_entry("t1", 1);
  end.scores = {{0, "Ala", false, 50, 1}, {1, "Bo", false, 40, 2}};
  ASSERT_EQ(keep(*store_, end), Kept::Yes);
  const bool sqlite = GetParam() == Kind::Sqlite;
  const std::vector<std::string> odd =
      sqlite ? std::vector<std::string>{"games = 'many'", "games = 9223372036854775807",
                                        "points = x'00'", "wins = -1"}
             : std::vector<std::string>{"games = 0", "wins = -3"};
  for (const std::string& change : odd) {
    place_->run("UPDATE total SET games = 1, wins = 0, points = 40 WHERE name = 'Bo'");
    place_->run("UPDATE total SET " + change + " WHERE name = 'Bo'");
    const auto found = store_->statistics("", "", 10);
    ASSERT_TRUE(found) << change << ": " << found.error();
    ASSERT_EQ(found->size(), 1u) << change;
    EXPECT_EQ(found->front().name, "Ala") << change;
  }
}

}  // namespace wagonaut::tests::store
