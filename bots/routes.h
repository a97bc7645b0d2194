#pragma once

#include <optional>

#include "engine/model/edition.h"
#include "engine/sight/view.h"

namespace wagonaut {

/// Lanes to be claimed for a purpose, and their length together.
struct Way {
  LaneSet lanes;
  int length = 0;
};

/// Lanes that `seat` may still own: not taken, not closed, none of their group its own (G-25,
/// G-27).
LaneSet open_lanes(const Edition& ed, const View& view, Seat seat);

/// The shortest way from the lanes `own` to a complete ticket over the lanes of `open`; nothing if
/// there is none. Of a country ticket the nearest country, of a tour its stops one after another.
std::optional<Way> shortest_way(const Edition& ed, const LaneSet& own, const LaneSet& open,
                                const Ticket& ticket);

/// True when the ticket is complete with the lanes `own`: no further lane is needed.
bool joined(const Edition& ed, const LaneSet& own, const Ticket& ticket);

}  // namespace wagonaut
