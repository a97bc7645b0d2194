#pragma once

#include "bots/planner/plan.h"

namespace wagonaut {

inline constexpr int kMostCandidates = 16;
inline constexpr int kMostKeeps = 10;  // sets of offered tickets
using Candidates = FixedVector<Move, kMostCandidates>;

/// Moves that are worth trying beside this one, which stands first: of an action the best claims, a
/// card of each sort, tickets, harbours, new pieces; of an offer the sets that plan best; of every
/// other question whatever can be answered.
Candidates candidates_beside(const Position& at, const Weights& weights, const Move& first);

}  // namespace wagonaut
