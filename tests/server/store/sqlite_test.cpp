// What is true of the file alone: its lock, its rights, its copies.
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/server/store/child.h"
#include "tests/server/store/place.h"

namespace wagonaut::tests::store {

using namespace server;

namespace {

bool says(const std::string& line, const std::string& part) {
  return line.find(part) != line.npos;
}

/// What SQLite says of the file; "ok" when all is well.
std::string integrity_of(const std::string& file) {
  sqlite3* handle = nullptr;
  std::string said = "cannot be opened";
  sqlite3_stmt* check = nullptr;
  if (sqlite3_open_v2(file.c_str(), &handle, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK &&
      sqlite3_prepare_v2(handle, "PRAGMA integrity_check", -1, &check, nullptr) == SQLITE_OK &&
      sqlite3_step(check) == SQLITE_ROW)
    said = reinterpret_cast<const char*>(sqlite3_column_text(check, 0));
  sqlite3_finalize(check);
  sqlite3_close(handle);
  return said;
}

/// Every table of the copy is a whole beginning of the true one: entries, summary and seed.
int entries_of_copy(const std::string& file, int tables) {
  EXPECT_EQ(integrity_of(file), "ok");
  const auto copy = open_store(file, "");
  EXPECT_TRUE(copy) << copy.error();
  int count = 0;
  for (int table = 0; table < tables; ++table) {
    const std::string id = "t" + std::to_string(table);
    const auto log = (*copy)->read(id);
    EXPECT_TRUE(log) << log.error();
    for (const Entry& entry : *log) EXPECT_EQ(entry.line, next_entry(id, entry.seq).entry.line);
    if (!log->empty()) {
      EXPECT_EQ(log->back().seq + 1, int(log->size()));
      EXPECT_TRUE((*copy)->seed(id));
    }
    count += int(log->size());
  }
  return count;
}

}  // namespace

TEST(StoreSqlite, ASecondProcessIsRefused) {
  const SqlitePlace place;
  auto first = place.open();
  const auto second = open_store(place.url(), "");
  ASSERT_FALSE(second);
  EXPECT_TRUE(says(second.error(), "another process")) << second.error();
  EXPECT_TRUE(says(second.error(), place.file())) << second.error();
  // By another name it is the same file.
  std::filesystem::create_symlink(place.file(), place.file("link.db"));
  EXPECT_FALSE(open_store(place.file("link.db"), ""));
  first.reset();
  EXPECT_TRUE(open_store(place.url(), ""));
}

TEST(StoreSqlite, AKilledProcessLeavesNoLock) {
  const SqlitePlace place;
  Child child([&](const Child::Tell& tell) {
    const auto store = place.open();
    tell("open");
    pause();
  });
  ASSERT_EQ(child.hear(), "open");
  EXPECT_FALSE(open_store(place.url(), ""));
  child.kill_it();
  EXPECT_TRUE(open_store(place.url(), ""));
}

// Seeds and codes are nobody else's business.
TEST(StoreSqlite, OnlyTheOwnerMayReadTheFile) {
  const SqlitePlace place;
  const auto store = place.open();
  fill(*store, "t1", 2);
  ASSERT_TRUE(store->backup(place.file("copy.db")));
  for (const char* name : {"tables.db", "tables.db-wal", "copy.db"}) {
    struct stat status {};
    ASSERT_EQ(stat(place.file(name).c_str(), &status), 0) << name;
    EXPECT_EQ(status.st_mode & 0777, 0600u) << name;
  }
}

TEST(StoreSqlite, WhatIsNoDatabaseIsRefused) {
  const SqlitePlace place;
  std::ofstream(place.file("notes.txt")) << std::string(5000, 'n');
  for (const std::string& file :
       {place.file("notes.txt"), place.file("none/tables.db"), place.file("")}) {
    const auto refused = open_store(file, "");
    ASSERT_FALSE(refused) << file;
    EXPECT_TRUE(says(refused.error(), file.substr(0, file.size() - 1))) << refused.error();
  }
  EXPECT_EQ(std::filesystem::file_size(place.file("notes.txt")), 5000u);
}

TEST(StoreSqlite, AnUnknownAddressIsRefusedWithoutItsPassword) {
  for (const char* url : {"mysql://me:hush@host/db", "postgres:/me:hush@://", "", "sqlite:"}) {
    const auto refused = open_store(url, "");
    ASSERT_FALSE(refused) << url;
    EXPECT_FALSE(says(refused.error(), "hush"));
  }
}

TEST(StoreSqlite, ABackupIsWholeWhileOthersWrite) {
  constexpr int kTables = 20;
  const SqlitePlace place;
  auto store = place.open();
  for (int table = 0; table < kTables; ++table) fill(*store, "t" + std::to_string(table), 1);
  std::atomic<bool> enough = false;
  std::atomic<int> kept = kTables;
  std::jthread writer([&] {
    for (int seq = 1; !enough; ++seq)
      for (int table = 0; table < kTables; ++table) {
        ASSERT_EQ(keep(*store, next_entry("t" + std::to_string(table), seq)), Kept::Yes);
        ++kept;
      }
  });
  for (int i = 0; i < 5; ++i) {
    const int before = kept;
    const std::string copy = place.file("copy" + std::to_string(i) + ".db");
    // By the server itself, and by somebody beside it.
    const auto done = i % 2 == 0 ? store->backup(copy) : back_up_store(place.url(), copy);
    ASSERT_TRUE(done) << done.error();
    EXPECT_GE(entries_of_copy(copy, kTables), before);
  }
  enough = true;
  writer.join();
  store.reset();
  EXPECT_EQ(entries_of_copy(place.file(), kTables), kept);
}

TEST(StoreSqlite, ABackupReplacesNothing) {
  const SqlitePlace place;
  const auto store = place.open();
  std::ofstream(place.file("mine.txt")) << "mine";
  const auto refused = store->backup(place.file("mine.txt"));
  ASSERT_FALSE(refused);
  EXPECT_TRUE(says(refused.error(), place.file("mine.txt"))) << refused.error();
  EXPECT_EQ(std::filesystem::file_size(place.file("mine.txt")), 4u);
  EXPECT_FALSE(store->backup(place.file("none/copy.db")));
  // Nothing is left lying about, and what is not there is not made.
  EXPECT_FALSE(back_up_store(place.file("slip.db"), place.file("copy.db")));
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(place.file()).parent_path()))
    EXPECT_TRUE(says(entry.path().filename(), "tables.db") || entry.path().filename() == "mine.txt")
        << entry.path();
}

}  // namespace wagonaut::tests::store
