#pragma once

#include <atomic>

#include "server/store/entry_writer.h"
#include "server/store/open_store.h"
#include "server/store/postgres_keeper.h"
#include "server/store/sql_store.h"

namespace wagonaut::server {

/// Tables in a PostgreSQL database, served by any number of processes. Each process has a lease on
/// its life, measured by the database's clock, and each table names the process that owns it.
class PostgresStore final : public SqlStore {
 public:
  static Result<std::unique_ptr<Store>> open(const PostgresSettings& settings,
                                             Use use = Use::Serve);

  void append(Append append, std::function<void(Kept)> done) override;
  Result<std::vector<Entry>> read(const std::string& game, int from) override;
  Result<Owner> own(const std::string& game) override;
  Result<bool> beat() override;
  Result<std::vector<std::string>> take_over(int most) override;
  void release() override;
  bool wait_for_news(Millis most) override;
  Result<bool> backup(const std::string& file) override;

 protected:
  Result<SqlRows> ask(const std::string& sql, const SqlValues& values) override;

 private:
  explicit PostgresStore(const PostgresSettings& settings);
  Result<std::optional<Owner>> try_to_own(const std::string& game);
  Result<bool> listen();

  std::string node_ = new_node_id();
  PostgresDoor door_;
  PostgresPool pool_;
  std::atomic<bool> lost_count_ = false;  // of our tables: an answer about them was cut off
  std::mutex listening_;
  std::unique_ptr<PostgresLink> listener_;
  PostgresKeeper keeper_;
  EntryWriter writer_;  // last: what waits is kept before anything is closed
};

}  // namespace wagonaut::server
