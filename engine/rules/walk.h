#pragma once

#include <array>
#include <optional>
#include <span>

#include "engine/model/edition.h"

namespace wagonaut {

/// Lanes one after another, each of them once.
using Walk = FixedVector<LaneId, kMaxLanes>;

/// What each lane costs who walks over it, 0 or more; kBarred where nobody may.
using Prices = std::array<int, kMaxLanes>;
inline constexpr int kBarred = -1;

/// The cheapest walk from any node of `from` to any node of `to`; nothing if there is none.
std::optional<Walk> cheapest_walk(const Edition& ed, const Prices& prices, const NodeSet& from,
                                  const NodeSet& to);

/// The cheapest walks from each stop to the next, one after another. A lane that was walked over is
/// free from then on, and is named once.
std::optional<Walk> cheapest_tour(const Edition& ed, const Prices& prices,
                                  std::span<const NodeId> stops);

}  // namespace wagonaut
