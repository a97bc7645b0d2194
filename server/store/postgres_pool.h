#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "server/store/postgres_link.h"
#include "server/store/presence.h"

namespace wagonaut::server {

/// Opens connections to a server that may be away. One try at a time, and after a failure none for
/// a while, which doubles: callers are answered at once meanwhile.
class PostgresDoor {
 public:
  explicit PostgresDoor(PostgresSettings settings) : settings_(std::move(settings)) {}
  Result<std::unique_ptr<PostgresLink>> open();
  const PostgresSettings& settings() const { return settings_; }
  StorePresence& presence() { return presence_; }

 private:
  PostgresSettings settings_;
  std::mutex mutex_;
  Millis pause_{0};
  std::chrono::steady_clock::time_point next_try_{};
  std::string reason_;
  StorePresence presence_;
};

/// A few connections for questions from any thread.
class PostgresPool {
 public:
  explicit PostgresPool(PostgresDoor& door) : door_(door) {}

  /// Asked again on a new connection if the old one turns out to be dead.
  Result<SqlRows> ask(const std::string& sql, const SqlValues& values);
  /// For what must not happen twice.
  Result<SqlRows> ask_once(const std::string& sql, const SqlValues& values);

 private:
  using Link = std::unique_ptr<PostgresLink>;
  enum class End { Answered, Dead };
  struct Outcome {
    Result<SqlRows> rows;
    End end;
  };
  Outcome try_once(const std::string& sql, const SqlValues& values);
  Link borrow();
  void give_back(Link link);

  PostgresDoor& door_;
  std::mutex mutex_;
  std::condition_variable returned_;
  int lent_ = 0;
  std::vector<Link> idle_;
};

}  // namespace wagonaut::server
