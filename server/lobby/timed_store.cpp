#include "server/lobby/timed_store.h"

#include <chrono>

namespace wagonaut::server {

void TimedStore::append(Append append, std::function<void(Kept)> done) {
  using Clock = std::chrono::steady_clock;
  store_->append(
      std::move(append), [this, begun = Clock::now(), done = std::move(done)](Kept kept) {
        const std::chrono::duration<double> took = Clock::now() - begun;
        std::size_t bucket = 0;
        while (bucket < StoreCounts::kBounds.size() && took.count() > StoreCounts::kBounds[bucket])
          ++bucket;
        ++counts_.appends[bucket];
        counts_.micros += long(took.count() * 1e6);
        if (kept == Kept::Taken) ++counts_.taken;
        if (kept == Kept::Unavailable) ++counts_.unavailable;
        if (kept == Kept::Unknown) ++counts_.unknown;
        done(kept);
      });
}

}  // namespace wagonaut::server
