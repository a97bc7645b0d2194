#pragma once

#include <chrono>
#include <map>
#include <memory>

#include "engine/base/result.h"
#include "server/base/strand.h"
#include "server/store/sql.h"

struct pg_conn;
struct pg_result;

namespace wagonaut::server {

struct PostgresSettings {
  std::string url;      // postgres://…
  std::string address;  // where other processes reach this one
  Millis lease{5000};   // silence after which a process is taken for dead
  Millis answer{6000};  // silence after which the server is taken for lost
};

struct PostgresQuestion {
  std::string sql;
  SqlValues values;
};

/// One connection to PostgreSQL, for one thread at a time. Statements are prepared once. No call
/// waits for a silent server for longer than the settings say.
class PostgresLink {
 public:
  static Result<std::unique_ptr<PostgresLink>> open(const PostgresSettings& settings);

  Result<SqlRows> ask(const std::string& sql, const SqlValues& values = {});
  /// All questions in one go; the answers stop at the first failure.
  Result<std::vector<SqlRows>> ask_all(const std::vector<PostgresQuestion>& questions);
  /// Several statements without values or answers, which may take so long.
  Result<bool> run(const std::string& sql, Millis patience);
  /// Waits for somebody's NOTIFY on a channel this link listens to.
  Result<bool> wait_for_notice(Millis most);

  /// The connection is dead: whatever was under way may or may not have happened.
  bool lost() const { return lost_; }
  /// PostgreSQL's five letters about the last failure; empty if it said nothing.
  const std::string& code() const { return code_; }
  /// What the last command calls itself: "COMMIT".
  const std::string& tag() const { return tag_; }

 private:
  using Deadline = std::chrono::steady_clock::time_point;
  struct Free {
    void operator()(pg_conn* handle) const;
    void operator()(pg_result* answer) const;
  };
  using Answer = std::unique_ptr<pg_result, Free>;

  PostgresLink(pg_conn* handle, Millis patience) : handle_(handle), patience_(patience) {}
  Result<bool> prepare(const PostgresQuestion& question);
  bool send(const std::string& sql, const SqlValues& values);
  Answer next(Deadline deadline);
  bool wait(Deadline deadline);
  Result<SqlRows> read_answer(Deadline deadline);
  Result<SqlRows> rows_of(const Answer& answer);
  Result<std::vector<SqlRows>> read_answers(std::size_t count);
  Failure lose(const std::string& why);
  Failure failure(const Answer& answer);
  Deadline deadline() const { return std::chrono::steady_clock::now() + patience_; }

  std::unique_ptr<pg_conn, Free> handle_;
  Millis patience_;
  std::map<std::string, std::string> names_;  // of prepared statements, by their SQL
  bool lost_ = false;
  std::string code_, tag_;
};

}  // namespace wagonaut::server
