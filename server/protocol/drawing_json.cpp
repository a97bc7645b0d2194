// How a board is drawn: only what its game has, so that a drawing tells nothing else.
#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "catalog/drawing.h"
#include "engine/record/labels.h"
#include "server/protocol/cut_ground.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

/// What a game has of a map. What it has not may have a number, but no label.
class Known {
 public:
  explicit Known(const Labels& labels)
      : nodes_(labels.nodes.begin(), labels.nodes.end()),
        lanes_(labels.lanes.begin(), labels.lanes.end()) {
    nodes_.erase("");
    lanes_.erase("");
  }
  bool node(std::string_view id) const { return nodes_.contains(id); }
  bool lane(std::string_view id) const { return lanes_.contains(id); }

 private:
  std::set<std::string_view> nodes_, lanes_;
};

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

void write_space(JsonWriter& w, const DrawnSpace& space) {
  w.open('[');
  for (const double value : {space.at.x, space.at.y, space.turn}) write_length(w, value);
  w.close(']');
}

void write_part(JsonWriter& w, const DrawnPart& part) {
  w.open().field("from", part.from);
  if (!part.to.empty()) w.field("to", part.to);
  write_length(w.field("path", part.path).key("space"), part.space);
  w.key("spaces").open('[');
  for (const DrawnSpace& space : part.spaces) write_space(w, space);
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

bool meets(const Tint& tint, const DrawnView& view) {
  return tint.at.x + tint.rx > view.x && tint.at.x - tint.rx < view.x + view.w &&
         tint.at.y + tint.ry > view.y && tint.at.y - tint.ry < view.y + view.h;
}

void write_tint(JsonWriter& w, const Tint& tint) {
  write_spot(w.open(), tint.at);
  write_length(w.key("rx"), tint.rx);
  write_length(w.key("ry"), tint.ry);
  w.field("fill", tint.fill).key("strength").real(tint.strength);
  w.close();
}

void write_dressing(JsonWriter& w, const Dressing& dressing, const DrawnView& view, bool whole) {
  w.field("look", dressing.look);
  for (const auto& [name, room] : dressing.rooms) {
    write_spot(w.key(name).open(), {room.x, room.y});
    write_length(w.key("w"), room.w);
    write_length(w.key("h"), room.h);
    w.close();
  }
  const std::string outline = whole ? dressing.outline : cut_path(dressing.outline, view);
  if (!outline.empty()) w.field("outline", outline);
  w.key("tints").open('[');
  for (const Tint& tint : dressing.tints)
    if (meets(tint, view)) write_tint(w, tint);
  w.close(']');
}

/// The regions of which the game has something.
std::set<std::string> open_regions(const Drawing& drawing, const Known& known) {
  std::set<std::string> out;
  for (const DrawnCity& city : drawing.cities)
    if (known.node(city.id)) out.insert(city.region);
  return out;
}

/// The part of a lane that is seen of one that leaves the board (L-51): from the city that is
/// there, and not where it leads.
void write_stub(JsonWriter& w, const DrawnLane& lane, const Known& known) {
  for (const DrawnPart& part : lane.parts) {
    const bool from = known.node(part.from);
    if (from == known.node(part.to)) continue;
    std::vector<DrawnSpace> spaces = part.spaces;
    if (!from) std::reverse(spaces.begin(), spaces.end());
    w.open().field("from", from ? part.from : part.to);
    write_length(w.key("space"), part.space);
    w.key("spaces").open('[');
    for (int i = 0; i < lane.stub && i < int(spaces.size()); ++i)
      write_space(w, spaces[std::size_t(i)]);
    w.close(']').close();
  }
}

/// The whole board, or what is seen of it by the regions that the game has.
DrawnView view_of(const Drawing& drawing, const Known& known) {
  std::optional<DrawnView> seen;
  for (const DrawnCity& city : drawing.cities) {
    const auto view = drawing.views.find(city.region);
    if (view == drawing.views.end() || !known.node(city.id)) continue;
    const DrawnView& one = view->second;
    if (!seen) seen = one;
    const double right = std::max(seen->x + seen->w, one.x + one.w);
    const double bottom = std::max(seen->y + seen->h, one.y + one.h);
    seen->x = std::min(seen->x, one.x);
    seen->y = std::min(seen->y, one.y);
    seen->w = right - seen->x;
    seen->h = bottom - seen->y;
  }
  return seen.value_or(DrawnView{0, 0, drawing.size.w, drawing.size.h});
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

std::string drawing_json(const Drawing& drawing, const Labels& labels) {
  const Known known(labels);
  const auto is_node = [&known](const std::string& id) { return known.node(id); };
  const DrawnView view = view_of(drawing, known);
  JsonWriter w;
  w.open().key("viewBox").open('[');
  for (const double value : {view.x, view.y, view.w, view.h}) write_length(w, value);
  write_length(w.close(']').key("rail"), drawing.rail);
  write_length(w.key("font"), drawing.font);
  write_known(
      w, "cities", drawing.cities, [&](const DrawnCity& city) { return is_node(city.id); },
      write_city);
  write_known(
      w, "lanes", drawing.lanes, [&](const DrawnLane& lane) { return known.lane(lane.id); },
      write_drawn_lane);
  if (!drawing.views.empty())
    write_known(
        w, "stubs", drawing.lanes,
        [&](const DrawnLane& lane) { return !known.lane(lane.id) && lane.stub > 0; },
        [&known](JsonWriter& to, const DrawnLane& lane) { write_stub(to, lane, known); });
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
  const bool whole = drawing.views.empty();
  write_ground(
      w, whole ? drawing.ground : cut_ground(drawing.ground, view, open_regions(drawing, known)));
  if (drawing.dressing) write_dressing(w, *drawing.dressing, view, whole);
  return w.close().take();
}

}  // namespace wagonaut::server
