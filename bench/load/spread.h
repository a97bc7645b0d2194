#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace wagonaut::load {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

/// How a sample of times spreads, in milliseconds.
struct Spread {
  std::size_t count = 0;
  double median = 0, p90 = 0, p99 = 0, most = 0;
};

/// Times that were measured, every one of them: no buckets, so nothing is rounded up or down.
class Sample {
 public:
  void add(Clock::duration time);
  void clear() { micros_.clear(); }
  Spread spread() const;

 private:
  std::vector<std::uint32_t> micros_;
};

/// The smallest value that `share` (0 to 1) of all are not above: nearest rank. `sorted` rises; of
/// no values it is 0.
std::uint32_t at_share(const std::vector<std::uint32_t>& sorted, double share);

}  // namespace wagonaut::load
