// Several processes on one database: who owns a table, and who may write to it.
#include "server/store/postgres_store.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/server/store/place.h"
#include "tests/support/postgres.h"

namespace wagonaut::tests::store {

using namespace server;

namespace {

constexpr const char* kFirst = "10.0.0.1:1";
constexpr const char* kSecond = "10.0.0.2:2";

std::unique_ptr<Store> process(const Place& place, const std::string& address,
                               Millis lease = Millis{60'000}) {
  auto store = PostgresStore::open({.url = place.url(), .address = address, .lease = lease});
  if (!store) throw std::runtime_error(store.error());
  return std::move(*store);
}

/// Asks until the store gives some; each of them once.
std::vector<std::string> wait_for_tables(Store& store, std::size_t count) {
  std::vector<std::string> ours;
  for (int i = 0; i < 2000 && ours.size() < count; ++i) {
    const auto taken = store.take_over(100);
    EXPECT_TRUE(taken) << taken.error();
    ours.insert(ours.end(), taken->begin(), taken->end());
    std::this_thread::sleep_for(Millis{10});
  }
  return ours;
}

using Ids = std::vector<std::string>;

}  // namespace

TEST(StorePostgres, ATableIsOwnedByWhoOpenedIt) {
  const PostgresPlace place;
  const auto first = process(place, kFirst), second = process(place, kSecond);
  fill(*first, "t1", 2);
  EXPECT_TRUE(first->own("t1")->me);
  const auto owner = second->own("t1");
  ASSERT_TRUE(owner) << owner.error();
  EXPECT_FALSE(owner->me);
  EXPECT_EQ(owner->address, kFirst);
  EXPECT_TRUE(second->take_over(10)->empty());
}

TEST(StorePostgres, OnlyTheOwnerKeepsEntries) {
  const PostgresPlace place;
  const auto first = process(place, kFirst), second = process(place, kSecond);
  fill(*first, "t1", 2);
  EXPECT_EQ(keep(*second, next_entry("t1", 2)), Kept::Taken);
  EXPECT_EQ(keep(*first, next_entry("t1", 2)), Kept::Yes);
  EXPECT_EQ(second->read("t1")->size(), 3u);  // looking is free
}

// A process that fell silent and wakes up again finds its tables in other hands.
TEST(StorePostgres, TheDeadLoseTheirTables) {
  const PostgresPlace place;
  const auto first = process(place, kFirst, Millis{200}), second = process(place, kSecond);
  fill(*first, "t1", 2);
  EXPECT_EQ(wait_for_tables(*second, 1), Ids{"t1"});
  EXPECT_EQ(keep(*first, next_entry("t1", 2)), Kept::Taken);
  EXPECT_EQ(keep(*second, next_entry("t1", 2)), Kept::Yes);
  const auto alive = first->beat();
  ASSERT_TRUE(alive) << alive.error();
  EXPECT_FALSE(*alive);
  EXPECT_EQ(first->own("t1")->address, kSecond);
  EXPECT_TRUE(first->take_over(10)->empty());
}

TEST(StorePostgres, AnOpenTableOfTheDeadIsOwnedByWhoAsks) {
  const PostgresPlace place;
  const auto second = process(place, kSecond);
  Summary open = summary_of("t1");
  open.status = Status::Open;
  {
    const auto first = process(place, kFirst, Millis{1});
    ASSERT_EQ(keep(*first, first_entry(open)), Kept::Yes);
  }
  std::this_thread::sleep_for(Millis{5});  // the database's clock has gone on for more than that
  EXPECT_TRUE(second->take_over(10)->empty());  // nobody waits for it
  EXPECT_TRUE(second->own("t1")->me);
  EXPECT_EQ(keep(*second, next_entry("t1", 1)), Kept::Yes);
}

TEST(StorePostgres, WhoBeatsIsNotTakenForDead) {
  const PostgresPlace place;
  const auto first = process(place, kFirst, Millis{1}), second = process(place, kSecond);
  fill(*first, "t1", 1);
  std::this_thread::sleep_for(Millis{5});
  EXPECT_FALSE(*first->beat());  // it was dead for a while, and nobody noticed
  const auto patient = process(place, "10.0.0.3:3");
  fill(*patient, "t2", 1);
  EXPECT_TRUE(*patient->beat());
  EXPECT_EQ(second->own("t2")->address, "10.0.0.3:3");
  EXPECT_EQ(keep(*first, next_entry("t1", 1)), Kept::Yes);  // still its own
}

TEST(StorePostgres, ReleasedTablesAreFreeAtOnce) {
  const PostgresPlace place;
  const auto first = process(place, kFirst), second = process(place, kSecond);
  for (const char* id : {"t1", "t2"}) fill(*first, id, 2);
  EXPECT_TRUE(second->wait_for_news(Millis{1}));  // from now on it listens
  EXPECT_FALSE(second->wait_for_news(Millis{1}));
  first->release();
  EXPECT_TRUE(second->wait_for_news(Millis{60'000}));
  EXPECT_EQ(second->take_over(10)->size(), 2u);
  EXPECT_EQ(keep(*first, next_entry("t1", 2)), Kept::Taken);
  EXPECT_EQ(keep(*second, next_entry("t1", 2)), Kept::Yes);
}

// After an outage everybody has been silent for too long; who beats first must not take everything.
TEST(StorePostgres, AfterAnOutageTablesStayWhereTheyAre) {
  const PostgresPlace place;
  const auto first = process(place, kFirst, Millis{900}),
             second = process(place, kSecond, Millis{900});
  fill(*first, "t1", 2);
  PostgresServer::shared().stop();
  EXPECT_FALSE(first->beat());
  EXPECT_FALSE(second->beat());
  std::this_thread::sleep_for(Millis{1000});  // both leases run out
  PostgresServer::shared().start();
  EXPECT_FALSE(*second->beat()) << "it was silent for longer than its lease";
  EXPECT_TRUE(second->take_over(10)->empty());
  const auto owner = second->own("t1");
  EXPECT_TRUE(!owner || !owner->me);
  EXPECT_FALSE(*first->beat());
  std::this_thread::sleep_for(Millis{500});
  EXPECT_TRUE(*first->beat());
  std::this_thread::sleep_for(Millis{500});
  EXPECT_TRUE(second->beat());
  EXPECT_TRUE(second->take_over(10)->empty()) << "its owner lives";
  EXPECT_EQ(keep(*first, next_entry("t1", 2)), Kept::Yes);
}

// A process that was killed and started again does not wait for its own lease to run out.
TEST(StorePostgres, WhoComesBackToItsAddressGetsItsTablesAtOnce) {
  const PostgresPlace place;
  const auto killed = process(place, kFirst), other = process(place, kSecond);
  fill(*killed, "t1", 2);
  EXPECT_FALSE(other->own("t1")->me);
  const auto back = process(place, kFirst);
  EXPECT_EQ(*back->take_over(10), Ids{"t1"});
  EXPECT_EQ(keep(*killed, next_entry("t1", 2)), Kept::Taken);
  EXPECT_EQ(keep(*back, next_entry("t1", 2)), Kept::Yes);
}

TEST(StorePostgres, EachTableIsTakenOverByOne) {
  constexpr int kTables = 60;
  const PostgresPlace place;
  std::vector<std::unique_ptr<Store>> others;
  for (int i = 0; i < 3; ++i) others.push_back(process(place, "10.0.0.2:" + std::to_string(i)));
  {
    const auto first = process(place, kFirst);
    for (int i = 0; i < kTables; ++i) fill(*first, "t" + std::to_string(i), 1);
    first->release();
  }
  std::vector<Ids> taken(others.size());
  std::vector<std::jthread> threads;
  for (std::size_t i = 0; i < others.size(); ++i)
    threads.emplace_back([&, i] {
      for (int round = 0; round < kTables; ++round) {
        const auto some = others[i]->take_over(4);
        EXPECT_TRUE(some) << some.error();
        taken[i].insert(taken[i].end(), some->begin(), some->end());
      }
    });
  for (std::jthread& thread : threads) thread.join();
  Ids all;
  for (std::size_t i = 0; i < others.size(); ++i)
    for (const std::string& id : taken[i]) {
      all.push_back(id);
      EXPECT_EQ(keep(*others[i], next_entry(id, 1)), Kept::Yes);
    }
  std::sort(all.begin(), all.end());
  EXPECT_EQ(all.size(), std::size_t(kTables));
  EXPECT_EQ(std::unique(all.begin(), all.end()), all.end());
}

TEST(StorePostgres, OneOfManyWhoAskBecomesTheOwner) {
  const PostgresPlace place;
  std::vector<std::unique_ptr<Store>> others;
  for (int i = 0; i < 4; ++i) others.push_back(process(place, "10.0.0.2:" + std::to_string(i)));
  for (int round = 0; round < 10; ++round) {
    const std::string id = "t" + std::to_string(round);
    const auto first = process(place, kFirst);
    fill(*first, id, 1);
    first->release();
    std::atomic<int> owners = 0;
    std::vector<std::jthread> threads;
    for (const auto& other : others)
      threads.emplace_back([&] {
        const auto owner = other->own(id);
        EXPECT_TRUE(owner) << owner.error();
        if (owner->me) ++owners;
      });
    for (std::jthread& thread : threads) thread.join();
    EXPECT_EQ(owners, 1);
  }
}

// Processes that start at the same moment make the schema once.
TEST(StorePostgres, ManyMayStartTogether) {
  const PostgresPlace place;
  std::vector<std::jthread> threads;
  for (int i = 0; i < 5; ++i)
    threads.emplace_back([&, i] {
      const auto store = open_store(place.url(), kFirst);
      EXPECT_TRUE(store) << store.error();
      if (store) fill(**store, "t" + std::to_string(i), 2);
    });
  for (std::jthread& thread : threads) thread.join();
  EXPECT_EQ(place.open()->read("t4")->size(), 2u);
}

TEST(StorePostgres, TextThatIsNoneFailsAlone) {
  const PostgresPlace place;
  const auto store = place.open();
  std::atomic<int> kept = 0, refused = 0;
  for (int i = 0; i < 40; ++i) {
    Append append = first_entry("t" + std::to_string(i));
    if (i == 20) append.entry.line = "half a letter: \xC3";
    if (i == 21) append.entry.line = std::string("a\0b", 3);
    store->append(std::move(append),
                  [&](Kept answer) { ++(answer == Kept::Yes ? kept : refused); });
  }
  EXPECT_EQ(keep(*store, first_entry("last")), Kept::Yes);
  EXPECT_EQ(kept, 38);
  EXPECT_EQ(refused, 2);
}

TEST(StorePostgres, BackupsAreTheDatabasesOwnBusiness) {
  const PostgresPlace place;
  const auto store = place.open();
  for (const auto& refused : {store->backup("copy"), back_up_store(place.url(), "copy")}) {
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().find("pg_dump"), std::string::npos);
  }
}

TEST(StorePostgres, PasswordsAreNotToldOn) {
  for (const char* url :
       {"postgres://me:hush@127.0.0.1:1/db?connect_timeout=2",
        "postgresql://me:hush@127.0.0.1:1/db", "postgres://me:hush@127.0.0.1:port/db",
        "postgres://me:hush@[::1/db", "postgres://me:hush@host/db?nonsense=hush",
        "postgres://me@127.0.0.1:1/db?password=hush"}) {
    const auto refused = open_store(url, "");
    ASSERT_FALSE(refused) << url;
    EXPECT_EQ(refused.error().find("hush"), std::string::npos) << refused.error();
    EXPECT_EQ(refused.error().find('\n'), std::string::npos) << refused.error();
    EXPECT_NE(refused.error().find("PostgreSQL"), std::string::npos) << refused.error();
  }
}

}  // namespace wagonaut::tests::store
