// Whether the store is well is known without asking it, and told as it is.
#include "server/lobby/timed_store.h"

#include <gtest/gtest.h>

#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

using namespace server;

struct Watched {
  FakeStore* inner = new FakeStore;
  TimedStore store{std::unique_ptr<Store>(inner)};
  int kept = 0;

  Kept keep() {
    Append append;
    append.game = "t1";
    append.entry.seq = kept;
    Kept answer{};
    store.append(append, [&](Kept result) { answer = result; });
    if (answer == Kept::Yes) ++kept;
    return answer;
  }
};

// A full disk: everything can be read, and nothing is kept.
TEST(StoreHealth, WhatKeepsNothingIsNotWell) {
  Watched watched;
  EXPECT_TRUE(watched.store.well());
  watched.inner->mood = FakeStore::Mood::Unavailable;
  EXPECT_EQ(watched.keep(), Kept::Unavailable);
  EXPECT_FALSE(watched.store.well());
  watched.store.look();
  EXPECT_FALSE(watched.store.well()) << "that it can be read is not enough";
  watched.inner->mood = FakeStore::Mood::Keeps;
  watched.store.look();
  EXPECT_TRUE(watched.store.well()) << "found out without anybody's step";
}

TEST(StoreHealth, AnEntryThatIsKeptIsGoodNews) {
  Watched watched;
  watched.inner->mood = FakeStore::Mood::LostAndSilent;
  EXPECT_EQ(watched.keep(), Kept::Unknown);
  EXPECT_FALSE(watched.store.well());
  watched.inner->mood = FakeStore::Mood::Keeps;
  EXPECT_EQ(watched.keep(), Kept::Yes);
  EXPECT_TRUE(watched.store.well());
}

TEST(StoreHealth, WhatDoesNotAnswerIsNotWell) {
  Watched watched;
  watched.inner->readable = false;
  watched.store.look();
  EXPECT_FALSE(watched.store.well());
  watched.inner->readable = true;
  watched.store.look();
  EXPECT_TRUE(watched.store.well());
}

}  // namespace
}  // namespace wagonaut::tests
