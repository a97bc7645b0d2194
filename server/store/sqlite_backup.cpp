#include "server/store/sqlite_backup.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>

namespace wagonaut::server {

namespace {

constexpr int kPatienceMillis = 10000;

struct CloseDatabase {
  void operator()(sqlite3* handle) const { sqlite3_close(handle); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

Result<Database> open_database(const std::string& file, int flags) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(handle);
  if (code != SQLITE_OK) return Failure{file + ": " + sqlite3_errstr(code)};
  sqlite3_busy_timeout(handle, kPatienceMillis);
  return database;
}

/// All pages in one go: one look at the source, so writers can neither change nor restart it.
Result<bool> copy_pages(const std::string& from, const std::string& to) {
  auto source = open_database(from, SQLITE_OPEN_READWRITE);
  if (!source) return source.failure();
  auto target = open_database(to, SQLITE_OPEN_READWRITE);
  if (!target) return target.failure();
  sqlite3_backup* copy = sqlite3_backup_init(target->get(), "main", source->get(), "main");
  if (copy == nullptr) return Failure{to + ": " + sqlite3_errmsg(target->get())};
  const int stepped = sqlite3_backup_step(copy, -1);
  const int ended = sqlite3_backup_finish(copy);
  const int code = stepped == SQLITE_DONE ? ended : stepped;
  if (code != SQLITE_OK) return Failure{from + " to " + to + ": " + sqlite3_errstr(code)};
  return true;
}

Result<bool> sync_to_disk(const std::string& path, int flags) {
  const int handle = ::open(path.c_str(), flags | O_CLOEXEC, 0600);
  const bool synced = handle >= 0 && ::fsync(handle) == 0;
  const int error = errno;
  if (handle >= 0) ::close(handle);
  if (!synced) return Failure{path + ": " + std::strerror(error)};
  return true;
}

/// Gives the finished copy its name, unless somebody has it.
Result<bool> name_it(const std::string& part, const std::string& to) {
  // A link refuses to replace, but not every file system knows links (memory cards do not).
  if (::link(part.c_str(), to.c_str()) != 0) {
    const bool no_links = errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS;
    if (!no_links || ::access(to.c_str(), F_OK) == 0 || ::rename(part.c_str(), to.c_str()) != 0)
      return Failure{to + ": " + std::strerror(errno)};
  }
  const auto folder = std::filesystem::absolute(to).parent_path();
  return sync_to_disk(folder.string(), O_RDONLY | O_DIRECTORY);
}

/// A file that is removed unless it has been renamed.
struct PartFile {
  std::string path;
  ~PartFile() { ::unlink(path.c_str()); }
};

}  // namespace

Result<bool> back_up_sqlite(const std::string& from, const std::string& to) {
  if (::access(to.c_str(), F_OK) == 0)
    return Failure{to + ": there is such a file, and a backup replaces none"};
  const PartFile part{to + ".part-" + std::to_string(::getpid())};
  ::unlink(part.path.c_str());
  if (const auto made = sync_to_disk(part.path, O_RDWR | O_CREAT | O_EXCL); !made)
    return made.failure();
  if (const auto copied = copy_pages(from, part.path); !copied) return copied.failure();
  if (const auto synced = sync_to_disk(part.path, O_RDWR); !synced) return synced.failure();
  return name_it(part.path, to);
}

}  // namespace wagonaut::server
