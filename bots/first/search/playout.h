#pragma once

#include "bots/first/planner/weights.h"
#include "engine/luck/dealers.h"
#include "engine/model/edition.h"
#include "engine/model/move.h"
#include "engine/model/state.h"

namespace wagonaut::first {

/// A world that a seat may be in, and what chance will bring there.
struct Deal {
  State state;
  std::uint64_t seed = 0;
};

/// A game played to its end: `seat` makes this move, then every seat plays as the planner does, but
/// with a memory and without new tickets, which is quicker. The end depends on nothing else.
State play_out(const Edition& ed, const Weights& weights, const Deal& deal, Seat seat,
               const Move& move);

}  // namespace wagonaut::first
