#pragma once

#include "bots/position.h"

namespace wagonaut {

/// A hand and a supply that are used up claim by claim.
struct Reserves {
  explicit Reserves(const Position& at)
      : held(at.held), pieces{at.trains, at.ships}, locos(at.locos()) {}

  std::array<int, kMaxSuits> held;
  std::array<int, kKinds> pieces;
  int locos;
};

/// The first suit that would pay for a lane; nothing if none does.
std::optional<std::size_t> paying_suit(const Position& at, const Reserves& left, LaneId lane);
/// The suit that pays for it with fewest locos, then the one of which least is left.
std::optional<std::size_t> sparing_suit(const Position& at, const Reserves& left, LaneId lane);
/// Claims a lane in a suit that pays for it.
void pay(const Position& at, Reserves& left, LaneId lane, std::size_t suit);

/// Claims one after another, the most rewarding first, as long as the hand pays.
struct Spree {
  int claims = 0, worth = 0;  // in tenths of a point
};
Spree best_spree(const Position& at, LaneSet lanes, int most_claims);

}  // namespace wagonaut
