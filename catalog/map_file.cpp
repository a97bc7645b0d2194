#include "catalog/map_file.h"

#include "catalog/check.h"

namespace wagonaut {

namespace {

MapSheet::Country read_country(const Field& country) {
  country.allow_only({"id", "name", "crossings"});
  MapSheet::Country out{country["id"].id(), country["name"].text(), {}};
  if (const auto crossings = country.find("crossings")) out.crossings = crossings->number();
  return out;
}

NodeKind read_node_kind(const Field& kind) {
  return kind.one_of<NodeKind>({{"city", NodeKind::City},
                                {"crossing", NodeKind::Crossing},
                                {"junction", NodeKind::Junction}});
}

/// What the files of maps may say, and what only the map of a box may.
enum class MapOf : bool { Editions, Box };

void allow(const Field& field, MapOf of, std::initializer_list<std::string_view> always,
           std::initializer_list<std::string_view> in_a_box) {
  std::vector<std::string_view> keys = always;
  if (of == MapOf::Box) keys.insert(keys.end(), in_a_box.begin(), in_a_box.end());
  field.allow_only(keys);
}

MapSheet::Node read_node(const Field& node, MapOf of) {
  allow(node, of, {"id", "name", "kind", "country", "port", "at"}, {"region", "large"});
  MapSheet::Node out;
  out.id = node["id"].id();
  out.name = node["name"].text();
  if (const auto kind = node.find("kind")) out.kind = read_node_kind(*kind);
  if (out.kind == NodeKind::Crossing || node.find("country")) out.country = node["country"].id();
  out.port = node.flag_or(false, "port");
  const std::vector<Field> at = node["at"].items(2, 2);
  out.x = at[0].number();
  out.y = at[1].number();
  if (of == MapOf::Box) out.region = node["region"].id();
  out.large = node.flag_or(false, "large");
  return out;
}

MapSheet::Lane read_lane(const Field& lane, MapOf of) {
  allow(lane, of,
        {"id", "a", "b", "length", "colour", "kind", "tunnel", "ferry", "doubled", "any_card_rate",
         "group"},
        {"frame", "stub"});
  MapSheet::Lane out;
  out.id = lane["id"].id();
  out.a = lane["a"].id();
  out.b = lane["b"].id();
  out.length = lane["length"].number();
  if (const auto colour = lane.find("colour")) out.colour = read_colour(*colour);
  if (const auto kind = lane.find("kind")) out.kind = read_kind(*kind);
  out.tunnel = lane.flag_or(false, "tunnel");
  out.ferry = lane.number_or(0, "ferry");
  out.doubled = lane.number_or(0, "doubled");
  out.any_card_rate = lane.number_or(0, "any_card_rate");
  if (const auto group = lane.find("group")) out.group = group->id();
  out.frame = lane.flag_or(false, "frame");
  out.stub = lane.number_or(0, "stub");
  return out;
}

MapSheet read_sheet(const Field& file, MapOf of) {
  allow(file, of, {"id", "name", "countries", "nodes", "lanes"}, {"home", "passes"});
  MapSheet map;
  map.id = file["id"].id();
  map.name = file["name"].text();
  if (const auto countries = file.find("countries"))
    for (const Field& country : countries->items()) map.countries.push_back(read_country(country));
  for (const Field& node : file["nodes"].items()) map.nodes.push_back(read_node(node, of));
  for (const Field& lane : file["lanes"].items()) map.lanes.push_back(read_lane(lane, of));
  if (of == MapOf::Editions) return map;
  map.home = file["home"].id();
  for (const Field& route : file["passes"].items()) map.passes.push_back(route.id());
  return map;
}

MapSheet read_checked(std::string_view text, const std::string& name, MapOf of) {
  const boost::json::value document = parse_document(text, name);
  const Field file(document, name);
  MapSheet map = read_sheet(file, of);
  file.quoting([&map] { check_map(map); });
  return map;
}

}  // namespace

MapSheet read_map(std::string_view text, const std::string& name) {
  return read_checked(text, name, MapOf::Editions);
}

MapSheet read_box_map(std::string_view text, const std::string& name) {
  return read_checked(text, name, MapOf::Box);
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
