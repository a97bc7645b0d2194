#pragma once

#include <algorithm>
#include <cstdint>

namespace wagonaut::server {

/// How long a table waited for whoever has a seat, in milliseconds, without what bots answered.
/// What was taken back had been thought about as well.
struct TimeTaken {
  int answers = 0;
  std::int64_t total = 0, longest = 0;

  void add(std::int64_t took) {
    ++answers;
    total += took;
    longest = std::max(longest, took);
  }
};

}  // namespace wagonaut::server
