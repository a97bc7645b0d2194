#pragma once

#include <algorithm>

#include "engine/model/state.h"

namespace wagonaut {

/// Cards leave the hand in the open. Those that everybody had seen arrive are taken to be the ones
/// that leave, because nobody can know better.
inline void take_from_hand(SeatState& seat, const Cards& cards) {
  seat.hand -= cards;
  for (std::size_t i = 0; i < cards.count.size(); ++i)
    seat.shown.count[i] =
        std::uint8_t(seat.shown.count[i] - std::min(seat.shown.count[i], cards.count[i]));
}

/// Cards come into the hand before everybody's eyes.
inline void put_in_hand(SeatState& seat, const Cards& cards) {
  seat.hand += cards;
  seat.shown += cards;
}

}  // namespace wagonaut
