#include "catalog/drawing_file.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

#include "catalog/bounds.h"

namespace wagonaut {

namespace {

constexpr double kLargestSize = 20000, kLeastSize = 100;
constexpr double kFarthestLabel = 500;
constexpr std::size_t kLongestSign = 3;
constexpr std::size_t kLongestPath = 400;
constexpr int kMostArrows = 64;

double font(const Field& field) {
  return field.decimal(4, 200);
}

/// A place that can be seen.
DrawnSpot seen(const Field& of, const Field& x, const Field& y, const BoardSize& size) {
  const DrawnSpot spot{x.decimal(-kLargestSize, kLargestSize),
                       y.decimal(-kLargestSize, kLargestSize)};
  if (!size.holds(spot)) of.refuse("lies outside the board");
  return spot;
}

Anchor read_anchor(const Field& field) {
  return field.one_of<Anchor>(
      {{"start", Anchor::Start}, {"middle", Anchor::Middle}, {"end", Anchor::End}});
}

int read_lines(const Field& label) {
  const int lines = label.number_or(1, "lines");
  if (lines < 1 || lines > 2) label["lines"].refuse("is not between 1 and 2");
  return lines;
}

DrawnLabel read_label(const Field& label) {
  label.allow_only({"dx", "dy", "anchor", "lines"});
  return {{label["dx"].decimal(-kFarthestLabel, kFarthestLabel),
           label["dy"].decimal(-kFarthestLabel, kFarthestLabel)},
          read_anchor(label["anchor"]),
          read_lines(label)};
}

const MapSheet::Node& node_of(const Field& field, const MapSheet& map) {
  const std::string id = field.id();
  const auto found = std::find_if(map.nodes.begin(), map.nodes.end(),
                                  [&](const MapSheet::Node& node) { return node.id == id; });
  if (found == map.nodes.end()) field.refuse("is no node of this map");
  return *found;
}

std::string read_sign(const Field& sign, NodeKind kind) {
  const std::string letters = sign.string();
  if (kind != NodeKind::Crossing) sign.refuse("is the sign of a node that is no crossing");
  const bool plain =
      std::all_of(letters.begin(), letters.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  if (letters.empty() || letters.size() > kLongestSign || !plain)
    sign.refuse("is not 1 to 3 capital letters");
  return letters;
}

DrawnCity read_city(const Field& city, const MapSheet& map, const BoardSize& size) {
  city.allow_only({"id", "x", "y", "label", "sign"});
  const MapSheet::Node& node = node_of(city["id"], map);
  DrawnCity out;
  out.id = node.id;
  out.region = node.region;
  out.at = seen(city, city["x"], city["y"], size);
  if (const auto label = city.find("label")) out.label = read_label(*label);
  if (const auto sign = city.find("sign")) out.sign = read_sign(*sign, node.kind);
  return out;
}

/// "M1 2 Q3 4 5 6": lines and curves between absolute points, so that its ends can be read off it.
std::string read_path(const Field& field) {
  const std::string path = field.string();
  if (path.size() > kLongestPath) field.refuse("is longer than 400 letters");
  std::istringstream in(path);
  std::vector<double> numbers;
  char command = 0;
  const auto complete = [&] {  // of the command before
    const std::size_t each = command == 'C' ? 6 : command == 'Q' ? 4 : 2;
    return command == 0 || (!numbers.empty() && numbers.size() % each == 0 &&
                            (command != 'M' || numbers.size() == 2));
  };
  for (in >> std::ws; !in.eof(); in >> std::ws) {
    const char next = char(in.peek());
    if (std::string_view("MLQC").find(next) != std::string_view::npos) {
      if (!complete() || (next == 'M') != (command == 0)) break;
      command = char(in.get());
      numbers.clear();
      continue;
    }
    double number = 0;
    if (command == 0 || !(in >> number) || !(std::abs(number) <= kLargestSize)) break;
    numbers.push_back(number);
  }
  if (!in.eof() || command == 0 || command == 'M' || !complete())
    field.refuse("is not a path of M, L, Q and C between points");
  return path;
}

DrawnPart read_part(const Field& part, const MapSheet& map, const BoardSize& size) {
  part.allow_only({"from", "to", "path", "space", "spaces"});
  DrawnPart out;
  out.from = node_of(part["from"], map).id;
  if (const auto to = part.find("to")) out.to = node_of(*to, map).id;
  out.path = read_path(part["path"]);
  out.space = part["space"].decimal(4, 400);
  for (const Field& space : part["spaces"].items(1, kMaxLength)) {
    const std::vector<Field> at = space.items(3, 3);
    out.spaces.push_back({seen(space, at[0], at[1], size), at[2].decimal(-360, 360)});
  }
  return out;
}

/// A whole lane has both its ends; one over the edge has a part at each of them.
void check_ends(const Field& parts, const DrawnLane& lane, const MapSheet::Lane& strip) {
  const std::string &a = strip.a, &b = strip.b;
  const DrawnPart& one = lane.parts.front();
  const std::string& other = lane.parts.size() == 1 ? one.to : lane.parts[1].from;
  if (lane.parts.size() == 2 && (!one.to.empty() || !lane.parts[1].to.empty()))
    parts.refuse_whole("two parts run to the edge and have no \"to\"");
  if ((one.from != a || other != b) && (one.from != b || other != a))
    parts.refuse_whole("joins " + one.from + " and " + (other.empty() ? "the edge" : other) +
                       ", not " + a + " and " + b);
}

DrawnLane read_lane(const Field& lane, const MapSheet::Lane& strip, const MapSheet& map,
                    const BoardSize& size) {
  lane.allow_only({"id", "pill", "parts"});
  DrawnLane out;
  out.id = strip.id;
  out.stub = strip.stub;
  const Field pill = lane["pill"];
  pill.allow_only({"x", "y"});
  out.pill = seen(pill, pill["x"], pill["y"], size);
  int spaces = 0;
  for (const Field& part : lane["parts"].items(1, 2)) {
    out.parts.push_back(read_part(part, map, size));
    spaces += int(out.parts.back().spaces.size());
  }
  check_ends(lane["parts"], out, strip);
  if (spaces != strip.length)
    lane["parts"].refuse_whole(std::to_string(spaces) + " spaces are drawn of a lane of " +
                               std::to_string(strip.length));
  return out;
}

void read_cities(const Field& file, const MapSheet& map, Drawing& out) {
  std::set<std::string> drawn;
  for (const Field& city : file["cities"].items(0, kMaxNodes)) {
    out.cities.push_back(read_city(city, map, out.size));
    if (!drawn.insert(out.cities.back().id).second) city["id"].refuse("is drawn twice");
  }
  for (const MapSheet::Node& node : map.nodes)
    if (!drawn.contains(node.id))
      file["cities"].refuse_whole("node \"" + node.id + "\" is not drawn");
}

void read_lanes(const Field& file, const MapSheet& map, Drawing& out) {
  std::map<std::string, const MapSheet::Lane*> left;
  for (const MapSheet::Lane& lane : map.lanes) left[lane.id] = &lane;
  for (const Field& lane : file["lanes"].items(0, kMaxLanes)) {
    const auto found = left.find(lane["id"].id());
    if (found == left.end()) lane["id"].refuse("is no lane of this map");
    if (found->second == nullptr) lane["id"].refuse("is drawn twice");
    out.lanes.push_back(read_lane(lane, *std::exchange(found->second, nullptr), map, out.size));
  }
  for (const auto& [id, strip] : left)
    if (strip != nullptr) file["lanes"].refuse_whole("lane \"" + id + "\" is not drawn");
}

void read_arrows(const Field& file, const MapSheet& map, Drawing& out) {
  const auto list = file.find("arrows");
  if (!list) return;
  for (const Field& arrow : list->items(1, kMostArrows)) {
    arrow.allow_only({"from", "to", "side", "x", "y", "font", "label"});
    DrawnArrow drawn;
    drawn.from = node_of(arrow["from"], map).id;
    drawn.to = node_of(arrow["to"], map).id;
    drawn.left = arrow["side"].one_of<bool>({{"left", true}, {"right", false}});
    drawn.at = seen(arrow, arrow["x"], arrow["y"], out.size);
    drawn.font = font(arrow["font"]);
    drawn.label = read_label(arrow["label"]);
    out.arrows.push_back(std::move(drawn));
  }
}

void read_countries(const Field& file, const MapSheet& map, Drawing& out) {
  const auto list = file.find("countries");
  if (!list) return;
  std::set<std::string> drawn;
  for (const Field& country : list->items(1, kMaxCountries)) {
    country.allow_only({"id", "x", "y", "font", "anchor"});
    const std::string id = country["id"].id();
    const auto found = std::find_if(map.countries.begin(), map.countries.end(),
                                    [&](const MapSheet::Country& one) { return one.id == id; });
    if (found == map.countries.end()) country["id"].refuse("is no country of this map");
    if (!drawn.insert(id).second) country["id"].refuse("is drawn twice");
    DrawnCountry name;
    name.name = found->name;
    for (const MapSheet::Node& node : map.nodes)
      if (node.country == id) name.crossings.push_back(node.id);
    name.at = seen(country, country["x"], country["y"], out.size);
    name.font = font(country["font"]);
    name.anchor = read_anchor(country["anchor"]);
    out.countries.push_back(std::move(name));
  }
}

BoardSize read_size(const Field& field) {
  const std::vector<Field> size = field.items(2, 2);
  return {size[0].decimal(kLeastSize, kLargestSize), size[1].decimal(kLeastSize, kLargestSize)};
}

DrawnView read_view(const Field& field, const BoardSize& size) {
  const std::vector<Field> at = field.items(4, 4);
  const DrawnView view{at[0].decimal(0, size.w), at[1].decimal(0, size.h), at[2].decimal(1, size.w),
                       at[3].decimal(1, size.h)};
  if (!size.holds({view.x + view.w, view.y + view.h})) field.refuse("lies outside the board");
  return view;
}

/// Each region has a view, and nothing else has one.
void read_views(const Field& views, const MapSheet& map, Drawing& out) {
  std::set<std::string> regions;
  for (const MapSheet::Node& node : map.nodes) regions.insert(node.region);
  for (const auto& [region, view] : views.members()) {
    if (!regions.contains(region)) view.refuse("is the view of no region of this map");
    out.views.emplace(region, read_view(view, out.size));
  }
  for (const std::string& region : regions)
    if (!out.views.contains(region)) views.refuse_whole("region \"" + region + "\" has no view");
}

Drawing read_layout(const Field& file, const MapSheet& map) {
  if (file["map"].id() != map.id) file["map"].refuse("is not the name of the file");
  Drawing out;
  out.size = read_size(file["size"]);
  out.rail = file["rail"].decimal(4, 100);
  out.font = font(file["font"]);
  read_cities(file, map, out);
  read_lanes(file, map, out);
  read_arrows(file, map, out);
  read_countries(file, map, out);
  return out;
}

}  // namespace

Drawing read_drawing(const Field& file, const MapSheet& map) {
  file.allow_only({"map", "size", "rail", "font", "cities", "lanes", "arrows", "countries"});
  return read_layout(file, map);
}

Drawing read_box_layout(const Field& file, const MapSheet& map) {
  file.allow_only({"map", "size", "rail", "font", "views", "cities", "lanes"});
  Drawing out = read_layout(file, map);
  read_views(file["views"], map, out);
  return out;
}

}  // namespace wagonaut
