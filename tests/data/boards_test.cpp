// What lies on the boards: the counts of the specification and of the rulebooks' contents pages.
#include <set>

#include "tests/data/data.h"

namespace wagonaut::tests::data {

namespace {

int nodes_of_kind(const Edition& ed, NodeKind kind) {
  return count(ed.nodes, [kind](const Node& node) { return node.kind == kind; });
}

int lanes_of_kind(const Edition& ed, Kind kind) {
  return count(ed.lanes, [kind](const Lane& lane) { return lane.kind() == kind; });
}

int double_groups(const Edition& ed) {
  return count(ed.lanes, [](const Lane& lane) { return lane.mates.size() == 1; }) / 2;
}

int all_spaces(const Edition& ed) {
  int n = 0;
  for (const Lane& lane : ed.lanes) n += lane.length();
  return n;
}

std::vector<int> lengths(const Edition& ed, int longest) {
  std::vector<int> out;
  for (int length = 1; length <= longest; ++length) out.push_back(lanes_of_length(ed, length));
  return out;
}

/// Spreads over the lanes from the first node.
bool connected(const Edition& ed) {
  std::set<NodeId> reached{NodeId{0}};
  for (std::size_t before = 0; before < reached.size();) {
    before = reached.size();
    for (const Lane& lane : ed.lanes)
      if (reached.contains(lane.a) || reached.contains(lane.b)) reached.insert({lane.a, lane.b});
  }
  return int(reached.size()) == ed.nodes.size();
}

constexpr Colour kAllColours[] = {Colour::Red,   Colour::Blue,  Colour::Green,  Colour::Yellow,
                                  Colour::Black, Colour::White, Colour::Orange, Colour::Purple};

}  // namespace

TEST(DataBoards, UsaHas36CitiesAnd100Lanes) {
  const Edition ed = game("usa").edition;
  EXPECT_EQ(ed.nodes.size(), 36);
  EXPECT_EQ(nodes_of_kind(ed, NodeKind::City), 36);
  EXPECT_EQ(ed.lanes.size(), 100);
  EXPECT_EQ(double_groups(ed), 22);
  EXPECT_EQ(lengths(ed, 7), (std::vector{9, 36, 20, 16, 10, 9, 0}));
}

TEST(DataBoards, UsaGivesEveryColour7LanesAnd27Spaces) {
  const Edition ed = game("usa").edition;
  EXPECT_EQ(all_spaces(ed), 309);
  for (const Colour colour : kAllColours) {
    EXPECT_EQ(spaces(ed, colour), 27);
    EXPECT_EQ(count(ed.lanes, [&](const Lane& lane) { return lane.printed.colour == colour; }), 7);
  }
  EXPECT_EQ(spaces(ed, Colour::Grey), 93);
}

TEST(DataBoards, NordicHas39CitiesAnd81Lanes) {
  const Edition ed = game("nordic").edition;
  EXPECT_EQ(ed.nodes.size(), 39);
  EXPECT_EQ(ed.lanes.size(), 81);
  EXPECT_EQ(all_spaces(ed), 207);
  EXPECT_EQ(double_groups(ed), 14);
  EXPECT_EQ(lengths(ed, 9), (std::vector{17, 28, 20, 11, 3, 1, 0, 0, 1}));
}

TEST(DataBoards, NordicHas47PlainLanes24FerriesAnd10Tunnels) {
  const Edition ed = game("nordic").edition;
  int symbols = 0;
  for (const Lane& lane : ed.lanes) symbols += lane.printed.symbols;
  EXPECT_EQ(symbols, 30);
  EXPECT_EQ(count(ed.lanes, [](const Lane& lane) { return lane.printed.symbols == 1; }), 18);
  EXPECT_EQ(count(ed.lanes, [](const Lane& lane) { return lane.printed.symbols == 2; }), 6);
  EXPECT_EQ(count(ed.lanes, [](const Lane& lane) { return lane.tunnel; }), 10);
  EXPECT_EQ(
      count(ed.lanes, [](const Lane& lane) { return !lane.tunnel && lane.printed.symbols == 0; }),
      47);
}

TEST(DataBoards, NordicSpacesPerColourAreThoseOfTheFacts) {
  const Edition ed = game("nordic").edition;
  const int expected[] = {21, 21, 22, 21, 21, 20, 23, 21};
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(spaces(ed, kAllColours[i]), expected[i]) << i;
  EXPECT_EQ(spaces(ed, Colour::Grey), 37);
}

// N-16: lanes of one group may differ in everything but their ends.
TEST(DataBoards, NordicHasAFerryBesideATunnel) {
  const Game nordic = game("nordic");
  const Lane& tunnel = nordic.edition.lane(lane_id(nordic, "stavanger-kristiansand-1"));
  const Lane& ferry = nordic.edition.lane(lane_id(nordic, "stavanger-kristiansand-2"));
  EXPECT_TRUE(tunnel.tunnel);
  EXPECT_EQ(tunnel.printed.length, 2);
  EXPECT_EQ(ferry.printed.symbols, 1);
  EXPECT_EQ(ferry.printed.length, 3);
  ASSERT_EQ(tunnel.mates.size(), 1);
  EXPECT_EQ(tunnel.mates[0], lane_id(nordic, "stavanger-kristiansand-2"));
  ASSERT_EQ(ferry.mates.size(), 1);
  EXPECT_EQ(ferry.mates[0], lane_id(nordic, "stavanger-kristiansand-1"));
}

TEST(DataBoards, SwitzerlandHas34CitiesAnd17Crossings) {
  const Edition ed = game("switzerland").edition;
  EXPECT_EQ(nodes_of_kind(ed, NodeKind::City), 34);
  EXPECT_EQ(nodes_of_kind(ed, NodeKind::Crossing), 17);
  EXPECT_EQ(ed.lanes.size(), 88);
  EXPECT_EQ(all_spaces(ed), 205);
  EXPECT_EQ(double_groups(ed), 12);
  EXPECT_EQ(count(ed.lanes, [](const Lane& lane) { return lane.tunnel; }), 42);
  EXPECT_EQ(lengths(ed, 6), (std::vector{31, 21, 18, 14, 2, 2}));
}

// S-5, S-7: every exit has a crossing of its own.
TEST(DataBoards, SwitzerlandHas3ExitsToAustria4ToFrance5ToItalyAnd5ToGermany) {
  const Game swiss = game("switzerland");
  std::map<std::string, int> exits;
  for (std::size_t i = 0; i < swiss.countries.size(); ++i)
    for (const NodeId crossing : swiss.edition.countries[i]) {
      EXPECT_EQ(count(swiss.edition.lanes,
                      [=](const Lane& lane) { return lane.a == crossing || lane.b == crossing; }),
                1);
      ++exits[swiss.countries[i][Language::English]];
    }
  EXPECT_EQ(exits, (std::map<std::string, int>{
                       {"Austria", 3}, {"France", 4}, {"Italy", 5}, {"Germany", 5}}));
}

TEST(DataBoards, WorldHas47CitiesAJunctionAnd130Lanes) {
  const Game world = game("world");
  const Edition& ed = world.edition;
  EXPECT_EQ(nodes_of_kind(ed, NodeKind::City), 47);
  EXPECT_EQ(nodes_of_kind(ed, NodeKind::Junction), 1);
  EXPECT_EQ(ed.lanes.size(), 130);
  EXPECT_EQ(lanes_of_kind(ed, Kind::Rail), 71);
  EXPECT_EQ(lanes_of_kind(ed, Kind::Sea), 59);
  EXPECT_EQ(double_groups(ed), 34);
  EXPECT_EQ(count(ed.nodes, [](const Node& node) { return node.port; }), 38);
  EXPECT_FALSE(ed.nodes[std::size_t(node_id(world, "novosibirsk"))].port);
  EXPECT_EQ(ed.nodes[std::size_t(node_id(world, "sea_waypoint"))].kind, NodeKind::Junction);
}

TEST(DataBoards, WorldHas158RailAnd253SeaSpaces) {
  const Edition ed = game("world").edition;
  int rail = 0, sea = 0;
  for (const Lane& lane : ed.lanes) (lane.kind() == Kind::Rail ? rail : sea) += lane.length();
  EXPECT_EQ(rail, 158);
  EXPECT_EQ(sea, 253);
  EXPECT_EQ(spaces(ed, Colour::Blue), 0);
  EXPECT_EQ(spaces(ed, Colour::Orange), 0);
}

// W-35: on the printed board all spaces of such a lane are doubled.
TEST(DataBoards, WorldHasFiveLanesOfRoughGround) {
  const Edition ed = game("world").edition;
  std::multiset<int> doubled;
  for (const Lane& lane : ed.lanes) {
    if (lane.printed.doubled == 0) continue;
    EXPECT_EQ(lane.printed.doubled, lane.length());
    doubled.insert(lane.printed.doubled);
  }
  EXPECT_EQ(doubled, (std::multiset<int>{1, 2, 2, 2, 3}));
}

TEST(DataBoards, EveryBoardIsConnected) {
  for (const EditionCard& card : catalog().editions())
    EXPECT_TRUE(connected(game(card.id).edition)) << card.id;
}

TEST(DataBoards, NoTwoNodesAreDrawnInOnePlace) {
  for (const EditionCard& card : catalog().editions()) {
    std::set<std::pair<int, int>> places;
    for (const NodeText& node : game(card.id).nodes)
      if (node.name != Text{}) {  // what is not open is not drawn
        EXPECT_TRUE(places.insert({node.x, node.y}).second)
            << card.id << ": " << node.name[Language::English];
      }
  }
}

// The order of rows in the files is the numbering of records: it stays.
TEST(DataBoards, LaneIdsAreStable) {
  const Game usa = game("usa");
  EXPECT_EQ(usa.labels.lanes.front(), "vancouver-seattle-1");
  EXPECT_EQ(usa.labels.lanes[2], "vancouver-calgary");
  EXPECT_EQ(usa.labels.nodes.front(), "vancouver");
  EXPECT_EQ(usa.labels.tickets.front(), "vancouver-santa_fe");
  EXPECT_EQ(game("switzerland").labels.tickets.back(), "c12");
  EXPECT_EQ(game("world").labels.tickets.back(), "tour8");
}

TEST(DataBoards, LanesWithOneNameApartFromTheNumberAreMates) {
  for (const EditionCard& card : catalog().editions()) {
    const Game board = game(card.id);
    for (int i = 0; i < board.edition.lanes.size(); ++i) {
      const std::string& id = board.labels.lanes[std::size_t(i)];
      const int mates = board.edition.lanes[std::size_t(i)].mates.size();
      if (id.empty()) continue;  // not open
      const bool numbered = id.ends_with("-1") || id.ends_with("-2") || id.ends_with("-3");
      EXPECT_EQ(mates > 0, numbered) << id;
    }
  }
}

TEST(DataBoards, PolishNamesArePolishWhereThereAreSome) {
  const Game world = game("world"), usa = game("usa");
  EXPECT_EQ(world.nodes[std::size_t(node_id(world, "al_qahira"))].name[Language::Polish], "Kair");
  EXPECT_EQ(usa.nodes[std::size_t(node_id(usa, "new_york"))].name[Language::Polish], "Nowy Jork");
  EXPECT_EQ(usa.nodes[std::size_t(node_id(usa, "new_york"))].name[Language::English], "New York");
  EXPECT_EQ(game("switzerland").countries[2][Language::Polish], "Włochy");
}

}  // namespace wagonaut::tests::data
