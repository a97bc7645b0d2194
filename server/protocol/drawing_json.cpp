// How a board is drawn: only what its game has, so that a drawing tells nothing else.
#include <algorithm>
#include <cmath>
#include <set>

#include "catalog/drawing.h"
#include "engine/record/labels.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

std::string_view anchor_word(Anchor anchor) {
  switch (anchor) {
    case Anchor::Start:
      return "start";
    case Anchor::Middle:
      return "middle";
    case Anchor::End:
      return "end";
  }
  return "";
}

/// To a tenth: finer than any screen shows.
void write_length(JsonWriter& w, double value) {
  const auto tenths = std::int64_t(std::lround(value * 10));
  if (tenths % 10 == 0)
    w.number(tenths / 10);
  else
    w.real(double(tenths) / 10);
}

void write_spot(JsonWriter& w, DrawnSpot spot) {
  write_length(w.key("x"), spot.x);
  write_length(w.key("y"), spot.y);
}

void write_label(JsonWriter& w, const DrawnLabel& label) {
  write_length(w.key("label").open().key("dx"), label.off.x);
  write_length(w.key("dy"), label.off.y);
  w.field("anchor", anchor_word(label.anchor));
  if (label.lines > 1) w.field("lines", label.lines);
  w.close();
}

void write_city(JsonWriter& w, const DrawnCity& city) {
  write_spot(w.open().field("id", city.id), city.at);
  if (city.label) write_label(w, *city.label);
  if (!city.sign.empty()) w.field("sign", city.sign);
  w.close();
}

void write_part(JsonWriter& w, const DrawnPart& part) {
  w.open().field("from", part.from);
  if (!part.to.empty()) w.field("to", part.to);
  write_length(w.field("path", part.path).key("space"), part.space);
  w.key("spaces").open('[');
  for (const DrawnSpace& space : part.spaces) {
    w.open('[');
    for (const double value : {space.at.x, space.at.y, space.turn}) write_length(w, value);
    w.close(']');
  }
  w.close(']').close();
}

void write_drawn_lane(JsonWriter& w, const DrawnLane& lane) {
  write_spot(w.open().field("id", lane.id).key("pill").open(), lane.pill);
  w.close().key("parts").open('[');
  for (const DrawnPart& part : lane.parts) write_part(w, part);
  w.close(']').close();
}

void write_arrow(JsonWriter& w, const DrawnArrow& arrow) {
  w.open().field("from", arrow.from).field("to", arrow.to);
  w.field("side", arrow.left ? "left" : "right");
  write_spot(w, arrow.at);
  write_length(w.key("font"), arrow.font);
  write_label(w, arrow.label);
  w.close();
}

void write_country(JsonWriter& w, const DrawnCountry& country) {
  write_text(w.open().key("name"), country.name);
  write_spot(w, country.at);
  write_length(w.key("font"), country.font);
  w.field("anchor", anchor_word(country.anchor)).close();
}

void write_ground(JsonWriter& w, const Ground& ground) {
  w.key("shapes").open('[');
  for (const Shape& shape : ground.shapes) {
    w.open().field("tag", shape.tag);
    for (const auto& [name, value] : shape.attributes) w.field(name, value);
    w.close();
  }
  w.close(']').key("ground").open('[');
  for (const Layer& layer : ground.layers)
    w.open().field("look", layer.look).field("shape", std::int64_t(layer.shape)).close();
  w.close(']');
}

/// Writes those of a list that the game has.
template <class Item, class Has, class Write>
void write_known(JsonWriter& w, std::string_view name, const std::vector<Item>& all, Has has,
                 Write write) {
  w.key(name).open('[');
  for (const Item& item : all)
    if (has(item)) write(w, item);
  w.close(']');
}

}  // namespace

std::string drawing_json(const Drawing& drawing, const Labels& known) {
  const std::set<std::string_view> nodes(known.nodes.begin(), known.nodes.end());
  const std::set<std::string_view> lanes(known.lanes.begin(), known.lanes.end());
  const auto is_node = [&nodes](const std::string& id) { return nodes.contains(id); };
  JsonWriter w;
  w.open().key("viewBox").open('[');
  for (const double value : {0.0, 0.0, drawing.size.w, drawing.size.h}) write_length(w, value);
  write_length(w.close(']').key("rail"), drawing.rail);
  write_length(w.key("font"), drawing.font);
  write_known(
      w, "cities", drawing.cities, [&](const DrawnCity& city) { return is_node(city.id); },
      write_city);
  write_known(
      w, "lanes", drawing.lanes, [&](const DrawnLane& lane) { return lanes.contains(lane.id); },
      write_drawn_lane);
  write_known(
      w, "arrows", drawing.arrows,
      [&](const DrawnArrow& arrow) { return is_node(arrow.from) && is_node(arrow.to); },
      write_arrow);
  write_known(
      w, "countries", drawing.countries,
      [&](const DrawnCountry& country) {
        return std::any_of(country.crossings.begin(), country.crossings.end(), is_node);
      },
      write_country);
  write_ground(w, drawing.ground);
  return w.close().take();
}

}  // namespace wagonaut::server
