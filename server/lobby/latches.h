#pragma once

#include <condition_variable>
#include <mutex>
#include <set>
#include <string>

namespace wagonaut::server {

/// One at a time for each name; other names do not wait.
class Latches {
 public:
  class Hold {
   public:
    Hold(Latches& latches, std::string name) : latches_(latches), name_(std::move(name)) {
      std::unique_lock lock(latches_.mutex_);
      latches_.freed_.wait(lock, [this] { return latches_.held_.insert(name_).second; });
    }
    ~Hold() {
      {
        const std::lock_guard lock(latches_.mutex_);
        latches_.held_.erase(name_);
      }
      latches_.freed_.notify_all();
    }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;

   private:
    Latches& latches_;
    const std::string name_;
  };

 private:
  std::mutex mutex_;
  std::condition_variable freed_;
  std::set<std::string> held_;
};

}  // namespace wagonaut::server
