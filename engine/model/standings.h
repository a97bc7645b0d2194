#pragma once

#include <array>
#include <cstdint>

#include "engine/base/fixed_vector.h"
#include "engine/model/award.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// One part of a score: what it is for, the points, and the number that they came from.
struct Part {
  AwardKind kind{};
  std::int16_t points = 0;
  std::int16_t value = 0;

  friend constexpr bool operator==(const Part&, const Part&) = default;
};

/// The score of one seat, part by part in the order they are added up. Parts without points are
/// there for their values: a line of the law that brought nothing, or what a tie-break compares.
struct SeatStanding {
  FixedVector<Part, 12> parts;
  std::int16_t total = 0;
  std::uint8_t place = 1;  // equal seats share a place (G-47)

  /// 0 where there is no such part.
  constexpr int points(AwardKind kind) const {
    const Part* part = find(kind);
    return part == nullptr ? 0 : part->points;
  }
  constexpr int value(AwardKind kind) const {
    const Part* part = find(kind);
    return part == nullptr ? 0 : part->value;
  }
  constexpr const Part* find(AwardKind kind) const {
    for (const Part& part : parts)
      if (part.kind == kind) return &part;
    return nullptr;
  }
  friend constexpr bool operator==(const SeatStanding&, const SeatStanding&) = default;
};

struct Standings {
  std::array<SeatStanding, kMaxSeats> seat{};

  SeatStanding& at(Seat s) { return seat[std::size_t(s)]; }
  const SeatStanding& at(Seat s) const { return seat[std::size_t(s)]; }
  friend constexpr bool operator==(const Standings&, const Standings&) = default;
};

}  // namespace wagonaut
