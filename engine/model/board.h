#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/cost.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// City; crossing: a border exit (S-6); junction: an unnamed meeting point of lanes (W-6).
enum class NodeKind : std::uint8_t { City, Crossing, Junction };

struct Node {
  NodeKind kind = NodeKind::City;
  bool port = false;  // may carry a harbour (W-50)

  friend constexpr bool operator==(const Node&, const Node&) = default;
};

/// One claimable strip of spaces between two nodes.
struct Lane {
  NodeId a{}, b{};
  Cost cost;
  bool tunnel = false;
  std::int8_t points = 0;
  FixedVector<LaneId, 2> mates;  // the other lanes of its group (G-27)

  friend constexpr bool operator==(const Lane&, const Lane&) = default;
};

}  // namespace wagonaut
