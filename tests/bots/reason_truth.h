#pragma once

#include <string>

#include "bots/reasons/reason.h"

namespace wagonaut {
struct State;
}  // namespace wagonaut

namespace wagonaut::tests::bots {

/// A decision about to be made, and what is said about it.
struct Told {
  const Edition& ed;
  const State& state;  // before the move
  Seat seat;
  const Move& move;
  const Reason& reason;
};

/// What is wrong with the reason, by the engine's own rules and the whole truth; empty if it holds.
std::string untruth_in(const Told& told);

}  // namespace wagonaut::tests::bots
