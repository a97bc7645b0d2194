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

// Who plays by link alone shows nobody how it ended.
TEST_P(StoreContract, StatisticsLeaveOutWhatIsNotListed) {
  Summary hidden = listed("t2", Status::Finished, 2);
  hidden.listed = false;
  finish(*store_, listed("t1", Status::Finished, 1), {{0, "Ala", false, 100, 1}});
  finish(*store_, hidden, {{0, "Ala", false, 7, 2}, {1, "Bo", false, 60, 1}});
  EXPECT_EQ(*store_->statistics("", "", 10),
            (std::vector<Statistic>{{"Ala", "usa", 1, 1, 100, 100}}));
  EXPECT_TRUE(store_->statistics("Bo", "usa", 10)->empty());
}

// What is listed costs what is listed: no list goes through the games that were played.
TEST_P(StoreContract, TotalsAreCountedAsGamesEnd) {
  for (int i = 0; i < 3; ++i)
    finish(*store_, listed("t" + std::to_string(i), Status::Finished, i),
           {{0, "Ala", false, 10 * i, 1}, {1, "Ala", false, 7, 2}, {2, "Bo", false, 5, 3}});
  const std::vector<Statistic> expected{{"Ala", "usa", 6, 3, 20, 8.5}, {"Bo", "usa", 3, 0, 5, 5}};
  EXPECT_EQ(*store_->statistics("", "", 10), expected);
  place_->run("DELETE FROM score");
  EXPECT_EQ(*store_->statistics("", "", 10), expected) << "no score is looked at";
  reopen();
  EXPECT_EQ(*store_->statistics("", "", 10), expected);
}

// A store of before there were totals counts what it has, once.
TEST_P(StoreContract, TotalsOfOlderGamesAreCountedAtTheStart) {
  Summary hidden = listed("t3", Status::Finished, 9);
  hidden.listed = false;
  finish(*store_, listed("t1", Status::Finished, 1),
         {{0, "Ala", false, 100, 1}, {1, "Bo", false, 60, 2}, {2, "greedy", true, 40, 3}});
  finish(*store_, listed("t2", Status::Finished, 2),
         {{0, "Ala", false, 50, 2}, {1, "Cy", false, 2'000'000, 1}});
  finish(*store_, hidden, {{0, "Ala", false, 7, 1}});
  store_.reset();
  place_->run(
      "DROP TABLE total; DROP INDEX game_with_room; "
      "CREATE INDEX score_by_name ON score (name, edition); "
      "CREATE INDEX score_by_edition ON score (edition, name); "
      "CREATE INDEX game_in_lobby ON game (created, id) WHERE status = 'open' AND listed = 1; "
      "DELETE FROM migration WHERE name = '002_lists'");
  store_ = place_->open();
  const std::vector<Statistic> expected{{"Ala", "usa", 2, 1, 100, 75}, {"Bo", "usa", 1, 0, 60, 60}};
  EXPECT_EQ(*store_->statistics("", "", 10), expected);
  reopen();
  EXPECT_EQ(*store_->statistics("", "", 10), expected);
}

TEST_P(StoreContract, WhoHoldsASeatIsFoundByItsToken) {
  Append opened = first_entry("t1");
  opened.held = {{0, "hash-a"}};
  ASSERT_EQ(keep(*store_, opened), Kept::Yes);
  Append sat = next_entry("t1", 1);
  sat.held = {{0, "hash-a"}, {2, "hash-b"}};
  sat.entry.asked = 0b101;
  ASSERT_EQ(keep(*store_, sat), Kept::Yes);
  const auto bo = store_->standing("t1", "hash-b");
  ASSERT_TRUE(bo) << bo.error();
  ASSERT_TRUE(*bo);
  EXPECT_EQ((*bo)->summary, summary_of("t1"));
  EXPECT_TRUE((*bo)->seated);
  EXPECT_EQ((*bo)->seat, 2);
  EXPECT_EQ((*bo)->asked, 0b101);

  // A seat before is taken away: the others move up, and one has risen.
  Append moved = next_entry("t1", 2);
  moved.held = {{1, "hash-b"}};
  ASSERT_EQ(keep(*store_, moved), Kept::Yes);
  EXPECT_EQ((*store_->standing("t1", "hash-b"))->seat, 1);
  EXPECT_EQ((*store_->standing("t1", "hash-b"))->asked, Entry::kNotSaid);
  EXPECT_FALSE((*store_->standing("t1", "hash-a"))->seat);
  EXPECT_FALSE((*store_->standing("t1", ""))->seat);
  EXPECT_FALSE(*store_->standing("nobody", "hash-b"));
  EXPECT_EQ(store_->read("t1")->at(1).asked, 0b101);
}

TEST_P(StoreContract, SeatsOfBeforeAreNotedLater) {
  fill(*store_, "t1", 2);
  EXPECT_FALSE((*store_->standing("t1", "hash-a"))->seated);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(store_->note_held("t1", {{0, "hash-a"}, {1, "hash-b"}}));
  EXPECT_TRUE((*store_->standing("t1", "hash-c"))->seated);
  EXPECT_EQ((*store_->standing("t1", "hash-b"))->seat, 1);
}

}  // namespace wagonaut::tests::store
