#pragma once

#include <optional>
#include <set>
#include <span>

#include "server/store/postgres_pool.h"
#include "server/store/store.h"

namespace wagonaut::server {

/// Puts entries into PostgreSQL, a batch in one transaction. An entry is kept only while `node`
/// owns the table: the row is locked until the commit, so nobody takes the table over in between.
/// Commits come from the writer's thread alone.
class PostgresKeeper {
 public:
  PostgresKeeper(PostgresDoor& door, std::string node) : door_(door), node_(std::move(node)) {}

  /// See EntryWriter::Commit.
  std::optional<std::vector<Kept>> commit(std::span<const Append> batch);

  /// True when a commit of the table was cut off: it may still be going on.
  bool in_doubt(const std::string& game);
  void settle(const std::string& game);

 private:
  std::optional<std::vector<Kept>> try_to_commit(std::span<const Append> batch);
  Result<std::vector<Kept>> put_down(std::span<const Append> batch);
  std::optional<std::vector<Kept>> turn_down(std::span<const Append> batch, const std::string& why);
  std::vector<Kept> finish(std::span<const Append> batch, std::vector<Kept> kept);
  std::vector<Kept> give_up(std::span<const Append> batch, const std::string& why);

  PostgresDoor& door_;
  std::string node_;
  std::unique_ptr<PostgresLink> link_;
  std::mutex mutex_;
  std::set<std::string> in_doubt_;
};

}  // namespace wagonaut::server
