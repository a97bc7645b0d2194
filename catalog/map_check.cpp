#include <set>
#include <string_view>

#include "catalog/bounds.h"
#include "catalog/check.h"
#include "catalog/spot.h"

namespace wagonaut {

namespace {

using Ids = std::set<std::string_view>;

Ids check_country_ids(const std::vector<MapSheet::Country>& countries, const Spot& at) {
  at.check_length(countries.size(), 0, kMaxCountries);
  Ids ids;
  for (std::size_t i = 0; i < countries.size(); ++i)
    if (!ids.insert(countries[i].id).second) at[i]["id"].refuse("is the id of two countries");
  return ids;
}

/// A country is the set of its crossings (S-6).
void check_country_of(const MapSheet::Node& node, const Ids& countries, const Spot& at) {
  if (node.kind != NodeKind::Crossing) {
    if (!node.country.empty()) at["country"].refuse("is the country of a node that is no crossing");
  } else if (!countries.contains(node.country)) {
    at["country"].refuse("is no country of this map");
  }
}

Ids check_nodes(const std::vector<MapSheet::Node>& nodes, const Ids& countries, const Spot& at) {
  at.check_length(nodes.size(), 2, kMaxNodes);
  Ids ids;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const MapSheet::Node& node = nodes[i];
    if (countries.contains(node.id)) at[i]["id"].refuse("is the id of a country as well");
    if (!ids.insert(node.id).second) at[i]["id"].refuse("is the id of two nodes");
    if (node.port && node.kind != NodeKind::City)  // W-6: a junction carries no harbour
      at[i]["port"].refuse("makes a port of a node that is no city");
    check_country_of(node, countries, at[i]);
    at[i]["at"][0].check_number(node.x, -kFarthest, kFarthest);
    at[i]["at"][1].check_number(node.y, -kFarthest, kFarthest);
  }
  return ids;
}

void check_country_crossings(const MapSheet& map, const Spot& at) {
  for (std::size_t i = 0; i < map.countries.size(); ++i) {
    const MapSheet::Country& country = map.countries[i];
    int found = 0;
    for (const MapSheet::Node& node : map.nodes) found += node.country == country.id ? 1 : 0;
    if (found == 0) at[i]["id"].refuse("is a country without a crossing");
    if (!country.crossings) continue;
    at[i]["crossings"].check_number(*country.crossings, 1, kMaxNodes);
    if (*country.crossings != found)
      at[i]["crossings"].refuse("is not the number of crossings on the map, " +
                                std::to_string(found));
  }
}

/// The rulebooks know each oddity by itself and on rails alone; what two of them would cost
/// together nobody has said.
void check_oddities(const MapSheet::Lane& lane, const Spot& at) {
  const std::pair<const char*, bool> oddities[] = {{"tunnel", lane.tunnel},
                                                   {"ferry", lane.ferry > 0},
                                                   {"doubled", lane.doubled > 0},
                                                   {"any_card_rate", lane.any_card_rate > 0}};
  std::string first;
  for (const auto& [name, here] : oddities) {
    if (!here) continue;
    if (lane.kind == Kind::Sea) at[name].refuse("does not go with a sea lane");
    if (!first.empty()) at[name].refuse("does not go with " + first + " on one lane");
    first = name;
  }
}

void check_lane(const MapSheet::Lane& lane, const Ids& nodes, const Spot& at) {
  if (!nodes.contains(lane.a)) at["a"].refuse("is no node of this map");
  if (!nodes.contains(lane.b)) at["b"].refuse("is no node of this map");
  if (lane.a == lane.b) at["b"].refuse("is both ends of one lane");
  at["length"].check_number(lane.length, 1, kMaxLength);
  at["ferry"].check_number(lane.ferry, 0, lane.length);
  at["doubled"].check_number(lane.doubled, 0, lane.length);
  at["any_card_rate"].check_number(lane.any_card_rate, 0, kMaxSwapRate);
  if (lane.any_card_rate == 1) at["any_card_rate"].refuse("is no rate: two cards at least");
  check_oddities(lane, at);
}

bool same_ends(const MapSheet::Lane& one, const MapSheet::Lane& two) {
  return (one.a == two.a && one.b == two.b) || (one.a == two.b && one.b == two.a);
}

/// The lanes side by side with lane `last`, as far as they stand before it.
void check_group(const std::vector<MapSheet::Lane>& lanes, std::size_t last, const Spot& at) {
  const MapSheet::Lane& lane = lanes[last];
  if (lane.group.empty()) return;
  int members = 1;
  for (std::size_t i = 0; i < last; ++i) {
    if (lanes[i].group != lane.group) continue;
    if (!same_ends(lanes[i], lane))
      at["group"].refuse("holds lanes that join different nodes: " + lanes[i].id + ", " + lane.id);
    if (++members > kMaxGroup) at["group"].refuse("holds more than three lanes");
  }
}

void check_lanes(const std::vector<MapSheet::Lane>& lanes, const Ids& nodes, const Spot& at) {
  at.check_length(lanes.size(), 1, kMaxLanes);
  Ids ids;
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    check_lane(lanes[i], nodes, at[i]);
    if (!ids.insert(lanes[i].id).second) at[i]["id"].refuse("is the id of two lanes");
    check_group(lanes, i, at[i]);
  }
}

/// S-7: a crossing is a dead end. A lane without a group is a group of its own.
void check_crossings(const MapSheet& map, const Spot& at) {
  for (std::size_t i = 0; i < map.nodes.size(); ++i) {
    const MapSheet::Node& node = map.nodes[i];
    if (node.kind != NodeKind::Crossing) continue;
    std::set<std::string> groups;
    for (const MapSheet::Lane& lane : map.lanes)
      if (lane.a == node.id || lane.b == node.id)
        groups.insert(lane.group.empty() ? "lane " + lane.id : "group " + lane.group);
    if (groups.size() != 1)
      at[i]["id"].refuse("is a crossing that touches " + std::to_string(groups.size()) +
                         " groups of lanes, not one");
  }
}

}  // namespace

void check_map(const MapSheet& map) {
  const Spot file;
  const Ids countries = check_country_ids(map.countries, file["countries"]);
  const Ids nodes = check_nodes(map.nodes, countries, file["nodes"]);
  check_country_crossings(map, file["countries"]);
  check_lanes(map.lanes, nodes, file["lanes"]);
  check_crossings(map, file["nodes"]);
}

}  // namespace wagonaut
