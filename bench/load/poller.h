#pragma once

#include <cstdint>
#include <functional>
#include <queue>
#include <string>
#include <vector>

#include "bench/load/spread.h"

namespace wagonaut::load {

/// What a socket tells when something can be done with it.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void ready(bool readable, bool writable) = 0;
};

/// One thread that looks after all sockets and the times at which something is due.
class Poller {
 public:
  Poller();
  ~Poller();
  Poller(const Poller&) = delete;
  Poller& operator=(const Poller&) = delete;

  /// Until the socket is closed. The watcher must live as long as the poller.
  bool watch(int socket, Watcher& watcher);
  void want_to_write(int socket, Watcher& watcher, bool wanted);
  void at(Moment when, std::function<void()> task);
  /// Works until `done` or the time is over; true if it is done.
  bool run(Moment until, const std::function<bool()>& done);

  /// Room for what is read, shared by all: thousands of sockets need no buffer each.
  std::string& scratch() { return scratch_; }

 private:
  struct Due {
    Moment when;
    std::uint64_t order;  // of two at the same time the first that was named
    std::function<void()> task;
    bool operator<(const Due& other) const {
      return when != other.when ? when > other.when : order > other.order;
    }
  };
  void run_due();
  int millis_until(Moment until) const;

  int epoll_;
  std::priority_queue<Due> due_;
  std::uint64_t named_ = 0;
  std::string scratch_;
};

}  // namespace wagonaut::load
