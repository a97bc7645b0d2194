#include "server/store/sqlite_store.h"

#include <algorithm>
#include <filesystem>

#include "server/store/schema.h"
#include "server/store/sqlite_backup.h"

namespace wagonaut::server {

namespace {

Result<bool> take_step(SqliteLink& link, const Migration& step) {
  if (const auto done = link.run(std::string(step.sql)); !done) return done;
  const auto noted = link.ask(kNoteMigration, {step.name});
  if (!noted) return noted.failure();
  return true;
}

Result<std::vector<Migration>> missing_steps(SqliteLink& link, const std::string& file) {
  if (const auto made = link.run(kMakeMigrationTable); !made) return made.failure();
  const auto taken = link.ask(kListMigrations, {});
  if (!taken) return taken.failure();
  auto missing = missing_migrations(*taken);
  if (!missing) return Failure{file + ": " + missing.error()};
  return missing;
}

Result<bool> take_steps(SqliteLink& link, const std::vector<Migration>& steps) {
  if (const auto begun = link.run("BEGIN IMMEDIATE"); !begun) return begun;
  for (const Migration& step : steps)
    if (const auto done = take_step(link, step); !done)
      return Failure{std::string(step.name) + ": " + done.error()};
  return link.run("COMMIT");
}

/// Links and slips of one file are one file: the lock must be the same.
std::string real_name(const std::string& file) {
  std::error_code unknown;
  const auto real = std::filesystem::weakly_canonical(file, unknown);
  return unknown ? file : real.string();
}

}  // namespace

Result<std::unique_ptr<Store>> SqliteStore::open(const std::string& file, Use use) {
  const std::string name = real_name(file);
  auto lock = FileLock::take(name + ".lock");
  if (!lock && use == Use::Serve) return lock.failure();
  auto writer = SqliteLink::open(name);
  if (!writer) return writer.failure();
  const auto missing = missing_steps(*writer, name);
  if (!missing) return missing.failure();
  if (!missing->empty()) {
    if (!lock) return lock.failure();  // a schema does not change under who serves it
    if (const auto done = take_steps(*writer, *missing); !done) return done.failure();
  }
  auto readers = SqliteReaders::open(name);
  if (!readers) return readers.failure();
  std::unique_ptr<SqliteStore> store(
      new SqliteStore(name, std::move(*readers), std::move(*writer)));
  if (use == Use::Visit) return std::unique_ptr<Store>(std::move(store));
  store->lock_.emplace(std::move(*lock));
  const auto running = store->ask("SELECT id FROM game WHERE status = 'running'", {});
  if (!running) return running.failure();
  for (const SqlRow& row : *running) store->left_running_.push_back(row[0]);
  return std::unique_ptr<Store>(std::move(store));
}

SqliteStore::SqliteStore(std::string file, std::unique_ptr<SqliteReaders> readers,
                         SqliteLink writer)
    : file_(std::move(file)),
      readers_(std::move(readers)),
      keeper_(file_, std::move(writer)),
      writer_([this](std::span<const Append> batch) { return keeper_.commit(batch); }) {}

void SqliteStore::append(Append append, std::function<void(Kept)> done) {
  writer_.add(std::move(append), std::move(done));
}

Result<SqlRows> SqliteStore::ask(const std::string& sql, const SqlValues& values) {
  return readers_->ask(sql, values);
}

Result<Owner> SqliteStore::own(const std::string& game) {
  const auto found = find(game);
  if (!found) return found.failure();
  if (!*found) return Failure{"table " + game + ": there is none"};
  const std::lock_guard lock(mutex_);
  left_running_.erase(std::remove(left_running_.begin(), left_running_.end(), game),
                      left_running_.end());
  return Owner{};
}

Result<Owner> SqliteStore::own_campaign(const std::string& campaign) {
  const auto found = find_campaign(campaign);
  if (!found) return found.failure();
  if (!*found) return Failure{"campaign " + campaign + ": there is none"};
  return Owner{};
}

Result<std::vector<std::string>> SqliteStore::take_over(int most) {
  const std::lock_guard lock(mutex_);
  const auto count = std::min(left_running_.size(), std::size_t(std::max(most, 0)));
  const auto end = left_running_.begin() + std::ptrdiff_t(count);
  std::vector<std::string> ours(left_running_.begin(), end);
  left_running_.erase(left_running_.begin(), end);
  return ours;
}

Result<bool> SqliteStore::backup(const std::string& file) {
  return back_up_sqlite(file_, file);
}

}  // namespace wagonaut::server
