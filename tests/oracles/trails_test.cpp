// Longest trails, tours and connections, searched a second time without any cleverness.

#include <algorithm>
#include <functional>

#include "engine/luck/generator.h"
#include "engine/rules/network.h"
#include "engine/rules/trail.h"
#include "tests/data/data.h"

namespace wagonaut::tests {
namespace {

/// A random board of few nodes, parallel lanes included, but not so dense that walking over it in
/// every way takes for ever.
Edition random_board(Quick& rng, int nodes, int lanes) {
  lanes = std::min(lanes, 2 * nodes - 1);
  Edition ed;
  ed.seats = 2;
  for (int i = 0; i < nodes; ++i) ed.nodes.push_back({});
  for (int i = 0; i < lanes; ++i) {
    Lane lane;
    lane.a = NodeId(rng.below(nodes));
    do lane.b = NodeId(rng.below(nodes));
    while (lane.b == lane.a);
    lane.printed.length = std::uint8_t(1 + rng.below(6));
    ed.lanes.push_back(lane);
  }
  prepare(ed);
  return ed;
}

LaneSet every_lane(const Edition& ed) {
  LaneSet out;
  for (int i = 0; i < ed.lanes.size(); ++i) out.insert(LaneId(i));
  return out;
}

/// Hands every trail, as its nodes and its length, to `take`, until it answers true.
bool each_trail(const Edition& ed, const LaneSet& lanes,
                const std::function<bool(const std::vector<NodeId>&, int)>& take) {
  std::vector<NodeId> nodes;
  std::vector<bool> used(std::size_t(ed.lanes.size()), false);
  std::function<bool(int)> go = [&](int length) {
    if (take(nodes, length)) return true;
    for (int i = 0; i < ed.lanes.size(); ++i) {
      const Lane& lane = ed.lanes[std::size_t(i)];
      if (used[std::size_t(i)] || !lanes.contains(LaneId(i))) continue;
      if (lane.a != nodes.back() && lane.b != nodes.back()) continue;
      used[std::size_t(i)] = true;
      nodes.push_back(lane.a == nodes.back() ? lane.b : lane.a);
      if (go(length + lane.length())) return true;
      nodes.pop_back();
      used[std::size_t(i)] = false;
    }
    return false;
  };
  for (int n = 0; n < ed.nodes.size(); ++n) {
    nodes = {NodeId(n)};
    if (go(0)) return true;
  }
  return false;
}

int slow_longest_trail(const Edition& ed, const LaneSet& lanes) {
  int best = 0;
  each_trail(ed, lanes, [&](const std::vector<NodeId>&, int length) {
    best = std::max(best, length);
    return false;
  });
  return best;
}

bool visits_in_order(const std::vector<NodeId>& walk, const std::vector<NodeId>& stops) {
  std::size_t next = 0;
  for (const NodeId node : walk)
    if (next < stops.size() && node == stops[next]) ++next;
  return next == stops.size();
}

bool slow_tour(const Edition& ed, const LaneSet& lanes, const std::vector<NodeId>& stops) {
  const std::vector<NodeId> back(stops.rbegin(), stops.rend());
  return each_trail(ed, lanes, [&](const std::vector<NodeId>& walk, int) {
    if (ed.tour_rule == TourRule::SimplePath) {
      std::vector<NodeId> sorted = walk;
      std::sort(sorted.begin(), sorted.end());
      if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return false;
    }
    return visits_in_order(walk, stops) || visits_in_order(walk, back);
  });
}

// G-41, G-43.
TEST(TrailOracle, AgreesOnRandomBoards) {
  Quick rng(1);
  for (int i = 0; i < 3000; ++i) {
    const Edition ed = random_board(rng, 2 + rng.below(9), 1 + rng.below(10));
    ASSERT_EQ(longest_trail(ed, every_lane(ed)), slow_longest_trail(ed, every_lane(ed)))
        << "board " << i;
  }
}

// A hub where every lane of a seat ends, as many as it has pieces.
TEST(TrailOracle, AHubOfManyLanes) {
  Edition ed;
  for (int i = 0; i < kMaxNodes; ++i) ed.nodes.push_back({});
  for (int i = 1; i < kMaxNodes; ++i) {
    Lane lane;
    lane.a = NodeId{0};
    lane.b = NodeId(i);
    lane.printed.length = std::uint8_t(1 + i % 7);
    ed.lanes.push_back(lane);
  }
  prepare(ed);
  EXPECT_EQ(longest_trail(ed, every_lane(ed)), 14);
}

// A traced trail is one, and is as long as it should be.
TEST(TrailOracle, ATracedTrailIsALongestTrail) {
  Quick rng(2);
  for (int i = 0; i < 800; ++i) {
    const Edition ed = random_board(rng, 2 + rng.below(7), 1 + rng.below(10));
    const LaneSet trail = trace_longest_trail(ed, every_lane(ed));
    int sum = 0;
    for (const LaneId lane : trail) sum += ed.lane(lane).length();
    ASSERT_EQ(sum, longest_trail(ed, every_lane(ed)));
    ASSERT_EQ(sum, slow_longest_trail(ed, trail)) << "its lanes do not form one walk";
  }
}

/// True when each lane begins where the one before it ends.
bool is_one_walk(const Edition& ed, const Walk& walk, NodeId from) {
  NodeId at = from;
  for (const LaneId id : walk) {
    const Lane& lane = ed.lane(id);
    if (lane.a != at && lane.b != at) return false;
    at = lane.a == at ? lane.b : lane.a;
  }
  return true;
}

// Its lanes can be told in the order they are walked, each of them once.
TEST(TrailOracle, AWalkedTrailIsALongestTrail) {
  Quick rng(6);
  for (int i = 0; i < 800; ++i) {
    const Edition ed = random_board(rng, 2 + rng.below(9), 1 + rng.below(14));
    const Walk walk = walk_longest_trail(ed, every_lane(ed));
    LaneSet lanes;
    for (const LaneId lane : walk) lanes.insert(lane);
    ASSERT_EQ(lanes, trace_longest_trail(ed, every_lane(ed)));
    ASSERT_EQ(lanes.count(), walk.size());
    const Lane& first = ed.lane(walk.front());
    ASSERT_TRUE(is_one_walk(ed, walk, first.a) || is_one_walk(ed, walk, first.b)) << "board " << i;
  }
  EXPECT_TRUE(walk_longest_trail(random_board(rng, 3, 2), {}).empty());
}

// I-12: swapping the ends of lanes or renumbering nodes changes nothing.
TEST(TrailOracle, NamesAndDirectionsDoNotMatter) {
  Quick rng(3);
  for (int i = 0; i < 2000; ++i) {
    const int nodes = 2 + rng.below(10);
    Edition ed = random_board(rng, nodes, 1 + rng.below(14));
    const int length = longest_trail(ed, every_lane(ed));
    std::vector<int> name(std::size_t(nodes), 0);
    for (int n = 0; n < nodes; ++n) name[std::size_t(n)] = n;
    for (int n = nodes; n > 1; --n)
      std::swap(name[std::size_t(n - 1)], name[std::size_t(rng.below(n))]);
    for (Lane& lane : ed.lanes) {
      lane.a = NodeId(name[std::size_t(lane.a)]);
      lane.b = NodeId(name[std::size_t(lane.b)]);
      if (rng.below(2) == 0) std::swap(lane.a, lane.b);
    }
    prepare(ed);
    ASSERT_EQ(longest_trail(ed, every_lane(ed)), length);
  }
}

// W-63 to W-66, both readings of "in order".
TEST(TourOracle, AgreesOnRandomBoards) {
  Quick rng(4);
  int found = 0;
  for (int i = 0; i < 6000; ++i) {
    Edition ed = random_board(rng, 3 + rng.below(6), 2 + rng.below(8));
    ed.tour_rule = rng.below(2) == 0 ? TourRule::Trail : TourRule::SimplePath;
    std::vector<NodeId> stops;
    const int wanted = 3 + rng.below(std::min(3, ed.nodes.size() - 2));
    while (int(stops.size()) < wanted) {
      const NodeId node = NodeId(rng.below(ed.nodes.size()));
      if (std::find(stops.begin(), stops.end(), node) == stops.end()) stops.push_back(node);
    }
    const bool expected = slow_tour(ed, every_lane(ed), stops);
    found += expected ? 1 : 0;
    ASSERT_EQ(tour_in_order(ed, every_lane(ed), stops), expected) << "board " << i;
    std::reverse(stops.begin(), stops.end());
    ASSERT_EQ(tour_in_order(ed, every_lane(ed), stops), expected) << "backwards, board " << i;
  }
  EXPECT_GT(found, 500);
}

// G-40: labels say what a walk over the lanes says.
TEST(ConnectionOracle, LabelsAgreeWithWalking) {
  Quick rng(5);
  for (int i = 0; i < 2000; ++i) {
    const Edition ed = random_board(rng, 2 + rng.below(12), 1 + rng.below(14));
    State s;
    clear_board(ed, s.open);
    for (int n = 0; n < ed.lanes.size(); ++n)
      if (rng.below(2) == 0) give_lane(ed, s.open, Seat{0}, LaneId(n));
    std::vector<std::vector<bool>> met(std::size_t(ed.nodes.size()),
                                       std::vector<bool>(std::size_t(ed.nodes.size()), false));
    for (int n = 0; n < ed.nodes.size(); ++n) met[std::size_t(n)][std::size_t(n)] = true;
    for (const LaneId lane : s.open.seat[0].lanes) {
      const auto a = std::size_t(ed.lane(lane).a), b = std::size_t(ed.lane(lane).b);
      met[a][b] = met[b][a] = true;
    }
    for (std::size_t k = 0; k < met.size(); ++k)
      for (std::size_t a = 0; a < met.size(); ++a)
        for (std::size_t b = 0; b < met.size(); ++b)
          if (met[a][k] && met[k][b]) met[a][b] = true;
    for (std::size_t a = 0; a < met.size(); ++a)
      for (std::size_t b = 0; b < met.size(); ++b)
        ASSERT_EQ(joins(ed, s.open.seat[0], Place::city(NodeId(a)), Place::city(NodeId(b))),
                  met[a][b]);
  }
}

}  // namespace
}  // namespace wagonaut::tests
