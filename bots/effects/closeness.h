#pragma once

#include "bots/effects/insight.h"

namespace wagonaut {

inline constexpr int kHolds = 100;  // percent: a test that holds

/// How near a sentence's tests are to holding for a seat, in percent: a guess at the chance that
/// they will. `lane` is the one that is claimed, if one is.
int closeness(const Eyes& eyes, Seat seat, LaneId lane, const Sentence& row);
/// The same as if the places that it asks to be joined were.
int closeness_if_joined(const Eyes& eyes, Seat seat, LaneId lane, const Sentence& row);

}  // namespace wagonaut
