#pragma once

#include <string>
#include <vector>

#include "server/watch/log.h"

namespace wagonaut::tests {

/// Collects what is logged while it lives; one at a time.
class LogLines {
 public:
  explicit LogLines(server::Level least = server::Level::Info, bool json = false);
  ~LogLines();
  LogLines(const LogLines&) = delete;
  LogLines& operator=(const LogLines&) = delete;

  std::vector<std::string> lines() const;
  /// Those that contain `part`.
  std::vector<std::string> lines_with(const std::string& part) const;
};

}  // namespace wagonaut::tests
