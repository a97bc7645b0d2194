#include "tests/server/store/place.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <future>
#include <stdexcept>
#include <thread>

#include "tests/support/postgres.h"

namespace wagonaut::tests::store {

using namespace server;

Folder::Folder() {
  path_ = (std::filesystem::temp_directory_path() / "wagonaut-store-XXXXXX").string();
  if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error(path_ + ": cannot be made");
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::unique_ptr<Store> Place::open(Use use) const {
  auto store = open_store(url(), "127.0.0.1:8400", use);
  if (!store) throw std::runtime_error(store.error());
  return std::move(*store);
}

void SqlitePlace::run(const std::string& sql) {
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open(file().c_str(), &handle), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(handle);
  sqlite3_close(handle);
}

PostgresPlace::PostgresPlace() : url_(PostgresServer::shared().fresh_database()) {}

void PostgresPlace::run(const std::string& sql) {
  PostgresServer::shared().run(url_, sql);
}

Summary summary_of(const std::string& id) {
  Summary summary;
  summary.id = id;
  summary.code = "code-" + id;
  summary.edition = "usa";
  summary.status = Status::Running;
  summary.listed = true;
  summary.seats = 3;
  summary.free_seats = 1;
  summary.players = "Ala, Bo";
  summary.created = 1'700'000'000'000;
  summary.updated = 1'700'000'000'001;
  return summary;
}

Append first_entry(const Summary& summary) {
  Append append = next_entry(summary.id, 0);
  append.summary = summary;
  append.seed = "seed-" + summary.id;
  return append;
}

Append first_entry(const std::string& id) {
  return first_entry(summary_of(id));
}

Append next_entry(const std::string& id, int seq) {
  Append append;
  append.game = id;
  append.entry = {seq, 1'700'000'000'000 + seq, "line " + std::to_string(seq) + " of " + id,
                  seq > 0 ? "facts " + std::to_string(seq) : ""};
  return append;
}

Kept keep(Store& store, Append append) {
  std::promise<Kept> answer;
  store.append(std::move(append), [&](Kept kept) { answer.set_value(kept); });
  return answer.get_future().get();
}

Kept keep_patiently(Store& store, const Append& append) {
  for (int i = 0; i < 1000; ++i) {
    const Kept kept = keep(store, append);
    if (kept != Kept::Unavailable && kept != Kept::Unknown) return kept;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  ADD_FAILURE() << "the store stays away";
  return Kept::Unavailable;
}

void fill(Store& store, const std::string& id, int entries) {
  ASSERT_EQ(keep(store, first_entry(id)), Kept::Yes) << id;
  for (int seq = 1; seq < entries; ++seq)
    ASSERT_EQ(keep(store, next_entry(id, seq)), Kept::Yes) << id << " " << seq;
}

}  // namespace wagonaut::tests::store
