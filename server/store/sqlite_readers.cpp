#include "server/store/sqlite_readers.h"

#include "server/watch/promise.h"

namespace wagonaut::server {

namespace {

constexpr int kReaders = 4;  // as many as threads that serve requests

}  // namespace

Result<std::unique_ptr<SqliteReaders>> SqliteReaders::open(const std::string& file) {
  std::vector<SqliteLink> links;
  for (int i = 0; i < kReaders; ++i) {
    auto link = SqliteLink::open(file);
    if (!link) return link.failure();
    links.push_back(std::move(*link));
  }
  return std::unique_ptr<SqliteReaders>(new SqliteReaders(std::move(links)));
}

Result<SqlRows> SqliteReaders::ask(const std::string& sql, const SqlValues& values) {
  SqliteLink link = borrow();
  Result<SqlRows> rows = Failure{};
  const auto why = trouble_in([&] { rows = link.ask(sql, values); });
  {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(link));
  }
  returned_.notify_one();
  if (why) return Failure{*why};
  return rows;
}

SqliteLink SqliteReaders::borrow() {
  std::unique_lock lock(mutex_);
  returned_.wait(lock, [this] { return !idle_.empty(); });
  SqliteLink link = std::move(idle_.back());
  idle_.pop_back();
  return link;
}

}  // namespace wagonaut::server
