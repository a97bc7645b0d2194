#include "engine/rules/trail.h"

#include <algorithm>
#include <array>

namespace wagonaut {
namespace {

constexpr int kMostEdges = kMaxPieces;  // a lane takes at least one piece

/// The lanes of one seat as a graph over the nodes they touch.
struct Graph {
  struct Edge {
    std::uint8_t a, b, length;
  };
  struct Node {
    int begin = 0, end = 0;       // its edges in `ends`
    int degree = 0;               // edges not yet peeled
    int deepest = 0, second = 0;  // longest two walks into peeled trees, down different branches
  };
  FixedVector<Edge, kMostEdges, Spare::AsItIs> edges;
  FixedVector<Node, kMaxNodes, Spare::AsItIs> nodes;
  std::array<std::uint8_t, std::size_t{2} * kMostEdges> ends;  // of each node, node by node

  std::span<const std::uint8_t> edges_at(int node) const {
    return {&ends[std::size_t(nodes[node].begin)], &ends[std::size_t(nodes[node].end)]};
  }
  int other_end(int edge, int node) const {
    return edges[edge].a == node ? edges[edge].b : edges[edge].a;
  }
};

/// Lists the edges of every node.
void link_ends(Graph& g) {
  int next = 0;
  for (Graph::Node& node : g.nodes) {
    node.begin = node.end = next;
    next += node.degree;
  }
  for (int e = 0; e < g.edges.size(); ++e)
    for (const int end : {g.edges[e].a, g.edges[e].b})
      g.ends[std::size_t(g.nodes[end].end++)] = std::uint8_t(e);
}

Graph graph_of(const Edition& ed, const LaneSet& lanes) {
  Graph g;
  std::array<std::int8_t, kMaxNodes> local{};
  local.fill(-1);
  const auto node = [&](NodeId id) {
    std::int8_t& n = local[std::size_t(id)];
    if (n < 0) {
      n = std::int8_t(g.nodes.size());
      g.nodes.push_back({});
    }
    ++g.nodes[n].degree;
    return std::uint8_t(n);
  };
  for (const LaneId id : lanes) {
    const Lane& lane = ed.lane(id);
    const std::uint8_t a = node(lane.a), b = node(lane.b);
    g.edges.push_back({a, b, std::uint8_t(lane.length())});
  }
  link_ends(g);
  return g;
}

/// Takes leaves off until only cycles and what joins them are left. A trail can enter a peeled tree
/// only at its beginning or end, so a depth per node is all that must be remembered. Returns the
/// longest trail inside the peeled trees; `alive` keeps the other edges.
int peel_trees(Graph& g, std::uint64_t& alive) {
  FixedVector<std::uint8_t, kMaxNodes> leaves;
  for (int i = 0; i < g.nodes.size(); ++i)
    if (g.nodes[i].degree == 1) leaves.push_back(std::uint8_t(i));
  int best = 0;
  while (!leaves.empty()) {
    const int leaf = leaves.back();
    leaves.pop_back();
    if (g.nodes[leaf].degree == 0) continue;  // its tree is all peeled
    int edge = 0;
    for (const std::uint8_t e : g.edges_at(leaf))
      if (alive >> e & 1) edge = e;
    alive &= ~(std::uint64_t{1} << edge);
    g.nodes[leaf].degree = 0;
    Graph::Node& root = g.nodes[g.other_end(edge, leaf)];
    const int depth = g.nodes[leaf].deepest + g.edges[edge].length;
    best = std::max(best, root.deepest + depth);
    root.second = std::max(root.second, std::min(root.deepest, depth));
    root.deepest = std::max(root.deepest, depth);
    if (--root.degree == 1) leaves.push_back(std::uint8_t(g.other_end(edge, leaf)));
  }
  return best;
}

/// Searches trails over the edges left after peeling, one component at a time.
class CoreSearch {
 public:
  CoreSearch(const Graph& g, std::uint64_t alive, int best) : g_(g), alive_(alive), best_(best) {}

  int run() {
    std::uint64_t seen = 0;
    for (int i = 0; i < g_.nodes.size(); ++i)
      if (g_.nodes[i].degree > 0 && (seen >> i & 1) == 0) search_component(i, seen);
    return best_;
  }

 private:
  void search_component(int first, std::uint64_t& seen) {
    gather(first, seen);
    if (total_ + 2 * deepest_ <= best_) return;
    try_euler();
    for (const std::uint8_t node : nodes_) {
      if (bound(node) <= best_) continue;
      start_ = node;
      walk(node, alive_ & edges_, total_, g_.nodes[node].deepest);
    }
  }

  void gather(int first, std::uint64_t& seen) {
    nodes_.clear();
    edges_ = 0;
    total_ = deepest_ = 0;
    nodes_.push_back(std::uint8_t(first));
    seen |= std::uint64_t{1} << first;
    for (int i = 0; i < nodes_.size(); ++i) {
      const Graph::Node& node = g_.nodes[nodes_[i]];
      deepest_ = std::max(deepest_, node.deepest);
      for (const std::uint8_t e : g_.edges_at(nodes_[i])) {
        const std::uint64_t bit = std::uint64_t{1} << e;
        if ((alive_ & bit) == 0) continue;
        if ((edges_ & bit) == 0) total_ += g_.edges[e].length;
        edges_ |= bit;
        const int next = g_.other_end(e, nodes_[i]);
        if ((seen >> next & 1) == 0) nodes_.push_back(std::uint8_t(next));
        seen |= std::uint64_t{1} << next;
      }
    }
  }

  /// G-43: with no or two odd nodes all edges form one trail.
  void try_euler() {
    FixedVector<std::uint8_t, kMaxNodes> odd;
    int closed = 0;
    for (const std::uint8_t n : nodes_) {
      if (g_.nodes[n].degree % 2 != 0) odd.push_back(n);
      closed = std::max(closed, g_.nodes[n].deepest + g_.nodes[n].second);
    }
    if (odd.empty()) best_ = std::max(best_, total_ + closed);
    if (odd.size() == 2)
      best_ = std::max(best_, total_ + g_.nodes[odd[0]].deepest + g_.nodes[odd[1]].deepest);
  }

  int shortest_at(int node) const {
    int least = 255;
    for (const std::uint8_t e : g_.edges_at(node))
      if (edges_ >> e & 1) least = std::min<int>(least, g_.edges[e].length);
    return least;
  }

  /// No trail that begins at `start` is longer. Every odd node but its two ends leaves an edge out,
  /// and an edge left out serves two of them at most.
  int bound(int start) const {
    int loss = 0, most = 0, worst_end = 0;
    for (const std::uint8_t n : nodes_) {
      if (n == start) continue;
      const bool odd = g_.nodes[n].degree % 2 != 0;
      const int least = odd ? shortest_at(n) : 0;
      loss += least;
      worst_end = std::max(worst_end, least);
      most = std::max(most, g_.nodes[n].deepest);
    }
    most = std::max(most, g_.nodes[start].second);
    return total_ + g_.nodes[start].deepest + most - std::max(0, loss - worst_end + 1) / 2;
  }

  int end_bonus(int node) const {
    return node == start_ ? g_.nodes[node].second : g_.nodes[node].deepest;
  }

  /// `left` is the length of the unused edges, `length` that of the walk so far.
  void walk(int node, std::uint64_t unused, int left, int length) {
    best_ = std::max(best_, length + end_bonus(node));
    if (length + left + deepest_ <= best_) return;
    for (const std::uint8_t e : g_.edges_at(node)) {
      const std::uint64_t bit = std::uint64_t{1} << e;
      if ((unused & bit) == 0) continue;
      const int step = g_.edges[e].length;
      walk(g_.other_end(e, node), unused & ~bit, left - step, length + step);
    }
  }

  const Graph& g_;
  std::uint64_t alive_;
  int best_;
  FixedVector<std::uint8_t, kMaxNodes> nodes_;
  std::uint64_t edges_ = 0;
  int total_ = 0, deepest_ = 0, start_ = 0;
};

/// W-65: a walk that meets the stops in order, cut when the next one is out of reach.
class TourSearch {
 public:
  TourSearch(const Edition& ed, const LaneSet& lanes, std::span<const NodeId> stops)
      : ed_(ed), lanes_(lanes), stops_(stops) {}

  bool run() {
    NodeSet passed;
    passed.insert(stops_.front());
    return walk(stops_.front(), 1, lanes_, passed);
  }

 private:
  bool walk(NodeId node, std::size_t next, const LaneSet& unused, const NodeSet& passed) {
    if (node == stops_[next] && ++next == stops_.size()) return true;
    if (!in_reach(node, stops_[next], unused)) return false;
    for (const LaneId lane : ed_.index.lanes_at[std::size_t(node)] & unused) {
      const NodeId to = ed_.lane(lane).a == node ? ed_.lane(lane).b : ed_.lane(lane).a;
      if (ed_.tour_rule == TourRule::SimplePath && passed.contains(to)) continue;
      LaneSet rest = unused;
      rest.erase(lane);
      NodeSet been = passed;
      been.insert(to);
      if (walk(to, next, rest, been)) return true;
    }
    return false;
  }

  bool in_reach(NodeId from, NodeId to, const LaneSet& unused) const {
    NodeSet seen;
    seen.insert(from);
    FixedVector<NodeId, kMaxNodes> queue{from};
    for (int i = 0; i < queue.size(); ++i)
      for (const LaneId lane : ed_.index.lanes_at[std::size_t(queue[i])] & unused)
        for (const NodeId end : {ed_.lane(lane).a, ed_.lane(lane).b})
          if (!seen.contains(end)) {
            seen.insert(end);
            queue.push_back(end);
          }
    return seen.contains(to);
  }

  const Edition& ed_;
  const LaneSet& lanes_;
  std::span<const NodeId> stops_;
};

/// Hierholzer's way to walk every lane once: a lane is noted when there is nothing left to walk
/// behind it, so the walk is told from its end.
void walk_all(const Edition& ed, NodeId at, LaneSet& unused, Walk& walk) {
  for (const LaneId lane : ed.index.lanes_at[std::size_t(at)]) {
    if (!unused.contains(lane)) continue;
    unused.erase(lane);
    walk_all(ed, ed.lane(lane).a == at ? ed.lane(lane).b : ed.lane(lane).a, unused, walk);
    walk.push_back(lane);
  }
}

}  // namespace

int longest_trail(const Edition& ed, const LaneSet& lanes) {
  Graph g = graph_of(ed, lanes);
  std::uint64_t alive =
      g.edges.size() == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << g.edges.size()) - 1;
  const int best = peel_trees(g, alive);
  return alive == 0 ? best : CoreSearch(g, alive, best).run();
}

LaneSet trace_longest_trail(const Edition& ed, const LaneSet& lanes) {
  const int length = longest_trail(ed, lanes);
  LaneSet trail = lanes;
  for (const LaneId lane : lanes) {  // what can go without loss is not on the trail
    LaneSet without = trail;
    without.erase(lane);
    if (longest_trail(ed, without) == length) trail = without;
  }
  return trail;
}

Walk walk_longest_trail(const Edition& ed, const LaneSet& lanes) {
  Walk walk;
  LaneSet trail = trace_longest_trail(ed, lanes);
  if (trail.empty()) return walk;
  NodeId start = ed.lane(*trail.begin()).a;
  for (int i = 0; i < ed.nodes.size(); ++i)
    if ((ed.index.lanes_at[std::size_t(i)] & trail).count() % 2 != 0) start = NodeId(i);
  walk_all(ed, start, trail, walk);
  return walk;
}

bool tour_in_order(const Edition& ed, const LaneSet& lanes, std::span<const NodeId> stops) {
  // A walk read backwards is a walk: the reverse order needs no search of its own (W-63).
  return TourSearch(ed, lanes, stops).run();
}

}  // namespace wagonaut
