#include "server/lobby/timed_store.h"

#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr std::chrono::seconds kSilence{5};  // of who looks: the store holds him up

}  // namespace

bool TimedStore::well() const {
  return keeps_ && answers_ && Clock::now() - looked_at_.load() < kSilence;
}

void TimedStore::look() {
  bool answers = false;
  const bool tries = !keeps_;
  trouble_in([&] { answers = tries ? store_->writable() : store_->healthy(); });
  // An entry that was kept meanwhile has the last word.
  if (tries && answers) keeps_ = true;
  answers_ = answers;
  looked_at_ = Clock::now();
}

void TimedStore::append(Append append, std::function<void(Kept)> done) {
  store_->append(
      std::move(append), [this, begun = Clock::now(), done = std::move(done)](Kept kept) {
        const std::chrono::duration<double> took = Clock::now() - begun;
        std::size_t bucket = 0;
        while (bucket < StoreCounts::kBounds.size() && took.count() > StoreCounts::kBounds[bucket])
          ++bucket;
        ++counts_.appends[bucket];
        counts_.micros += long(took.count() * 1e6);
        keeps_ = kept == Kept::Yes || kept == Kept::Taken;
        if (kept == Kept::Taken) ++counts_.taken;
        if (kept == Kept::Unavailable) ++counts_.unavailable;
        if (kept == Kept::Unknown) ++counts_.unknown;
        done(kept);
      });
}

}  // namespace wagonaut::server
