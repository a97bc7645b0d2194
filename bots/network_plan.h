#pragma once

#include <vector>

#include "bots/position.h"

namespace wagonaut {

/// Lanes that join cities into one network, with their pieces and points.
struct NetworkPlan {
  LaneSet lanes;
  int pieces = 0, points = 0;
};

/// Joins many cities at once over the lanes of one position. Distances are worked out when they are
/// first asked for.
class NetworkPlanner {
 public:
  explicit NetworkPlanner(const Position& at);

  /// The cities of a ticket: both ends of its nearest link, or all stops. Nothing if they cannot be
  /// joined any more.
  std::optional<NodeSet> cities_of(const Ticket& ticket) const;

  /// The two cities farthest from each other begin a network each; every other one joins what is
  /// nearest to it of both; at last the two are joined.
  NetworkPlan plan(const NodeSet& cities);

 private:
  struct Step {
    NodeId from{}, to{};
    int far = Reach::kFar;
  };
  const Reach& reach(NodeId from);
  Step farthest(const NodeSet& cities);
  Step nearest(const NodeSet& from, const NodeSet& to);
  void add_walk(const Step& step, NetworkPlan& plan);

  const Position& at_;
  Prices prices_;
  NodeSet known_;
  std::vector<Reach> reach_;
};

}  // namespace wagonaut
