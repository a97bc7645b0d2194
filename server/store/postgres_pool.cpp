#include "server/store/postgres_pool.h"

#include <algorithm>

namespace wagonaut::server {

namespace {

constexpr int kMostLinks = 4;
constexpr Millis kFirstPause{50}, kLongestPause{1000};

}  // namespace

Result<std::unique_ptr<PostgresLink>> PostgresDoor::open() {
  const std::lock_guard lock(mutex_);
  if (std::chrono::steady_clock::now() < next_try_) return Failure{reason_};
  auto link = PostgresLink::open(settings_);
  if (link) {
    pause_ = Millis{0};
    return link;
  }
  pause_ = std::clamp(pause_ * 2, kFirstPause, kLongestPause);
  next_try_ = std::chrono::steady_clock::now() + pause_;
  reason_ = link.error();
  presence_.away(reason_);
  return link;
}

Result<SqlRows> PostgresPool::ask(const std::string& sql, const SqlValues& values) {
  Outcome first = try_once(sql, values);
  if (first.end == End::Answered) return std::move(first.rows);
  return try_once(sql, values).rows;
}

Result<SqlRows> PostgresPool::ask_once(const std::string& sql, const SqlValues& values) {
  return try_once(sql, values).rows;
}

PostgresPool::Outcome PostgresPool::try_once(const std::string& sql, const SqlValues& values) {
  Link link = borrow();
  if (!link) {
    auto opened = door_.open();
    if (!opened) {
      give_back(nullptr);
      return {opened.failure(), End::Answered};
    }
    link = std::move(*opened);
  }
  auto rows = link->ask(sql, values);
  const End end = link->lost() ? End::Dead : End::Answered;
  give_back(std::move(link));
  return {std::move(rows), end};
}

/// Null: the caller may open one.
PostgresPool::Link PostgresPool::borrow() {
  std::unique_lock lock(mutex_);
  returned_.wait(lock, [this] { return lent_ < kMostLinks; });
  ++lent_;
  if (idle_.empty()) return nullptr;
  Link link = std::move(idle_.back());
  idle_.pop_back();
  return link;
}

void PostgresPool::give_back(Link link) {
  std::vector<Link> dead;
  {
    const std::lock_guard lock(mutex_);
    --lent_;
    // Where one died the others are likely to be dead, too.
    if (link && link->lost()) dead.swap(idle_);
    if (link && !link->lost()) idle_.push_back(std::move(link));
  }
  returned_.notify_one();
}

}  // namespace wagonaut::server
