// A database that goes away: what was acknowledged is there once, and nothing is there by halves.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "server/store/postgres_store.h"
#include "tests/server/store/cut_wire.h"
#include "tests/server/store/place.h"
#include "tests/support/postgres.h"

namespace wagonaut::tests::store {

using namespace server;

namespace {

/// As a room does it: what is not kept is tried again, what is unknown is looked up.
void keep_for_sure(Store& store, const Append& append) {
  for (int i = 0; i < 2000; ++i) {
    Kept kept = keep(store, append);
    if (kept == Kept::Yes) return;
    ASSERT_NE(kept, Kept::Taken) << append.game << " " << append.entry.seq;
    while (kept == Kept::Unknown) {
      const auto log = store.read(append.game, append.entry.seq);
      if (log && !log->empty()) return;
      if (log) kept = Kept::Unavailable;
    }
    std::this_thread::sleep_for(Millis{5});
  }
  FAIL() << "the store stays away";
}

std::unique_ptr<Store> open_by(const CutWire& wire, const Place& place) {
  auto store = open_store(wire.url(place.url()), "10.0.0.1:1");
  if (!store) throw std::runtime_error(store.error());
  return std::move(*store);
}

}  // namespace

TEST(StorePostgres, AServerThatIsAwayIsReportedAndWaitedFor) {
  const PostgresPlace place;
  const auto store = place.open();
  fill(*store, "t1", 2);
  PostgresServer::shared().stop();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(keep(*store, next_entry("t1", 2)), Kept::Unavailable);
  EXPECT_FALSE(store->read("t1"));
  EXPECT_FALSE(store->own("t1"));
  EXPECT_FALSE(store->beat());
  EXPECT_FALSE(store->take_over(10));
  EXPECT_FALSE(store->wait_for_news(Millis{1}));
  EXPECT_FALSE(store->healthy());
  EXPECT_FALSE(open_store(place.url(), ""));
  PostgresServer::shared().start();
  EXPECT_EQ(keep_patiently(*store, next_entry("t1", 2)), Kept::Yes);
  EXPECT_EQ(store->read("t1")->size(), 3u);
  EXPECT_TRUE(store->healthy());
  EXPECT_FALSE(store->take_over(10)) << "first it says that it lives";
  EXPECT_TRUE(store->beat());
  // While nobody heard us anything may have become ours: all that is, is named.
  EXPECT_EQ(*store->take_over(10), std::vector<std::string>{"t1"});
  EXPECT_TRUE(store->take_over(10)->empty());
}

// Nobody notices a restart between two entries.
TEST(StorePostgres, ConnectionsThatDiedInTheirSleepAreReplaced) {
  const PostgresPlace place;
  const auto store = place.open();
  fill(*store, "t1", 2);
  EXPECT_TRUE(store->wait_for_news(Millis{1}));
  PostgresServer::shared().restart();
  EXPECT_EQ(keep(*store, next_entry("t1", 2)), Kept::Yes);
  EXPECT_EQ(store->read("t1")->size(), 3u);
  EXPECT_TRUE(store->wait_for_news(Millis{60'000}));  // something may have been missed
}

TEST(StorePostgres, NothingIsLostOrDoubledByRestarts) {
  constexpr int kThreads = 4, kEntries = 150;
  const PostgresPlace place;
  const auto store = place.open();
  std::atomic<int> kept = 0;
  std::vector<std::jthread> threads;
  for (int t = 0; t < kThreads; ++t)
    threads.emplace_back([&, t] {
      const std::string id = "t" + std::to_string(t);
      for (int seq = 0; seq < kEntries; ++seq) {
        keep_for_sure(*store, seq == 0 ? first_entry(id) : next_entry(id, seq));
        ++kept;
      }
    });
  for (int round = 1; round <= 6; ++round) {
    while (kept < round * kThreads * kEntries / 8) std::this_thread::sleep_for(Millis{1});
    if (round % 2 == 0)
      PostgresServer::shared().crash();
    else
      PostgresServer::shared().stop();
    PostgresServer::shared().start();
  }
  for (std::jthread& thread : threads) thread.join();
  for (int t = 0; t < kThreads; ++t) {
    const std::string id = "t" + std::to_string(t);
    const auto log = store->read(id);
    ASSERT_TRUE(log) << log.error();
    ASSERT_EQ(log->size(), std::size_t(kEntries));
    for (int seq = 0; seq < kEntries; ++seq)
      ASSERT_EQ((*log)[std::size_t(seq)], next_entry(id, seq).entry);
  }
}

TEST(StorePostgres, AWireCutBeforeTheCommitIsTriedAgain) {
  const PostgresPlace place;
  CutWire wire;
  const auto store = open_by(wire, place);
  wire.cut(CutWire::Cut::AtBegin);
  EXPECT_EQ(keep(*store, first_entry("t1")), Kept::Yes);
  EXPECT_EQ(store->read("t1")->size(), 1u);
}

TEST(StorePostgres, ACommitThatWasNotHeardIsUnknownAndNotThere) {
  const PostgresPlace place;
  CutWire wire;
  const auto store = open_by(wire, place);
  fill(*store, "t1", 2);
  wire.cut(CutWire::Cut::BeforeCommit);
  EXPECT_EQ(keep(*store, next_entry("t1", 2)), Kept::Unknown);
  EXPECT_EQ(store->read("t1")->size(), 2u);
  EXPECT_EQ(keep(*store, next_entry("t1", 2)), Kept::Yes);
}

TEST(StorePostgres, ACommitWhoseAnswerWasLostIsUnknownAndThere) {
  const PostgresPlace place;
  CutWire wire;
  const auto store = open_by(wire, place);
  fill(*store, "t1", 2);
  wire.cut(CutWire::Cut::AfterCommit);
  EXPECT_EQ(keep(*store, next_entry("t1", 2)), Kept::Unknown);
  EXPECT_EQ(store->read("t1")->size(), 3u);
  EXPECT_EQ(keep(*store, next_entry("t1", 2)), Kept::Taken);
  EXPECT_EQ(keep(*store, next_entry("t1", 3)), Kept::Yes);
}

// The server is still at it when we look: reading waits for the end, whichever it is.
TEST(StorePostgres, ReadingWaitsForACommitInDoubt) {
  PostgresPlace place;
  CutWire wire;
  const auto store = open_by(wire, place);
  fill(*store, "t1", 2);
  place.run(
      "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS "
      "$$ BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END $$; "
      "CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entry DEFERRABLE INITIALLY DEFERRED "
      "FOR EACH ROW EXECUTE FUNCTION slow()");
  wire.cut(CutWire::Cut::AfterCommit);
  EXPECT_EQ(keep(*store, next_entry("t1", 2)), Kept::Unknown);
  EXPECT_EQ(store->read("t1")->size(), 3u);
}

// A server that hangs is given up, not waited for.
TEST(StorePostgres, AFrozenServerIsGivenUp) {
  const PostgresPlace place;
  auto opened = PostgresStore::open({.url = place.url(), .address = "a:1", .answer = Millis{300}});
  ASSERT_TRUE(opened) << opened.error();
  Store& store = **opened;
  fill(store, "t1", 2);
  PostgresServer::shared().freeze();
  EXPECT_EQ(keep(store, next_entry("t1", 2)), Kept::Unavailable);
  EXPECT_FALSE(store.read("t1"));
  EXPECT_FALSE(store.healthy());
  PostgresServer::shared().thaw();
  keep_for_sure(store, next_entry("t1", 2));
  EXPECT_EQ(store.read("t1")->size(), 3u);
}

}  // namespace wagonaut::tests::store
