// What both stores promise of finding tables, and of lists.
#include "tests/server/store/contract.h"

namespace wagonaut::tests::store {

using namespace server;

namespace {

std::vector<std::string> ids_of(const Result<std::vector<Summary>>& list) {
  EXPECT_TRUE(list) << list.error();
  std::vector<std::string> ids;
  for (const Summary& summary : *list) ids.push_back(summary.id);
  return ids;
}

using Ids = std::vector<std::string>;

/// Listed, and changed at `at`.
Summary listed(const std::string& id, Status status, std::int64_t at) {
  Summary summary = summary_of(id);
  summary.status = status;
  summary.listed = true;
  summary.created = summary.updated = at;
  return summary;
}

/// A finished game: each score is a name and a total, best first.
void finish(Store& store, const Summary& summary, const std::vector<Score>& scores) {
  ASSERT_EQ(keep(store, first_entry(summary)), Kept::Yes);
  Append end = next_entry(summary.id, 1);
  end.scores = scores;
  ASSERT_EQ(keep(store, end), Kept::Yes);
}

}  // namespace

TEST_P(StoreContract, FindsByIdAndByCode) {
  Summary summary = listed("t1", Status::Open, 5);
  ASSERT_EQ(keep(*store_, first_entry(summary)), Kept::Yes);
  EXPECT_EQ(**store_->find("t1"), summary);
  EXPECT_EQ(**store_->find_code("code-t1"), summary);
  EXPECT_FALSE(*store_->find("code-t1"));
  EXPECT_FALSE(*store_->find_code("t1"));
  EXPECT_FALSE(*store_->find(""));
}

TEST_P(StoreContract, LobbyShowsListedTablesWithRoomNewestFirst) {
  Summary full = listed("full", Status::Open, 60), hidden = listed("hidden", Status::Open, 70);
  full.free_seats = 0;
  hidden.listed = false;
  for (const Summary& summary :
       {listed("b", Status::Open, 30), listed("a", Status::Open, 20), listed("c", Status::Open, 40),
        listed("runs", Status::Running, 50), full, hidden, listed("shut", Status::Closed, 80),
        listed("over", Status::Finished, 90)})
    ASSERT_EQ(keep(*store_, first_entry(summary)), Kept::Yes);
  EXPECT_EQ(ids_of(store_->lobby(10)), (Ids{"c", "b", "a"}));
  EXPECT_EQ(ids_of(store_->lobby(2)), (Ids{"c", "b"}));
  EXPECT_EQ(ids_of(store_->lobby(0)), Ids{});

  Append sat = next_entry("c", 1);
  sat.summary = listed("c", Status::Open, 40);
  sat.summary->free_seats = 0;
  ASSERT_EQ(keep(*store_, sat), Kept::Yes);
  EXPECT_EQ(ids_of(store_->lobby(10)), (Ids{"b", "a"}));
}

TEST_P(StoreContract, FinishedGamesNewestFirst) {
  Summary other = listed("other", Status::Finished, 25),
          hidden = listed("hidden", Status::Finished, 50);
  other.edition = "nordic";
  hidden.listed = false;
  for (const Summary& summary :
       {listed("a", Status::Finished, 10), listed("c", Status::Finished, 30),
        listed("b", Status::Finished, 20), listed("runs", Status::Running, 40), other, hidden})
    ASSERT_EQ(keep(*store_, first_entry(summary)), Kept::Yes);
  EXPECT_EQ(ids_of(store_->finished("", 10)), (Ids{"c", "other", "b", "a"}));
  EXPECT_EQ(ids_of(store_->finished("usa", 10)), (Ids{"c", "b", "a"}));
  EXPECT_EQ(ids_of(store_->finished("usa", 2)), (Ids{"c", "b"}));
  EXPECT_EQ(ids_of(store_->finished("nordic", 10)), Ids{"other"});
  EXPECT_EQ(ids_of(store_->finished("world", 10)), Ids{});
  EXPECT_EQ(ids_of(store_->finished_games("", 10)), (Ids{"hidden", "c", "other", "b", "a"}));
  EXPECT_EQ(ids_of(store_->finished_games("usa", 2)), (Ids{"hidden", "c"}));
}

TEST_P(StoreContract, StatisticsCountPeople) {
  Summary other = listed("t3", Status::Finished, 3);
  other.edition = "nordic";
  finish(*store_, listed("t1", Status::Finished, 1),
         {{0, "Ala", false, 100, 1}, {1, "Bo", false, 60, 2}, {2, "greedy", true, 40, 3}});
  finish(*store_, listed("t2", Status::Finished, 2),
         {{0, "Bo", false, 81, 1}, {1, "Ala", false, 81, 1}});
  finish(*store_, other, {{0, "Ala", false, -5, 2}, {1, "Cy", false, 30, 1}});

  const std::vector<Statistic> all{{"Ala", "usa", 2, 2, 100, 90.5},
                                   {"Bo", "usa", 2, 1, 81, 70.5},
                                   {"Ala", "nordic", 1, 0, -5, -5},
                                   {"Cy", "nordic", 1, 1, 30, 30}};
  EXPECT_EQ(*store_->statistics("", "", 10), all);
  EXPECT_EQ(*store_->statistics("", "", 1), std::vector<Statistic>{all[0]});
  EXPECT_EQ(*store_->statistics("Ala", "", 10), (std::vector<Statistic>{all[0], all[2]}));
  EXPECT_EQ(*store_->statistics("Ala", "nordic", 10), std::vector<Statistic>{all[2]});
  EXPECT_EQ(*store_->statistics("", "nordic", 10), (std::vector<Statistic>{all[2], all[3]}));
  EXPECT_TRUE(store_->statistics("greedy", "", 10)->empty());
}

}  // namespace wagonaut::tests::store
