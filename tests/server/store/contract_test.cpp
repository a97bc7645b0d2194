// What both stores promise of a table's log.
#include "tests/server/store/contract.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace wagonaut::tests::store {

using namespace server;

INSTANTIATE_TEST_SUITE_P(Both, StoreContract, testing::Values(Kind::Sqlite, Kind::Postgres),
                         [](const auto& one) {
                           return one.param == Kind::Sqlite ? "Sqlite" : "Postgres";
                         });

namespace {

/// Answers of many appends, and a way to wait for all of them.
class Answers {
 public:
  std::function<void(Kept)> next(std::string name = {}) {
    const std::lock_guard lock(mutex_);
    ++asked_;
    return [this, name = std::move(name)](Kept kept) {
      const std::lock_guard inner(mutex_);
      got_.emplace_back(name, kept);
      all_.notify_all();
    };
  }
  const std::vector<std::pair<std::string, Kept>>& wait() {
    std::unique_lock lock(mutex_);
    all_.wait(lock, [this] { return got_.size() == asked_; });
    return got_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable all_;
  std::size_t asked_ = 0;
  std::vector<std::pair<std::string, Kept>> got_;
};

}  // namespace

TEST_P(StoreContract, WhatIsKeptIsRead) {
  fill(*store_, "t1", 3);
  const auto all = store_->read("t1");
  ASSERT_TRUE(all) << all.error();
  ASSERT_EQ(all->size(), 3u);
  EXPECT_EQ((*all)[0], first_entry("t1").entry);
  EXPECT_EQ((*all)[2], next_entry("t1", 2).entry);
  const auto rest = store_->read("t1", 2);
  ASSERT_TRUE(rest) << rest.error();
  ASSERT_EQ(rest->size(), 1u);
  EXPECT_EQ(rest->front().seq, 2);
  EXPECT_TRUE(store_->read("t1", 3)->empty());
  EXPECT_TRUE(store_->read("nobody")->empty());
}

TEST_P(StoreContract, OnlyTheNextNumberIsKept) {
  fill(*store_, "t1", 2);
  EXPECT_EQ(keep(*store_, next_entry("t1", 1)), Kept::Taken);
  EXPECT_EQ(keep(*store_, next_entry("t1", 3)), Kept::Taken);
  EXPECT_EQ(keep(*store_, next_entry("nobody", 1)), Kept::Taken);
  EXPECT_EQ(keep(*store_, next_entry("t1", 2)), Kept::Yes);
  EXPECT_EQ(store_->read("t1")->size(), 3u);
  EXPECT_TRUE(store_->read("nobody")->empty());
}

TEST_P(StoreContract, IdAndCodeAreTakenOnce) {
  ASSERT_EQ(keep(*store_, first_entry("t1")), Kept::Yes);
  EXPECT_EQ(keep(*store_, first_entry("t1")), Kept::Taken);
  Summary same_code = summary_of("t2");
  same_code.code = summary_of("t1").code;
  EXPECT_EQ(keep(*store_, first_entry(same_code)), Kept::Taken);
  EXPECT_FALSE(*store_->find("t2"));
  EXPECT_FALSE(store_->seed("t2"));
  EXPECT_TRUE(store_->read("t2")->empty());
}

// What goes wrong with one entry is nothing to those that wait with it.
TEST_P(StoreContract, ABadEntryFailsAlone) {
  fill(*store_, "t1", 2);
  Answers answers;
  for (int i = 0; i < 50; ++i) store_->append(first_entry("a" + std::to_string(i)), answers.next());
  store_->append(next_entry("t1", 1), answers.next("bad"));
  for (int i = 0; i < 50; ++i)
    store_->append(next_entry("a" + std::to_string(i), 1), answers.next());
  store_->append(next_entry("t1", 7), answers.next("bad"));
  store_->append(next_entry("t1", 2), answers.next());
  for (const auto& [name, kept] : answers.wait())
    EXPECT_EQ(kept, name.empty() ? Kept::Yes : Kept::Taken);
  EXPECT_EQ(store_->read("t1")->size(), 3u);
  EXPECT_EQ(store_->read("a49")->size(), 2u);
}

// Not a matter of numbers: the database itself refuses one of them.
TEST_P(StoreContract, WhatTheDatabaseRefusesFailsAlone) {
  place_->run(GetParam() == Kind::Sqlite
                  ? "CREATE TRIGGER no BEFORE INSERT ON entry WHEN new.line = 'bad' "
                    "BEGIN SELECT RAISE(ABORT, 'no'); END"
                  : "ALTER TABLE entry ADD CONSTRAINT no CHECK (line <> 'bad')");
  Answers answers;
  for (int i = 0; i < 60; ++i) {
    Append append = first_entry("t" + std::to_string(i));
    if (i == 30) append.entry.line = "bad";
    store_->append(std::move(append), answers.next(i == 30 ? "bad" : ""));
  }
  for (const auto& [name, kept] : answers.wait())
    EXPECT_EQ(kept, name.empty() ? Kept::Yes : Kept::Unavailable);
  EXPECT_FALSE(*store_->find("t30"));  // nothing of it: not the summary either
  EXPECT_FALSE(store_->seed("t30"));
  EXPECT_TRUE(*store_->find("t31"));
}

TEST_P(StoreContract, AnswersComeInOrder) {
  Answers answers;
  store_->append(first_entry("t1"), answers.next("0"));
  for (int i = 1; i < 200; ++i)
    store_->append(next_entry("t1", i), answers.next(std::to_string(i)));
  int expected = 0;
  for (const auto& [name, kept] : answers.wait()) {
    EXPECT_EQ(name, std::to_string(expected++));
    EXPECT_EQ(kept, Kept::Yes);
  }
}

// An answer may lead to the next entry, and the log shows at once what was answered for.
TEST_P(StoreContract, AnAnswerMayAppendAndRead) {
  Answers answers;
  auto last = answers.next("last");
  std::atomic<std::size_t> seen = 0;
  store_->append(first_entry("t1"), [&](Kept) {
    seen = store_->read("t1")->size();
    store_->append(next_entry("t1", 1), last);
  });
  EXPECT_EQ(answers.wait().front().second, Kept::Yes);
  EXPECT_EQ(seen, 1u);
  EXPECT_EQ(store_->read("t1")->size(), 2u);
}

TEST_P(StoreContract, WhatWaitsIsKeptBeforeTheEnd) {
  Answers answers;
  for (int i = 0; i < 300; ++i)
    store_->append(first_entry("t" + std::to_string(i)), answers.next());
  reopen();
  for (const auto& [name, kept] : answers.wait()) EXPECT_EQ(kept, Kept::Yes);
  EXPECT_EQ(store_->read("t299")->size(), 1u);
}

TEST_P(StoreContract, SummaryAndScoresComeWithTheirEntry) {
  fill(*store_, "t1", 2);
  Append end = next_entry("t1", 2);
  end.summary = summary_of("t1");
  end.summary->status = Status::Finished;
  end.summary->free_seats = 0;
  end.summary->players = "Ala, Bo, Cy";
  end.summary->updated = 1'700'000'009'000;
  end.scores = {{0, "Ala", false, 90, 1}, {1, "Bo", false, 70, 2}};
  Append late = end;
  late.entry.seq = 5;
  EXPECT_EQ(keep(*store_, late), Kept::Taken);
  EXPECT_EQ(**store_->find("t1"), summary_of("t1"));
  EXPECT_TRUE(store_->statistics("", "", 10)->empty());
  EXPECT_EQ(keep(*store_, end), Kept::Yes);
  EXPECT_EQ(**store_->find("t1"), *end.summary);
  EXPECT_EQ(store_->statistics("", "", 10)->size(), 2u);
  EXPECT_EQ(*store_->result("t1"), end.scores);
  EXPECT_TRUE(store_->result("t2")->empty());
}

TEST_P(StoreContract, AnEntryWithoutSummaryLeavesItAlone) {
  fill(*store_, "t1", 3);
  EXPECT_EQ(**store_->find("t1"), summary_of("t1"));
}

TEST_P(StoreContract, SeedsLieApartFromTheLog) {
  fill(*store_, "t1", 2);
  const auto seed = store_->seed("t1");
  ASSERT_TRUE(seed) << seed.error();
  EXPECT_EQ(*seed, "seed-t1");
  const auto log = store_->read("t1");
  for (const Entry& entry : *log) {
    EXPECT_EQ(entry.line.find("seed-"), std::string::npos);
    EXPECT_EQ(entry.facts.find("seed-"), std::string::npos);
  }
  EXPECT_FALSE(store_->seed("nobody"));
  Append seedless = first_entry("t2");
  seedless.seed.clear();
  EXPECT_EQ(keep(*store_, seedless), Kept::Yes);
  EXPECT_EQ(*store_->seed("t2"), "");  // it was played elsewhere
}

// A start failed: what its cards would have come from is gone, and only with its entry.
TEST_P(StoreContract, ANewSeedTakesThePlaceOfTheOldOne) {
  fill(*store_, "t1", 2);
  fill(*store_, "t2", 2);
  Append late = next_entry("t1", 1);
  late.seed = "too-late";
  EXPECT_EQ(keep(*store_, late), Kept::Taken);
  EXPECT_EQ(*store_->seed("t1"), "seed-t1");
  Append failed = next_entry("t1", 2);
  failed.seed = "another";
  EXPECT_EQ(keep(*store_, failed), Kept::Yes);
  EXPECT_EQ(*store_->seed("t1"), "another");
  EXPECT_EQ(*store_->seed("t2"), "seed-t2");
  EXPECT_EQ(keep(*store_, next_entry("t1", 3)), Kept::Yes);
  EXPECT_EQ(*store_->seed("t1"), "another");
}

TEST_P(StoreContract, OddTextsComeBackAsTheyWere) {
  const std::vector<std::string> odd{"O'Neill \"the\" \\ {1,2}",
                                     "'); DROP TABLE entry; --",
                                     "$1 ?1 :a @b %s \\x00",
                                     "Zażółć gęślą jaźń",
                                     "\xF0\x9F\x9A\x82\xF0\x9F\x8F\xB3\xEF\xB8\x8F",
                                     "two\nlines\ttabs\r",
                                     "NULL",
                                     " "};
  for (std::size_t i = 0; i < odd.size(); ++i) {
    Summary summary = summary_of("t" + std::to_string(i) + odd[i]);
    summary.code = odd[i];
    summary.players = odd[i];
    Append first = first_entry(summary);
    first.entry.line = first.entry.facts = first.seed = odd[i];
    ASSERT_EQ(keep(*store_, first), Kept::Yes) << odd[i];
    Append end = next_entry(summary.id, 1);
    end.scores = {{0, odd[i], false, 10, 1}, {1, "", false, 5, 2}};
    ASSERT_EQ(keep(*store_, end), Kept::Yes) << odd[i];
    EXPECT_EQ(**store_->find_code(odd[i]), summary);
    EXPECT_EQ(*store_->seed(summary.id), odd[i]);
    EXPECT_EQ(store_->read(summary.id)->front(), first.entry);
    ASSERT_EQ(store_->statistics(odd[i], "", 10)->size(), 1u);
    EXPECT_EQ(store_->statistics(odd[i], "", 10)->front().name, odd[i]);
  }
}

TEST_P(StoreContract, LargeLinesAreKeptWhole) {
  Append append = first_entry("t1");
  append.entry.line = std::string(3'000'000, 'x') + "end";
  append.entry.facts = std::string(1'000'000, 'y');
  ASSERT_EQ(keep(*store_, append), Kept::Yes);
  EXPECT_EQ(store_->read("t1")->front(), append.entry);
}

TEST_P(StoreContract, ManyTablesFromManyThreads) {
  constexpr int kTables = 100, kEntries = 100, kThreads = 4;
  Answers answers;
  std::vector<std::jthread> threads;
  for (int t = 0; t < kThreads; ++t)
    threads.emplace_back([&, t] {
      for (int seq = 0; seq < kEntries; ++seq)
        for (int table = t; table < kTables; table += kThreads) {
          const std::string id = "t" + std::to_string(table);
          store_->append(seq == 0 ? first_entry(id) : next_entry(id, seq), answers.next());
          if (seq % 20 == 0) {
            EXPECT_TRUE(store_->find(id));
          }
        }
    });
  for (std::jthread& thread : threads) thread.join();
  for (const auto& [name, kept] : answers.wait()) ASSERT_EQ(kept, Kept::Yes);
  reopen();
  for (int table = 0; table < kTables; ++table) {
    const std::string id = "t" + std::to_string(table);
    const auto log = store_->read(id);
    ASSERT_TRUE(log) << log.error();
    ASSERT_EQ(log->size(), std::size_t(kEntries));
    for (int seq = 0; seq < kEntries; ++seq)
      ASSERT_EQ((*log)[std::size_t(seq)], next_entry(id, seq).entry);
  }
}

TEST_P(StoreContract, ReopeningFindsEverything) {
  fill(*store_, "t1", 4);
  reopen();
  EXPECT_EQ(store_->read("t1")->size(), 4u);
  EXPECT_EQ(**store_->find("t1"), summary_of("t1"));
  EXPECT_EQ(*store_->seed("t1"), "seed-t1");
  EXPECT_TRUE(store_->own("t1")->me);
  EXPECT_EQ(keep(*store_, next_entry("t1", 4)), Kept::Yes);
}

// The next process goes on with what was running, and is told of each table once.
TEST_P(StoreContract, RunningTablesAreTakenOver) {
  for (const char* id : {"t1", "t2", "t3"}) fill(*store_, id, 2);
  Summary open = summary_of("waiting"), over = summary_of("over");
  open.status = Status::Open;
  over.status = Status::Finished;
  for (const Summary& summary : {open, over})
    ASSERT_EQ(keep(*store_, first_entry(summary)), Kept::Yes);
  EXPECT_TRUE(store_->take_over(10)->empty());  // they are ours
  reopen();
  std::vector<std::string> ours;
  for (const std::size_t expected : {2u, 1u, 0u}) {
    const auto taken = store_->take_over(2);
    ASSERT_TRUE(taken) << taken.error();
    EXPECT_EQ(taken->size(), expected);
    ours.insert(ours.end(), taken->begin(), taken->end());
  }
  std::sort(ours.begin(), ours.end());
  EXPECT_EQ(ours, (std::vector<std::string>{"t1", "t2", "t3"}));
  for (const std::string& id : ours) EXPECT_EQ(keep(*store_, next_entry(id, 2)), Kept::Yes);
}

TEST_P(StoreContract, AnOwnedTableIsNotTakenOverAgain) {
  fill(*store_, "t1", 2);
  reopen();
  EXPECT_TRUE(store_->own("t1")->me);
  EXPECT_TRUE(store_->take_over(10)->empty());
  EXPECT_FALSE(store_->own("nobody"));
}

TEST_P(StoreContract, BeatsAndIsHealthy) {
  const auto alive = store_->beat();
  ASSERT_TRUE(alive) << alive.error();
  EXPECT_TRUE(*alive);
  EXPECT_TRUE(store_->healthy());
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(store_->writable());
}

TEST_P(StoreContract, StepsOfTheSchemaAreTakenOnce) {
  fill(*store_, "t1", 2);
  for (int i = 0; i < 3; ++i) reopen();
  EXPECT_EQ(store_->read("t1")->size(), 2u);
}

TEST_P(StoreContract, ANewerDatabaseIsRefused) {
  store_.reset();
  place_->run("INSERT INTO migration (name) VALUES ('999_future')");
  for (const Use use : {Use::Serve, Use::Visit}) {
    const auto refused = open_store(place_->url(), "", use);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().find("newer than this program"), std::string::npos);
    EXPECT_NE(refused.error().find("999_future"), std::string::npos);
  }
}

// A visitor looks and adds while the tables are served, and leaves them to who serves them.
TEST_P(StoreContract, AVisitorStandsBeside) {
  fill(*store_, "t1", 2);
  const auto visitor = place_->open(Use::Visit);
  EXPECT_EQ(visitor->read("t1")->size(), 2u);
  EXPECT_TRUE(visitor->take_over(10)->empty());
  fill(*visitor, "imported", 3);
  EXPECT_EQ(store_->read("imported")->size(), 3u);
  EXPECT_EQ(keep(*store_, next_entry("t1", 2)), Kept::Yes);
}

}  // namespace wagonaut::tests::store
