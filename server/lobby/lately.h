#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace wagonaut::server {

/// What was asked for lately and never changes, as much as weighs no more than so many bytes. May
/// be used from any thread.
template <class Value>
class Lately {
 public:
  using Held = std::shared_ptr<const Value>;

  explicit Lately(std::size_t most) : most_(most) {}

  /// Null if it is not there (any more).
  Held find(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return nullptr;
    all_.splice(all_.begin(), all_, found->second);
    return found->second->value;
  }

  void keep(const std::string& key, Held value, std::size_t weight) {
    const std::lock_guard lock(mutex_);
    if (weight > most_ || by_key_.contains(key)) return;
    all_.push_front({key, std::move(value), weight});
    by_key_[key] = all_.begin();
    for (weight_ += weight; weight_ > most_; all_.pop_back()) {
      weight_ -= all_.back().weight;
      by_key_.erase(all_.back().key);
    }
  }

  void clear() {
    const std::lock_guard lock(mutex_);
    by_key_.clear();
    all_.clear();
    weight_ = 0;
  }

  std::size_t weight() const {
    const std::lock_guard lock(mutex_);
    return weight_;
  }

 private:
  struct One {
    std::string key;
    Held value;
    std::size_t weight = 0;
  };

  const std::size_t most_;
  mutable std::mutex mutex_;
  std::list<One> all_;  // what was asked for last comes first
  std::map<std::string, typename std::list<One>::iterator> by_key_;
  std::size_t weight_ = 0;
};

}  // namespace wagonaut::server
