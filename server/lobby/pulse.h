#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "server/store/store.h"

namespace wagonaut::server {

/// Says every second that this process lives, whatever else it does, and keeps watch over its
/// lease: once others may take it for dead, its tables are theirs to show.
class Pulse {
 public:
  struct Listener {
    std::function<void()> lapsed;  // nothing is ours any more
    std::function<void()> holds;   // whatever is ours is ours again
  };
  /// The first beat has been heard; the listener is called on threads of the pulse.
  static Result<std::unique_ptr<Pulse>> begin(Store& store, Listener listener);
  ~Pulse();
  Pulse(const Pulse&) = delete;
  Pulse& operator=(const Pulse&) = delete;

 private:
  /// Goes on while the machine sleeps, as the lease does.
  using Instant = std::chrono::nanoseconds;
  static Instant now();

  Pulse(Store& store, Listener listener) : store_(store), listener_(std::move(listener)) {}
  Result<bool> beat();
  void beat_on();
  void keep_watch();
  void lapse();
  bool rest(Millis span);

  Store& store_;
  Listener listener_;
  std::mutex telling_;  // one call of the listener after another
  bool lapsed_ = false;
  std::atomic<Instant> until_{Instant::max()};
  std::mutex mutex_;
  std::condition_variable end_;
  bool ending_ = false;
  std::thread beats_, watches_;
};

}  // namespace wagonaut::server
