#include "server/store/entry_writer.h"

#include <algorithm>

#include "engine/base/check.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {

namespace {

// Enough to make the cost of a commit vanish, few enough not to keep the first one waiting.
constexpr std::size_t kMostTogether = 500;

}  // namespace

std::vector<Kept> all_answered(std::span<const Append> batch, Kept kept) {
  return std::vector<Kept>(batch.size(), kept);
}

EntryWriter::EntryWriter(Commit commit) : commit_(std::move(commit)), thread_([this] { work(); }) {}

EntryWriter::~EntryWriter() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  news_.notify_one();
  thread_.join();
}

void EntryWriter::add(Append append, std::function<void(Kept)> done) {
  // A table begins with its summary, and a summary is of its own table.
  CHECK(append.entry.seq > 0 || append.summary || append.campaign);
  CHECK(!append.campaign || append.campaign->id == append.game);
  CHECK(!append.summary || append.summary->id == append.game);
  {
    const std::lock_guard lock(mutex_);
    waiting_.emplace_back(std::move(append), std::move(done));
  }
  news_.notify_one();
}

void EntryWriter::work() {
  for (;;) {
    std::vector<Append> batch;
    std::vector<std::function<void(Kept)>> done;
    {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      while (!waiting_.empty() && batch.size() < kMostTogether) {
        batch.push_back(std::move(waiting_.front().first));
        done.push_back(std::move(waiting_.front().second));
        waiting_.pop_front();
      }
    }
    const std::vector<Kept> kept = keep(batch);
    for (std::size_t i = 0; i < done.size(); ++i) done[i](kept[i]);
  }
}

std::vector<Kept> EntryWriter::keep(std::span<const Append> batch) {
  std::optional<std::vector<Kept>> together;
  if (const auto why = trouble_in([&] { together = commit_(batch); })) {
    // Nobody knows how far it came; each table looks into its own log.
    log(Level::Error, "writer_broke_off", {{"why", *why}});
    return all_answered(batch, Kept::Unknown);
  }
  if (together) return *together;
  // A bad one must not take its neighbours down: each gets a transaction of its own.
  std::vector<Kept> kept;
  for (const Append& one : batch) {
    const auto alone = batch.size() > 1 ? commit_({&one, 1}) : std::nullopt;
    if (!alone)
      log(Level::Error, "entry_refused_by_store",
          {{"table", one.game}, {"seq", std::to_string(one.entry.seq)}});
    kept.push_back(alone ? alone->front() : Kept::Unavailable);
  }
  return kept;
}

}  // namespace wagonaut::server
