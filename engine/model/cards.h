#pragma once

#include <array>
#include <cstdint>

#include "engine/model/ids.h"

namespace wagonaut {

/// A multiset of cards as counts per sort: a hand, a pile, a payment.
struct Cards {
  std::array<std::uint8_t, kMaxSorts> count{};

  constexpr std::uint8_t& operator[](Sort sort) { return count[std::size_t(sort)]; }
  constexpr std::uint8_t operator[](Sort sort) const { return count[std::size_t(sort)]; }

  constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t n : count) sum += n;
    return sum;
  }
  constexpr bool empty() const { return *this == Cards{}; }
  constexpr bool covers(const Cards& part) const {
    bool all = true;
    for (std::size_t i = 0; i < count.size(); ++i) all &= count[i] >= part.count[i];
    return all;
  }
  constexpr Cards& operator+=(const Cards& o) {
    for (std::size_t i = 0; i < count.size(); ++i) count[i] = std::uint8_t(count[i] + o.count[i]);
    return *this;
  }
  constexpr Cards& operator-=(const Cards& o) {
    for (std::size_t i = 0; i < count.size(); ++i) count[i] = std::uint8_t(count[i] - o.count[i]);
    return *this;
  }
  friend constexpr Cards operator+(Cards a, const Cards& b) { return a += b; }
  friend constexpr Cards operator-(Cards a, const Cards& b) { return a -= b; }
  friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

}  // namespace wagonaut
