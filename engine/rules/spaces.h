#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/edition.h"

namespace wagonaut {

enum class Wants : std::uint8_t { Colour, Loco, Pair };

/// One space of a lane, and the cards that pay it.
struct Space {
  Wants wants{};
  Cards cards;
};

/// How a payment lies on a lane, for people to look at. It need not be lawful, nor enough: spaces
/// that nothing is left for stay empty.
struct Spaces {
  int covered = 0;                     // spaces that are paid; more than there are by double ships
  int wasted = 0;                      // of these, without use (W-42)
  int swaps = 0;                       // cards for which several of any sort stand (N-33, N-36)
  FixedVector<Space, kMaxSpend> list;  // only where the price is more than a number of cards
};
Spaces lay_out(const Edition& ed, const Cost& cost, const Cards& paid);

/// True when a card of this sort has a part in some lawful payment, whatever else is paid.
bool has_part(const Edition& ed, const Cost& cost, Sort sort);

}  // namespace wagonaut
