#pragma once

#include <array>
#include <limits>
#include <optional>
#include <span>

#include "engine/model/edition.h"

namespace wagonaut {

/// Lanes one after another, each of them once.
using Walk = FixedVector<LaneId, kMaxLanes, Spare::AsItIs>;

/// What each lane costs who walks over it, 0 or more; kBarred where nobody may.
using Prices = std::array<int, kMaxLanes>;
inline constexpr int kBarred = -1;

/// How far each node is from where a walk begins, and the lane by which it was reached.
struct Reach {
  static constexpr int kFar = std::numeric_limits<int>::max();  // there is no walk
  static constexpr int kNoLane = -1;                            // it begins here
  std::array<int, kMaxNodes> far{};
  std::array<int, kMaxNodes> by{};

  int far_to(NodeId node) const { return far[std::size_t(node)]; }
};

/// The cheapest walks from any node of `from` to every other.
Reach reach_from(const Edition& ed, const Prices& prices, const NodeSet& from);
/// The walk by which `end` was reached. There must be one.
Walk walk_to(const Edition& ed, const Reach& reach, NodeId end);
/// The walk by which the nearest of these nodes was reached; nothing if none was.
std::optional<Walk> walk_to_nearest(const Edition& ed, const Reach& reach, const NodeSet& ends);

/// The cheapest walk from any node of `from` to any node of `to`; nothing if there is none.
std::optional<Walk> cheapest_walk(const Edition& ed, const Prices& prices, const NodeSet& from,
                                  const NodeSet& to);

/// The cheapest walks from each stop to the next, one after another. A lane that was walked over is
/// free from then on, and is named once.
std::optional<Walk> cheapest_tour(const Edition& ed, const Prices& prices,
                                  std::span<const NodeId> stops);

}  // namespace wagonaut
