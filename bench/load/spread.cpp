#include "bench/load/spread.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace wagonaut::load {

void Sample::add(Clock::duration time) {
  const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
  constexpr std::int64_t kMost = std::numeric_limits<std::uint32_t>::max();
  micros_.push_back(std::uint32_t(std::clamp<std::int64_t>(micros, 0, kMost)));
}

Spread Sample::spread() const {
  std::vector<std::uint32_t> sorted = micros_;
  std::sort(sorted.begin(), sorted.end());
  const auto millis = [&](double share) { return at_share(sorted, share) / 1000.0; };
  return {sorted.size(), millis(0.5), millis(0.9), millis(0.99), millis(1)};
}

std::uint32_t at_share(const std::vector<std::uint32_t>& sorted, double share) {
  if (sorted.empty()) return 0;
  // A share such as 0.9 is a little more than nine tenths in binary: a rank must not slip by it.
  const double rank = std::ceil(share * double(sorted.size()) - 1e-9);
  const auto last = double(sorted.size());
  return sorted[std::size_t(std::clamp(rank, 1.0, last)) - 1];
}

}  // namespace wagonaut::load
