#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/cost.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// City; crossing: a border exit (S-6); junction: an unnamed meeting point of lanes (W-6).
enum class NodeKind : std::uint8_t { City, Crossing, Junction };

struct Node {
  NodeKind kind = NodeKind::City;
  bool port = false;       // may carry a harbour (W-50)
  bool off_board = false;  // its board is not in play: no lane that ends here can be claimed (L-51)

  friend constexpr bool operator==(const Node&, const Node&) = default;
};

/// One claimable strip of spaces between two nodes.
struct Lane {
  NodeId a{}, b{};
  Cost printed;  // read by `price_of` alone; what holds in play may differ
  bool tunnel = false;
  std::int8_t points = 0;
  FixedVector<LaneId, 2> mates;  // the other lanes of its group (G-27)

  constexpr Kind kind() const { return printed.kind; }
  constexpr Colour colour() const { return printed.colour; }
  /// Spaces, and so the pieces that lie on it, whatever it cost.
  constexpr int length() const { return printed.length; }

  friend constexpr bool operator==(const Lane&, const Lane&) = default;
};

}  // namespace wagonaut
