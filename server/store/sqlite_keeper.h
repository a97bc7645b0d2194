#pragma once

#include <optional>
#include <span>

#include "server/store/attendance.h"
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
  std::vector<Kept> give_up(std::span<const Append> batch, const std::string& why, Kept kept);

  std::string file_;
  std::optional<SqliteLink> link_;
  Attendance attendance_;
};

}  // namespace wagonaut::server
