#pragma once

#include <sqlite3.h>

#include <map>
#include <memory>

#include "engine/base/result.h"
#include "server/store/sql.h"

namespace wagonaut::server {

/// One connection to an SQLite file, for one thread at a time. Statements are prepared once.
class SqliteLink {
 public:
  /// Makes the file if there is none, readable by its owner alone: it holds the seeds.
  static Result<SqliteLink> open(const std::string& file);

  Result<SqlRows> ask(const std::string& sql, const SqlValues& values);
  /// Several statements without values or answers.
  Result<bool> run(const std::string& sql);

  /// Rows changed by the last statement that changes any.
  int changes() const { return sqlite3_changes(handle_.get()); }
  bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
  /// SQLite's extended code of the last failure.
  int code() const { return code_; }
  sqlite3* handle() { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;

  SqliteLink(sqlite3* handle, std::string file) : handle_(handle), file_(std::move(file)) {}
  Result<sqlite3_stmt*> prepared(const std::string& sql);
  Failure failure();

  std::unique_ptr<sqlite3, Close> handle_;
  std::string file_;
  std::map<std::string, Statement> statements_;  // after handle_: they go first
  int code_ = SQLITE_OK;
};

}  // namespace wagonaut::server
