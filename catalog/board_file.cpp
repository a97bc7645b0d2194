#include "catalog/board_file.h"

#include <set>

#include "catalog/bounds.h"

namespace wagonaut {

namespace {

void read_countries(const Field& file, BoardFile& board) {
  const auto list = file.find("countries");
  if (!list) return;
  for (const Field& country : list->items(0, kMaxCountries)) {
    country.allow_only({"id", "name", "crossings"});
    const std::string id = country["id"].id();
    if (!board.country_index.emplace(id, int(board.country_ids.size())).second)
      country["id"].refuse("is the id of two countries");
    board.country_ids.push_back(id);
    board.country_texts.push_back(country["name"].text());
    board.countries.emplace_back();
  }
}

NodeKind read_node_kind(const Field& node) {
  const auto kind = node.find("kind");
  if (!kind) return NodeKind::City;
  return kind->one_of<NodeKind>({{"city", NodeKind::City},
                                 {"crossing", NodeKind::Crossing},
                                 {"junction", NodeKind::Junction}});
}

/// A country is the set of its crossings (S-6).
void read_country_of(const Field& node, NodeKind kind, NodeId id, BoardFile& board) {
  const auto country = node.find("country");
  if (kind != NodeKind::Crossing) {
    if (country) country->refuse("is the country of a node that is no crossing");
    return;
  }
  const auto found = board.country_index.find(node["country"].id());
  if (found == board.country_index.end()) country->refuse("is no country of this map");
  board.countries[std::size_t(found->second)].insert(id);
}

void read_node(const Field& node, BoardFile& board) {
  node.allow_only({"id", "name", "kind", "country", "port", "at"});
  const std::string id = node["id"].id();
  if (board.country_index.contains(id)) node["id"].refuse("is the id of a country as well");
  if (!board.node_index.emplace(id, int(board.nodes.size())).second)
    node["id"].refuse("is the id of two nodes");

  Node out{read_node_kind(node), node.flag_or(false, "port")};
  if (out.port && out.kind != NodeKind::City)  // W-6: a junction carries no harbour
    node["port"].refuse("makes a port of a node that is no city");
  read_country_of(node, out.kind, NodeId(board.nodes.size()), board);

  const std::vector<Field> at = node["at"].items(2, 2);
  board.node_ids.push_back(id);
  board.nodes.push_back(out);
  board.node_texts.push_back({node["name"].text(), at[0].number(-kFarthest, kFarthest),
                              at[1].number(-kFarthest, kFarthest)});
}

NodeId read_end(const Field& lane, std::string_view key, const BoardFile& board) {
  const auto found = board.node_index.find(lane[key].id());
  if (found == board.node_index.end()) lane[key].refuse("is no node of this map");
  return NodeId(found->second);
}

/// The rulebooks know each oddity by itself and on rails alone; what two of them would cost
/// together nobody has said.
void check_oddities(const Field& lane, const Strip& strip) {
  const std::pair<const char*, bool> oddities[] = {{"tunnel", strip.tunnel},
                                                   {"ferry", strip.ferry > 0},
                                                   {"doubled", strip.doubled > 0},
                                                   {"any_card_rate", strip.any_card_rate > 0}};
  std::string first;
  for (const auto& [name, here] : oddities) {
    if (!here) continue;
    if (strip.kind == Kind::Sea) lane[name].refuse("does not go with a sea lane");
    if (!first.empty()) lane[name].refuse("does not go with " + first + " on one lane");
    first = name;
  }
}

Strip read_strip(const Field& lane, const BoardFile& board) {
  lane.allow_only({"id", "a", "b", "length", "colour", "kind", "tunnel", "ferry", "doubled",
                   "any_card_rate", "group"});
  Strip out;
  out.id = lane["id"].id();
  out.a = read_end(lane, "a", board);
  out.b = read_end(lane, "b", board);
  if (out.a == out.b) lane["b"].refuse("is both ends of one lane");
  out.length = lane["length"].number(1, kMaxLength);
  if (const auto colour = lane.find("colour")) out.colour = read_colour(*colour);
  if (const auto kind = lane.find("kind")) out.kind = read_kind(*kind);
  out.tunnel = lane.flag_or(false, "tunnel");
  out.ferry = lane.number_or(0, "ferry", 0, out.length);
  out.doubled = lane.number_or(0, "doubled", 0, out.length);
  out.any_card_rate = lane.number_or(0, "any_card_rate", 0, kMaxSwapRate);
  if (out.any_card_rate == 1) lane["any_card_rate"].refuse("is no rate: two cards at least");
  if (const auto group = lane.find("group")) out.group = group->id();
  check_oddities(lane, out);
  return out;
}

bool same_ends(const Strip& one, const Strip& two) {
  return (one.a == two.a && one.b == two.b) || (one.a == two.b && one.b == two.a);
}

void check_group(const Field& lane, const Strip& strip, const std::vector<Strip>& earlier) {
  if (strip.group.empty()) return;
  int members = 1;
  for (const Strip& other : earlier) {
    if (other.group != strip.group) continue;
    if (!same_ends(other, strip))
      lane["group"].refuse("holds lanes that join different nodes: " + other.id + ", " + strip.id);
    if (++members > kMaxGroup) lane["group"].refuse("holds more than three lanes");
  }
}

void read_strips(const Field& lanes, BoardFile& board) {
  std::set<std::string> ids;
  for (const Field& lane : lanes.items(1, kMaxLanes)) {
    const Strip strip = read_strip(lane, board);
    if (!ids.insert(strip.id).second) lane["id"].refuse("is the id of two lanes");
    check_group(lane, strip, board.strips);
    board.strips.push_back(strip);
  }
}

/// S-7: a crossing is a dead end. A lane without a group is a group of its own.
void check_crossings(const Field& nodes, const BoardFile& board) {
  for (std::size_t i = 0; i < board.nodes.size(); ++i) {
    if (board.nodes[i].kind != NodeKind::Crossing) continue;
    std::set<std::string> groups;
    for (const Strip& strip : board.strips)
      if (strip.a == NodeId(i) || strip.b == NodeId(i))
        groups.insert(strip.group.empty() ? "lane " + strip.id : "group " + strip.group);
    if (groups.size() == 1) continue;
    nodes.items(1, kMaxNodes)[i]["id"].refuse("is a crossing that touches " +
                                              std::to_string(groups.size()) +
                                              " groups of lanes, not one");
  }
}

void check_countries(const Field& file, const BoardFile& board) {
  for (std::size_t i = 0; i < board.countries.size(); ++i) {
    const Field country = file["countries"].items(0, kMaxCountries)[i];
    const int found = board.countries[i].count();
    if (found == 0) country["id"].refuse("is a country without a crossing");
    if (country.find("crossings") && country["crossings"].number(1, kMaxNodes) != found)
      country["crossings"].refuse("is not the number of crossings on the map, " +
                                  std::to_string(found));
  }
}

}  // namespace

BoardFile read_board(const Field& file) {
  file.allow_only({"id", "name", "countries", "nodes", "lanes"});
  BoardFile board;
  board.id = file["id"].id();
  file["name"].text();
  read_countries(file, board);
  for (const Field& node : file["nodes"].items(2, kMaxNodes)) read_node(node, board);
  check_countries(file, board);
  read_strips(file["lanes"], board);
  check_crossings(file["nodes"], board);
  return board;
}

Colour read_colour(const Field& field) {
  return field.one_of<Colour>({{"red", Colour::Red},
                               {"blue", Colour::Blue},
                               {"green", Colour::Green},
                               {"yellow", Colour::Yellow},
                               {"black", Colour::Black},
                               {"white", Colour::White},
                               {"orange", Colour::Orange},
                               {"purple", Colour::Purple},
                               {"grey", Colour::Grey}});
}

Kind read_kind(const Field& field) {
  return field.one_of<Kind>({{"rail", Kind::Rail}, {"sea", Kind::Sea}});
}

}  // namespace wagonaut
