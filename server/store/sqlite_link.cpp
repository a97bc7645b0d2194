#include "server/store/sqlite_link.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace wagonaut::server {

namespace {

constexpr int kBusyMillis = 5000;

/// A full sync at every commit is what makes "kept" true; in WAL mode readers are not held up.
constexpr const char* kHabits = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";

/// SQLite would make it readable for all who may read what this user makes. A file that is there is
/// left alone: to close it would take the locks away that this process has on it, and the next
/// visitor would think itself alone and remove the log.
Result<bool> make_private(const std::string& file) {
  const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (handle < 0 && errno != EEXIST) return Failure{file + ": " + std::strerror(errno)};
  if (handle >= 0) ::close(handle);
  return true;
}

int bind_value(sqlite3_stmt* statement, int place, const SqlValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value))
    return sqlite3_bind_int64(statement, place, *number);
  // Looked at, not copied: it outlives the steps of this question.
  const auto& text = std::get<std::string_view>(value);
  return sqlite3_bind_text64(statement, place, text.empty() ? "" : text.data(), text.size(),
                             SQLITE_STATIC, SQLITE_UTF8);
}

/// "$3" is the third value wherever it stands; SQLite would count by first appearance.
int bind_values(sqlite3_stmt* statement, const SqlValues& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const int place =
        sqlite3_bind_parameter_index(statement, ("$" + std::to_string(i + 1)).c_str());
    if (place == 0) continue;
    if (const int code = bind_value(statement, place, values[i]); code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

SqlRow row_of(sqlite3_stmt* statement) {
  SqlRow row;
  for (int i = 0; i < sqlite3_column_count(statement); ++i) {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, i));
    row.emplace_back(text != nullptr ? text : "", std::size_t(sqlite3_column_bytes(statement, i)));
  }
  return row;
}

}  // namespace

Result<SqliteLink> SqliteLink::open(const std::string& file) {
  if (const auto made = make_private(file); !made) return made.failure();
  sqlite3* handle = nullptr;
  const int code =
      sqlite3_open_v2(file.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  SqliteLink link(handle, file);
  if (code != SQLITE_OK) return link.failure();
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, kBusyMillis);
  const auto mode = link.ask("PRAGMA journal_mode = WAL", {});
  if (!mode) return mode.failure();
  if (mode->empty() || mode->front()[0] != "wal")
    return Failure{file + ": its file system cannot share memory, which the log of SQLite needs"};
  if (const auto set = link.run(kHabits); !set) return set.failure();
  return link;
}

Result<SqlRows> SqliteLink::ask(const std::string& sql, const SqlValues& values) {
  const auto statement = prepared(sql);
  if (!statement) return statement.failure();
  SqlRows rows;
  int code = bind_values(*statement, values);
  if (code == SQLITE_OK)
    while ((code = sqlite3_step(*statement)) == SQLITE_ROW) rows.push_back(row_of(*statement));
  if (code == SQLITE_DONE) code = SQLITE_OK;
  auto trouble = code != SQLITE_OK ? std::optional(failure()) : std::nullopt;
  sqlite3_reset(*statement);
  sqlite3_clear_bindings(*statement);
  if (trouble) return *trouble;
  return rows;
}

Result<bool> SqliteLink::run(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    return failure();
  return true;
}

Result<sqlite3_stmt*> SqliteLink::prepared(const std::string& sql) {
  Statement& statement = statements_[sql];
  if (!statement) {
    sqlite3_stmt* made = nullptr;
    const int code = sqlite3_prepare_v3(handle_.get(), sql.c_str(), int(sql.size() + 1),
                                        SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    statement.reset(made);
    if (code != SQLITE_OK) return failure();
  }
  return statement.get();
}

Failure SqliteLink::failure() {
  code_ = handle_ ? sqlite3_extended_errcode(handle_.get()) : SQLITE_NOMEM;
  return {file_ + ": " + (handle_ ? sqlite3_errmsg(handle_.get()) : "out of memory")};
}

}  // namespace wagonaut::server
