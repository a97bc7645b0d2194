#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace wagonaut::server {

/// Group commit: one thread takes what waits and keeps it in one transaction, then answers in the
/// order of arrival.
class EntryWriter {
 public:
  /// Keeps all of them, in their order, in one transaction, and says what became of each. Nothing:
  /// one of them spoiled the transaction, and none was kept.
  using Commit = std::function<std::optional<std::vector<Kept>>(std::span<const Append>)>;

  explicit EntryWriter(Commit commit);
  /// What still waits is committed and answered first.
  ~EntryWriter();
  EntryWriter(const EntryWriter&) = delete;
  EntryWriter& operator=(const EntryWriter&) = delete;

  void add(Append append, std::function<void(Kept)> done);

 private:
  void work();
  std::vector<Kept> keep(std::span<const Append> batch);

  Commit commit_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<std::pair<Append, std::function<void(Kept)>>> waiting_;
  bool ending_ = false;
  std::thread thread_;
};

/// What cannot be answered one by one.
std::vector<Kept> all_answered(std::span<const Append> batch, Kept kept);

}  // namespace wagonaut::server
