#pragma once

#include <optional>
#include <vector>

#include "server/base/strand.h"

namespace wagonaut::server {

/// Since when each seat's holder is away; at first nobody is there.
class Attendance {
 public:
  Attendance(std::size_t seats, Instant now) : away_since_(seats, now) {}

  void came(int seat) { away_since_[std::size_t(seat)].reset(); }
  void went(int seat, Instant now) { away_since_[std::size_t(seat)] = now; }
  /// Nothing of who is there.
  const std::optional<Instant>& away_since(int seat) const {
    return away_since_[std::size_t(seat)];
  }

  /// The seat was taken away; later ones have moved up.
  void drop(int seat) { away_since_.erase(away_since_.begin() + seat); }

 private:
  std::vector<std::optional<Instant>> away_since_;
};

}  // namespace wagonaut::server
