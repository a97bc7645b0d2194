#pragma once

#include <condition_variable>
#include <mutex>
#include <vector>

#include "server/store/sqlite_link.h"

namespace wagonaut::server {

/// A few connections for questions from any thread, so that a long answer keeps no short one
/// waiting. All are open from the start.
class SqliteReaders {
 public:
  static Result<std::unique_ptr<SqliteReaders>> open(const std::string& file);
  Result<SqlRows> ask(const std::string& sql, const SqlValues& values);

 private:
  explicit SqliteReaders(std::vector<SqliteLink> links) : idle_(std::move(links)) {}
  SqliteLink borrow();

  std::mutex mutex_;
  std::condition_variable returned_;
  std::vector<SqliteLink> idle_;
};

}  // namespace wagonaut::server
