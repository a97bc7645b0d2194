#pragma once

#include <array>

#include "engine/model/ids.h"

namespace wagonaut {

/// One thing for each seat.
template <class T>
struct BySeat {
  std::array<T, kMaxSeats> of{};

  constexpr T& operator[](Seat seat) { return of[std::size_t(seat)]; }
  constexpr const T& operator[](Seat seat) const { return of[std::size_t(seat)]; }
  constexpr T& operator[](int i) { return of[std::size_t(i)]; }
  constexpr const T& operator[](int i) const { return of[std::size_t(i)]; }

  friend constexpr bool operator==(const BySeat&, const BySeat&) = default;
};

}  // namespace wagonaut
