#include "bots/arena/thinking.h"

#include <algorithm>
#include <cmath>

namespace wagonaut::arena {
namespace {

constexpr double kInADoubling = 8;

double upper_end(int step) {
  return std::exp2((step + 1) / kInADoubling);
}

}  // namespace

void Thinking::add(std::uint64_t nanoseconds) {
  const double doublings = std::log2(double(std::max<std::uint64_t>(1, nanoseconds)));
  add(std::min(int(kInADoubling * doublings), kSteps - 1), 1);
}

Thinking& Thinking::operator+=(const Thinking& other) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
  return *this;
}

std::uint64_t Thinking::count() const {
  std::uint64_t sum = 0;
  for (const std::uint32_t n : counts_) sum += n;
  return sum;
}

double Thinking::mean() const {
  double sum = 0;
  for (int i = 0; i < kSteps; ++i)  // the geometric middle of each step
    sum += counts_[std::size_t(i)] * upper_end(i) * std::exp2(-0.5 / kInADoubling);
  return sum / double(std::max<std::uint64_t>(1, count()));
}

double Thinking::quantile(double part) const {
  const double wanted = part * double(count());
  double seen = 0;
  for (int i = 0; i < kSteps; ++i) {
    seen += counts_[std::size_t(i)];
    if (seen >= wanted && seen > 0) return upper_end(i);
  }
  return 0;
}

}  // namespace wagonaut::arena
