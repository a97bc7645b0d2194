#pragma once

#include <array>
#include <cstdint>

namespace wagonaut::arena {

/// How long decisions took: counts in steps of an eighth of a doubling, so that many are kept in
/// little room and can be added up in any order.
class Thinking {
 public:
  static constexpr int kSteps = 8 * 40;  // up to a quarter of an hour

  void add(std::uint64_t nanoseconds);
  void add(int step, std::uint32_t count) { counts_[std::size_t(step)] += count; }
  Thinking& operator+=(const Thinking& other);

  std::uint64_t count() const;
  double mean() const;                 // nanoseconds
  double quantile(double part) const;  // the upper end of its step
  const std::array<std::uint32_t, kSteps>& counts() const { return counts_; }

  friend bool operator==(const Thinking&, const Thinking&) = default;

 private:
  std::array<std::uint32_t, kSteps> counts_{};
};

}  // namespace wagonaut::arena
