// A full disk and a sudden death: what was acknowledged is there, and nothing is there by halves.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

#include <map>
#include <sstream>

#include "tests/server/store/child.h"
#include "tests/server/store/place.h"

namespace wagonaut::tests::store {

using namespace server;

namespace {

/// No file of this process may grow beyond it: the nearest thing to a full disk without one.
void let_files_grow_to(rlim_t bytes) {
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = bytes;
  signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &limit);
}

Append bulky_entry(int seq) {
  Append append = next_entry("t1", seq);
  append.entry.facts = std::string(5000, 'f');
  append.summary = summary_of("t1");
  append.summary->updated = seq;
  return append;
}

std::string state_of(Store& store) {
  const auto log = store.read("t1");
  const auto summary = store.find("t1");
  if (!log || !summary || !*summary) return "unreadable";
  return std::to_string(log->size()) + " entries, updated " + std::to_string((*summary)->updated);
}

/// Fills the disk, looks, makes room, goes on; tells what it saw.
void live_through_a_full_disk(const SqlitePlace& place, const Child::Tell& tell) {
  const auto store = place.open();
  if (keep(*store, first_entry("t1")) != Kept::Yes) return tell("no first entry");
  let_files_grow_to(300'000);
  int seq = 1;
  Kept kept = Kept::Yes;
  while (seq < 1000 && (kept = keep(*store, bulky_entry(seq))) == Kept::Yes) ++seq;
  if (kept != Kept::Unavailable) return tell("answer " + std::to_string(int(kept)));
  for (int i = 0; i < 5; ++i)
    if (keep(*store, bulky_entry(seq)) != Kept::Unavailable) return tell("kept without room");
  if (!store->healthy()) return tell("it can still be read");
  const std::string expected = std::to_string(seq) + " entries, updated " + std::to_string(seq - 1);
  if (state_of(*store) != expected) return tell(state_of(*store) + ", not " + expected);
  let_files_grow_to(RLIM_INFINITY);
  if (!store->writable()) return tell("not writable in spite of room");
  const int end = seq + 200;
  for (; seq < end; ++seq)
    if (keep(*store, bulky_entry(seq)) != Kept::Yes) return tell("not kept in spite of room");
  tell("went on to " + std::to_string(end));
}

/// Keeps entries of five tables for ever, from where they are, and tells each number that was kept.
void keep_for_ever(const SqlitePlace& place, const Child::Tell& tell) {
  const auto store = place.open();
  std::map<std::string, int> next;
  for (const char* id : {"a", "b", "c", "d", "e"}) next[id] = int(store->read(id)->size());
  for (;;)
    for (auto& [id, seq] : next) {
      const std::string name = id + " " + std::to_string(seq);
      store->append(seq == 0 ? first_entry(id) : next_entry(id, seq),
                    [&tell, name](Kept kept) { tell(kept == Kept::Yes ? name : "not kept"); });
      ++seq;
      if (seq % 7 == 0) keep(*store, next_entry("none", 1));  // lets the queue run dry at times
    }
}

}  // namespace

TEST(StoreSqlite, AFullDiskRefusesAndLetsGoOn) {
  const SqlitePlace place;
  Child child([&](const Child::Tell& tell) { live_through_a_full_disk(place, tell); });
  const auto told = child.hear();
  ASSERT_TRUE(told);
  ASSERT_TRUE(told->starts_with("went on to ")) << *told;
  child.kill_it();
  const auto store = place.open();
  EXPECT_EQ(std::to_string(store->read("t1")->size()), told->substr(11));
}

TEST(StoreSqlite, WhatWasAcknowledgedOutlivesTheProcess) {
  const SqlitePlace place;
  std::map<std::string, int> acknowledged;  // the number after the last one
  for (int round = 0; round < 10; ++round) {
    Child child([&](const Child::Tell& tell) { keep_for_ever(place, tell); });
    const auto note = [&](const std::string& line) {
      std::istringstream words(line);
      std::string id;
      int seq = -1;
      words >> id >> seq;
      EXPECT_EQ(seq, acknowledged[id]) << line;
      acknowledged[id] = seq + 1;
    };
    for (int i = 0; i < 15 + 37 * round; ++i) {
      const auto line = child.hear();
      ASSERT_TRUE(line);
      ASSERT_NO_FATAL_FAILURE(note(*line));
    }
    child.kill_it();
    while (const auto line = child.hear()) note(*line);  // told before it died
    const auto store = place.open();
    for (auto& [id, count] : acknowledged) {
      const auto log = store->read(id);
      ASSERT_TRUE(log) << log.error();
      ASSERT_GE(int(log->size()), count);
      for (int seq = 0; seq < int(log->size()); ++seq)
        ASSERT_EQ((*log)[std::size_t(seq)], next_entry(id, seq).entry);
      EXPECT_TRUE(*store->find(id));
      count = int(log->size());  // kept and not told: that may be
    }
  }
}

}  // namespace wagonaut::tests::store
