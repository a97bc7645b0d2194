#pragma once

#include <span>
#include <vector>

#include "engine/base/fixed_vector.h"
#include "engine/model/ids.h"

namespace wagonaut::arena {

/// By seat: the number of the bot that sits there.
using Seating = FixedVector<std::uint8_t, kMaxSeats>;

enum class Seatings { All, Rotations };

/// The different ways to seat a line-up, given as one number of a bot for each chair. Two chairs
/// with the same bot are not told apart.
std::vector<Seating> seatings_of(std::span<const int> lineup, Seatings which);

}  // namespace wagonaut::arena
