#pragma once

#include "engine/model/edition.h"
#include "engine/model/state.h"

namespace wagonaut {

/// What a lane asks of a seat now. No rule and no bot reads what is printed on the board, so a rule
/// that changes prices is written here; it is given what such rules go by.
inline const Cost& price_of(const Edition& ed, const OpenTable& /*open*/, Seat /*seat*/,
                            LaneId lane) {
  return ed.lane(lane).printed;
}

/// What is printed on the board, for who draws or describes it. It decides nothing.
inline const Cost& printed_on(const Edition& ed, LaneId lane) {
  return ed.lane(lane).printed;
}

}  // namespace wagonaut
