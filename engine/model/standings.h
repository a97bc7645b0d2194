#pragma once

#include <array>
#include <cstdint>

#include "engine/model/ids.h"

namespace wagonaut {

/// The score of one seat, part by part.
struct SeatStanding {
  std::int16_t lanes = 0;      // running score: lane points less exchange losses
  std::int16_t tickets = 0;    // complete less incomplete
  std::int16_t completed = 0;  // number of complete tickets
  std::int16_t trail = 0;      // length of the longest trail
  std::int16_t trail_bonus = 0;
  std::int16_t tickets_bonus = 0;
  std::int16_t harbours = 0;  // value of harbours built
  std::int16_t unbuilt = 0;   // added (negative) for harbours not built
  std::int16_t total = 0;
  std::uint8_t place = 1;  // equal seats share a place (G-47)

  friend constexpr bool operator==(const SeatStanding&, const SeatStanding&) = default;
};

struct Standings {
  std::array<SeatStanding, kMaxSeats> seat{};

  SeatStanding& at(Seat s) { return seat[std::size_t(s)]; }
  const SeatStanding& at(Seat s) const { return seat[std::size_t(s)]; }
  friend constexpr bool operator==(const Standings&, const Standings&) = default;
};

}  // namespace wagonaut
