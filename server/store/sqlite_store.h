#pragma once

#include <deque>
#include <mutex>

#include "server/store/entry_writer.h"
#include "server/store/file_lock.h"
#include "server/store/open_store.h"
#include "server/store/sql_store.h"
#include "server/store/sqlite_keeper.h"
#include "server/store/sqlite_readers.h"

namespace wagonaut::server {

/// Tables in one file, served by one process.
class SqliteStore final : public SqlStore {
 public:
  static Result<std::unique_ptr<Store>> open(const std::string& file, Use use = Use::Serve);

  void append(Append append, std::function<void(Kept)> done) override;
  Result<Owner> own(const std::string& game) override;
  Result<Owner> own_campaign(const std::string& campaign) override;
  Result<bool> beat() override { return true; }
  Result<std::vector<std::string>> take_over(int most) override;
  void release() override {}
  Result<bool> backup(const std::string& file) override;

 protected:
  Result<SqlRows> ask(const std::string& sql, const SqlValues& values) override;

 private:
  SqliteStore(std::string file, std::unique_ptr<SqliteReaders> readers, SqliteLink writer);

  std::string file_;
  std::optional<FileLock> lock_;  // a visitor has none
  std::unique_ptr<SqliteReaders> readers_;
  std::mutex mutex_;
  std::deque<std::string> left_running_;  // by the process before us, and not yet taken over
  SqliteKeeper keeper_;
  EntryWriter writer_;  // last: what waits is kept before anything is closed
};

}  // namespace wagonaut::server
