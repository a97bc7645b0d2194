// What a ticket still takes, searched a second time by trying every set of lanes.

#include <algorithm>
#include <functional>
#include <numeric>

#include "engine/luck/generator.h"
#include "engine/rules/network.h"
#include "engine/rules/outlook.h"
#include "engine/rules/scoring.h"
#include "tests/data/data.h"

namespace wagonaut::tests {
namespace {

constexpr int kOutlookNodes = 8;

/// Lanes in groups of one to three between the same nodes.
void add_group(Edition& ed, Quick& rng) {
  const int a = rng.below(kOutlookNodes);
  const int b = (a + 1 + rng.below(kOutlookNodes - 1)) % kOutlookNodes;
  const int size = 1 + rng.below(3), first = ed.lanes.size();
  for (int i = 0; i < size; ++i) {
    Lane lane;
    lane.a = NodeId(a);
    lane.b = NodeId(b);
    lane.printed.length = std::uint8_t(1 + rng.below(4));
    for (int mate = 0; mate < size; ++mate)
      if (mate != i) lane.mates.push_back(LaneId(first + mate));
    ed.lanes.push_back(lane);
  }
}

Place any_place(const Edition& ed, Quick& rng) {
  if (rng.below(2) == 0) return Place::country(rng.below(ed.countries.size()));
  return Place::city(NodeId(rng.below(4)));  // the other nodes are crossings
}

/// One ticket of one to three links, one tour.
void add_tickets_to(Edition& ed, Quick& rng) {
  Ticket pairs;
  const Place from = any_place(ed, rng);
  for (int i = 1 + rng.below(3); i > 0; --i) {
    Place to = any_place(ed, rng);
    while (to == from) to = any_place(ed, rng);
    pairs.links.push_back({from, to, std::int8_t(1 + rng.below(9))});
  }
  pairs.penalty = std::int8_t(rng.below(9));
  ed.tickets.push_back(pairs);
  Ticket tour;
  std::array<int, kOutlookNodes> order{};
  std::iota(order.begin(), order.end(), 0);
  for (int n = kOutlookNodes; n > 1; --n)
    std::swap(order[std::size_t(n - 1)], order[std::size_t(rng.below(n))]);
  for (int i = 3 + rng.below(3); i > 0; --i) tour.tour.push_back(NodeId(order[std::size_t(i)]));
  tour.in_order = 20;
  tour.any_order = 12;
  tour.penalty = 16;
  ed.tickets.push_back(tour);
}

Edition outlook_board(Quick& rng) {
  Edition ed;
  ed.seats = 3;
  ed.one_lane_per_group = rng.below(2) == 0;
  for (int i = 0; i < kOutlookNodes; ++i) ed.nodes.push_back({});
  for (int i = 0; i < 2; ++i) {
    NodeSet crossings;
    crossings.insert(NodeId(4 + 2 * i));
    crossings.insert(NodeId(5 + 2 * i));
    ed.countries.push_back(crossings);
  }
  while (ed.lanes.size() < 11) add_group(ed, rng);
  add_tickets_to(ed, rng);
  prepare(ed);
  return ed;
}

/// Gives lanes away as the rules allow.
State outlook_position(const Edition& ed, Quick& rng) {
  State s;
  clear_board(ed, s.open);
  for (int i = rng.below(2 * ed.lanes.size()); i > 0; --i) {
    const Seat seat = Seat(rng.below(ed.seats));
    const LaneId lane = LaneId(rng.below(ed.lanes.size()));
    if (s.open.at(seat).claimable.contains(lane) && rng.below(2) == 0)
      give_lane(ed, s.open, seat, lane);
  }
  return s;
}

/// G-25, G-27, L-52, read off the owners of all lanes.
bool slow_open(const Edition& ed, const State& s, Seat seat, LaneId lane) {
  const auto& mates = ed.lane(lane).mates;
  const auto owned_by_me = [&](LaneId mate) { return s.open.at(seat).lanes.contains(mate); };
  const auto owned = [&](LaneId mate) { return owner_of(ed, s.open, mate) != kNobody; };
  if (owned(lane) || std::any_of(mates.begin(), mates.end(), owned_by_me)) return false;
  return !ed.one_lane_per_group || mates.size() != 1 || !owned(mates[0]);
}

struct SlowNet {
  std::array<int, kOutlookNodes> island{};

  SlowNet(const Edition& ed, const std::vector<LaneId>& lanes) {
    std::iota(island.begin(), island.end(), 0);
    for (int round = 0; round < kOutlookNodes; ++round)
      for (const LaneId id : lanes) {
        int& a = island[std::size_t(ed.lane(id).a)];
        int& b = island[std::size_t(ed.lane(id).b)];
        a = b = std::min(a, b);
      }
  }
  bool joined(NodeId a, NodeId b) const { return island[std::size_t(a)] == island[std::size_t(b)]; }
  bool joined(const Edition& ed, const Link& link) const {
    for (const NodeId a : nodes_of(ed, link.from))
      for (const NodeId b : nodes_of(ed, link.to))
        if (joined(a, b)) return true;
    return false;
  }
  bool joined(const Ticket& tour) const {
    return std::all_of(tour.tour.begin(), tour.tour.end(),
                       [&](NodeId stop) { return joined(stop, tour.tour.front()); });
  }
};

/// The fewest pieces with which `done` comes true, over every set of lanes that are open.
std::optional<int> slow_missing(const Edition& ed, const State& s, Seat seat,
                                const std::function<bool(const SlowNet&)>& done) {
  std::vector<LaneId> open, own;
  for (int i = 0; i < ed.lanes.size(); ++i)
    if (slow_open(ed, s, seat, LaneId(i))) open.push_back(LaneId(i));
  for (const LaneId lane : s.open.at(seat).lanes) own.push_back(lane);
  std::optional<int> best;
  for (unsigned chosen = 0; chosen < 1u << open.size(); ++chosen) {
    std::vector<LaneId> lanes = own;
    int pieces = 0;
    for (std::size_t i = 0; i < open.size(); ++i)
      if (chosen >> i & 1u) {
        lanes.push_back(open[i]);
        pieces += ed.lane(open[i]).length();
      }
    if ((!best || pieces < *best) && done(SlowNet(ed, lanes))) best = pieces;
  }
  return best;
}

int pieces_on(const Edition& ed, const State& s, Seat seat, const Walk& lanes) {
  int pieces = 0;
  for (const LaneId lane : lanes) {
    if (s.open.at(seat).lanes.contains(lane)) continue;
    EXPECT_TRUE(slow_open(ed, s, seat, lane));
    pieces += ed.lane(lane).length();
  }
  return pieces;
}

/// Do the lanes, in this order, lead from some node of the first place to some node of the other?
bool leads(const Edition& ed, const Walk& lanes, const Link& link) {
  const NodeSet to = nodes_of(ed, link.to);
  for (NodeId at : nodes_of(ed, link.from)) {
    bool walks = true;
    for (const LaneId id : lanes) {
      const Lane& lane = ed.lane(id);
      walks = walks && (lane.a == at || lane.b == at);
      at = lane.a == at ? lane.b : lane.a;
    }
    if (walks && to.contains(at)) return true;
  }
  return false;
}

/// Returns whether lanes are still to be claimed.
bool expect_links_agree(const Edition& ed, const State& s, Seat seat) {
  const Ticket& ticket = ed.tickets[0];
  const Outlook outlook = outlook_of(ed, s.open.at(seat), TicketId{0});
  std::optional<int> fewest;
  std::vector<std::optional<int>> by_link;
  for (const Link& link : ticket.links) {
    by_link.push_back(
        slow_missing(ed, s, seat, [&](const SlowNet& n) { return n.joined(ed, link); }));
    if (by_link.back() && (!fewest || *by_link.back() < *fewest)) fewest = by_link.back();
  }
  EXPECT_EQ(outlook.missing, fewest);
  EXPECT_EQ(outlook.complete, fewest == 0);
  if (!fewest) {
    EXPECT_TRUE(outlook.lanes.empty());
    return false;
  }
  EXPECT_EQ(pieces_on(ed, s, seat, outlook.lanes), *fewest);
  int most = 0;
  for (std::size_t i = 0; i < by_link.size(); ++i)
    if (by_link[i] == fewest) most = std::max<int>(most, ticket.links[i].points);
  EXPECT_EQ(outlook.points, outlook.complete ? most : -ticket.penalty);
  bool best_link = false;
  for (std::size_t i = 0; i < by_link.size(); ++i)
    best_link = best_link || (by_link[i] == fewest && ticket.links[i].points == most &&
                              leads(ed, outlook.lanes, ticket.links[i]));
  EXPECT_TRUE(best_link);
  return *fewest > 0;
}

/// Returns how many pieces more than needed the tour is said to take.
int expect_tour_agrees(const Edition& ed, const State& s, Seat seat) {
  const Ticket& tour = ed.tickets[1];
  const Outlook outlook = outlook_of(ed, s.open.at(seat), TicketId{1});
  const auto fewest = slow_missing(ed, s, seat, [&](const SlowNet& n) { return n.joined(tour); });
  EXPECT_EQ(outlook.missing.has_value(), fewest.has_value());
  EXPECT_EQ(outlook.complete, fewest == 0);
  EXPECT_EQ(outlook.complete, outlook.missing == 0);
  EXPECT_EQ(outlook.points, ticket_points(ed, s.open.at(seat), TicketId{1}));
  if (!fewest || !outlook.missing) return 0;
  EXPECT_GE(*outlook.missing, *fewest);
  EXPECT_EQ(pieces_on(ed, s, seat, outlook.lanes), *outlook.missing);
  EXPECT_TRUE(SlowNet(ed, {outlook.lanes.begin(), outlook.lanes.end()}).joined(tour));
  return *outlook.missing - *fewest;
}

}  // namespace

TEST(OutlookOracle, AgreesOnRandomBoards) {
  Quick rng(21);
  int under_way = 0, complete = 0, wider_tours = 0;
  for (int i = 0; i < 250; ++i) {
    const Edition ed = outlook_board(rng);
    const State s = outlook_position(ed, rng);
    const Seat seat = Seat(rng.below(ed.seats));
    for (int lane = 0; lane < ed.lanes.size(); ++lane)
      ASSERT_EQ(s.open.at(seat).claimable.contains(LaneId(lane)),
                slow_open(ed, s, seat, LaneId(lane)));
    under_way += expect_links_agree(ed, s, seat) ? 1 : 0;
    complete += ticket_complete(ed, s.open.at(seat), TicketId{0}) ? 1 : 0;
    wider_tours += expect_tour_agrees(ed, s, seat) > 0 ? 1 : 0;
    ASSERT_FALSE(HasFailure()) << "board " << i;
  }
  EXPECT_GT(under_way, 50);
  EXPECT_GT(complete, 20);
  EXPECT_LT(wider_tours, 80) << "printed order is a poor estimate";
}

// Of ways that take equally many pieces the one of fewest lanes is shown: no detour over own lanes.
TEST(OutlookOracle, TakesNoDetourOverOwnLanes) {
  Edition ed;
  ed.seats = 2;
  for (int i = 0; i < 4; ++i) ed.nodes.push_back({});
  const auto lane = [&](int a, int b) {
    Lane one;
    one.a = NodeId(a);
    one.b = NodeId(b);
    one.printed.length = 2;
    ed.lanes.push_back(one);
  };
  lane(0, 2);
  lane(2, 3);
  lane(3, 1);
  lane(0, 1);
  ed.tickets.push_back({{{Place::city(NodeId{0}), Place::city(NodeId{1}), 5}}, {}, 0, 0, 5});
  prepare(ed);
  State s;
  clear_board(ed, s.open);
  for (int i = 0; i < 4; ++i) give_lane(ed, s.open, Seat{0}, LaneId(i));
  EXPECT_EQ(outlook_of(ed, s.open.seat[0], TicketId{0}).lanes, Walk{LaneId{3}});
}

}  // namespace wagonaut::tests
