#pragma once

#include <optional>
#include <span>

#include "server/store/presence.h"
#include "server/store/sqlite_link.h"
#include "server/store/store.h"

namespace wagonaut::server {

/// Puts entries into an SQLite file, a batch in one transaction. Lives on the writer's thread.
class SqliteKeeper {
 public:
  SqliteKeeper(std::string file, SqliteLink link)
      : file_(std::move(file)), link_(std::move(link)) {}

  /// See EntryWriter::Commit.
  std::optional<std::vector<Kept>> commit(std::span<const Append> batch);

 private:
  std::optional<std::vector<Kept>> put_down(std::span<const Append> batch);
  Result<Kept> add(const Append& append);
  Result<bool> add_table(const Append& append);
  Result<bool> add_details(const Append& append);
  Result<bool> seat(const std::string& game, const std::vector<HeldSeat>& held);
  Result<Kept> add_to_campaign(const Append& append);
  Result<bool> note_holders(const std::string& campaign, const std::vector<HeldSeat>& held);
  Result<bool> add_score(const std::string& game, const Score& score);
  std::vector<Kept> give_up(std::span<const Append> batch, const std::string& why, Kept kept);

  std::string file_;
  std::optional<SqliteLink> link_;
  StorePresence presence_;
};

}  // namespace wagonaut::server
