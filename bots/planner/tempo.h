#pragma once

#include "bots/planner/weights.h"
#include "bots/position.h"

namespace wagonaut {

/// Own turns that are left, this one included: until the quickest rival has used up its pieces. On
/// average it is right, for games among planners: `tests/bots/tempo_test.cpp` plays some.
int turns_left(const Position& at);
/// As many of them as one should count on: late is dearer than early where tickets are at stake.
int sure_turns(const Position& at, const Weights& weights);
/// Is it time to claim whatever can be paid: near the end, or because the rivals are slow?
bool hurries(const Position& at, const Weights& weights);
/// What the seat with most tickets is given.
int tickets_bonus(const Edition& ed);

}  // namespace wagonaut
