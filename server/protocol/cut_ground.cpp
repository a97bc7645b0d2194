#include "server/protocol/cut_ground.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "catalog/straight_path.h"

namespace wagonaut::server {
namespace {

constexpr double kFrame = 30;  // the ground goes on so far under the frame

using Spots = std::vector<DrawnSpot>;

/// One edge of a view: the side on which something is seen.
struct Edge {
  double DrawnSpot::*axis;
  double bound;
  bool below;
  bool sees(const DrawnSpot& spot) const {
    return below ? spot.*axis <= bound : spot.*axis >= bound;
  }
  DrawnSpot between(const DrawnSpot& p, const DrawnSpot& q) const {
    const double part = (bound - p.*axis) / (q.*axis - p.*axis);
    return {p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part};
  }
};

std::vector<Edge> edges_of(const DrawnView& view) {
  return {{&DrawnSpot::x, view.x, false},
          {&DrawnSpot::x, view.x + view.w, true},
          {&DrawnSpot::y, view.y, false},
          {&DrawnSpot::y, view.y + view.h, true}};
}

/// Sutherland and Hodgman, edge by edge.
Spots cut_ring(Spots ring, const std::vector<Edge>& edges) {
  for (const Edge& edge : edges) {
    Spots out;
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const DrawnSpot& p = ring[(i + ring.size() - 1) % ring.size()];
      const DrawnSpot& q = ring[i];
      if (edge.sees(p) != edge.sees(q)) out.push_back(edge.between(p, q));
      if (edge.sees(q)) out.push_back(q);
    }
    ring = std::move(out);
  }
  return ring;
}

/// Stretches of a line whose points are all seen; what is lost at the edge lies under the frame.
void cut_line(const Spots& line, const std::vector<Edge>& edges, std::vector<StraightLine>& out) {
  bool inside = false;
  for (const DrawnSpot& spot : line) {
    const bool was = std::exchange(
        inside,
        std::all_of(edges.begin(), edges.end(), [&](const Edge& edge) { return edge.sees(spot); }));
    if (inside && !was) out.emplace_back();
    if (inside) out.back().points.push_back(spot);
  }
}

std::string cut_to(const std::string& path, const std::vector<Edge>& edges) {
  const auto lines = straight_lines(path);
  if (!lines) return "";
  std::vector<StraightLine> out;
  for (const StraightLine& line : *lines) {
    if (line.closed)
      out.push_back({cut_ring(line.points, edges), true});
    else
      cut_line(line.points, edges, out);
  }
  return straight_path(out);
}

DrawnView grown(const DrawnView& view, double by) {
  return {view.x - by, view.y - by, view.w + 2 * by, view.h + 2 * by};
}

/// A shape as far as it is seen; nothing of it has no tag.
Shape cut_shape(const Shape& shape, const DrawnView& view) {
  if (shape.tag == "rect")
    return {"rect",
            {{"height", std::to_string(std::lround(view.h))},
             {"width", std::to_string(std::lround(view.w))},
             {"x", std::to_string(std::lround(view.x))},
             {"y", std::to_string(std::lround(view.y))}}};
  Shape out = shape;
  for (auto& [name, value] : out.attributes)
    if (name == "d") value = cut_to(value, edges_of(view));
  const auto empty = [](const auto& attribute) { return attribute.second.empty(); };
  if (std::any_of(out.attributes.begin(), out.attributes.end(), empty)) return {};
  return out;
}

}  // namespace

Ground cut_ground(const Ground& ground, const DrawnView& view, const std::set<std::string>& open) {
  const DrawnView seen = grown(view, kFrame);
  Ground out;
  std::map<std::size_t, std::optional<std::size_t>> kept;  // by its number before
  for (const Layer& layer : ground.layers) {
    if (!layer.region.empty() && !open.contains(layer.region)) continue;
    const auto [found, fresh] = kept.try_emplace(layer.shape);
    if (fresh) {
      const Shape& whole = ground.shapes[layer.shape];
      Shape shape = layer.region.empty() ? cut_shape(whole, seen) : whole;
      if (!shape.tag.empty()) {
        found->second = out.shapes.size();
        out.shapes.push_back(std::move(shape));
      }
    }
    if (found->second) out.layers.push_back({layer.look, *found->second, layer.region});
  }
  return out;
}

std::string cut_path(const std::string& path, const DrawnView& view) {
  return cut_to(path, edges_of(view));
}

}  // namespace wagonaut::server
