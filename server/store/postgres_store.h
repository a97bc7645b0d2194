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
  Result<std::vector<Entry>> read_campaign(const std::string& campaign, int from) override;
  Result<Owner> own(const std::string& game) override;
  Result<Owner> own_campaign(const std::string& campaign) override;
  Result<bool> beat() override;
  std::optional<Millis> lease() const override { return door_.settings().lease; }
  Result<std::vector<std::string>> take_over(int most) override;
  void release() override;
  bool wait_for_news(Millis most) override;
  Result<bool> backup(const std::string& file) override;

 protected:
  Result<SqlRows> ask(const std::string& sql, const SqlValues& values) override;

 private:
  explicit PostgresStore(const PostgresSettings& settings);
  /// What is asked of tables and of campaigns alike, in the words of one of them.
  struct Owning {
    const char *who, *take;
    std::string name;
  };
  Result<Owner> own(const Owning& what, const std::string& id);
  Result<std::optional<Owner>> try_to_own(const Owning& what, const std::string& id);
  Result<bool> listen();
  Result<SqlRows> ask_for_life();
  /// After an outage: who owns tables has not had the time to say that it lives.
  bool others_may_come_back() const;

  std::string node_ = new_node_id();
  PostgresDoor door_;
  PostgresPool pool_;
  std::atomic<bool> lost_count_ = false;  // of our tables: an answer about them was cut off
  std::mutex beating_;
  std::unique_ptr<PostgresLink> pulse_;  // of its own: it waits for no question
  std::atomic<bool> missed_beat_ = false;
  std::atomic<std::chrono::steady_clock::time_point> others_until_{};
  std::mutex listening_;
  std::unique_ptr<PostgresLink> listener_;
  PostgresKeeper keeper_;
  EntryWriter writer_;  // last: what waits is kept before anything is closed
};

}  // namespace wagonaut::server
