#pragma once

#include <mutex>
#include <string>

namespace wagonaut::server {

/// Tells the log when the database goes away and when it is back: once each, not at every try.
class StorePresence {
 public:
  void here();
  void away(const std::string& why);

 private:
  std::mutex mutex_;
  bool away_ = false;
};

}  // namespace wagonaut::server
