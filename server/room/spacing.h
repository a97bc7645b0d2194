#pragma once

#include <map>

#include "server/base/strand.h"

namespace wagonaut::server {

/// What a seat may do only now and then, because everybody is told.
class Spacing {
 public:
  /// Whether the seat did it less than `span` ago. If not, it does so now.
  bool too_soon(int seat, Instant now, Millis span) {
    const auto last = last_.find(seat);
    if (last != last_.end() && now < last->second + span) return true;
    last_[seat] = now;
    return false;
  }

 private:
  std::map<int, Instant> last_;
};

}  // namespace wagonaut::server
