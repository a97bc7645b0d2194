#include "server/store/open_store.h"

#include <filesystem>

#include "server/store/postgres_store.h"
#include "server/store/sqlite_backup.h"
#include "server/store/sqlite_store.h"

namespace wagonaut::server {

namespace {

bool names_postgres(const std::string& url) {
  return url.starts_with("postgres://") || url.starts_with("postgresql://");
}

Result<std::string> sqlite_file(const std::string& url) {
  const std::string file = url.starts_with("sqlite:") ? url.substr(7) : url;
  // What looks like an address and is not known is a slip, not a file: it may hold a password.
  if (file.empty() || file.find("://") != std::string::npos)
    return Failure{"the store is neither a file nor postgres://user:password@host:5432/database"};
  std::error_code unknown;
  if (std::filesystem::is_directory(file, unknown)) return Failure{file + ": this is a folder"};
  return file;
}

}  // namespace

Result<std::unique_ptr<Store>> open_store(const std::string& url, const std::string& address,
                                          Use use) {
  if (names_postgres(url)) return PostgresStore::open({.url = url, .address = address}, use);
  const auto file = sqlite_file(url);
  if (!file) return file.failure();
  return SqliteStore::open(*file, use);
}

Result<bool> back_up_store(const std::string& url, const std::string& file) {
  if (names_postgres(url))
    return Failure{file + ": not written; use pg_dump to back up a PostgreSQL database"};
  const auto from = sqlite_file(url);
  if (!from) return from.failure();
  return back_up_sqlite(*from, file);
}

}  // namespace wagonaut::server
