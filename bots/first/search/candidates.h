#pragma once

#include "bots/first/planner/plan.h"

namespace wagonaut::first {

inline constexpr int kMostCandidates = 10;
using Candidates = FixedVector<Move, kMostCandidates>;

/// Moves that are worth trying beside this one, which stands first: the best claims, cards of each
/// wanted kind, tickets, harbours; of an offer the sets that plan best.
Candidates candidates_beside(const Position& at, const Weights& weights, const Move& first);

}  // namespace wagonaut::first
