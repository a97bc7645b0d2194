#pragma once

#include <span>

#include "engine/model/edition.h"
#include "engine/rules/walk.h"

namespace wagonaut {

/// Length of the longest trail over these lanes: no lane twice, nodes as often as one likes (G-41).
int longest_trail(const Edition& ed, const LaneSet& lanes);

/// The lanes of one longest trail, for showing it.
LaneSet trace_longest_trail(const Edition& ed, const LaneSet& lanes);

/// The same lanes in the order they are walked.
Walk walk_longest_trail(const Edition& ed, const LaneSet& lanes);

/// True when one walk over these lanes visits the stops in the given order or its reverse, no lane
/// used twice; under SimplePath no node is either (W-63 to W-66).
bool tour_in_order(const Edition& ed, const LaneSet& lanes, std::span<const NodeId> stops);

}  // namespace wagonaut
