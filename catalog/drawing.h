#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/text.h"

namespace wagonaut {

/// A point of a drawing, y down.
struct DrawnSpot {
  double x = 0, y = 0;
};

/// How large a drawing is; it begins at 0, 0.
struct BoardSize {
  double w = 0, h = 0;
  bool holds(DrawnSpot spot) const {
    return spot.x >= 0 && spot.x <= w && spot.y >= 0 && spot.y <= h;
  }
};

/// A part of a drawing.
struct DrawnView {
  double x = 0, y = 0, w = 0, h = 0;
};

/// Where words begin, are centred or end.
enum class Anchor { Start, Middle, End };

/// Where a name stands beside its point, in one line or two.
struct DrawnLabel {
  DrawnSpot off;
  Anchor anchor = Anchor::Middle;
  int lines = 1;
};

struct DrawnCity {
  std::string id;
  DrawnSpot at;
  std::optional<DrawnLabel> label;
  std::string sign;    // of a crossing: the letters on its post
  std::string region;  // of the board of a box
};

struct DrawnSpace {
  DrawnSpot at;
  double turn = 0;  // degrees
};

/// A stretch of a lane: the whole of it, or what lies between a city and the edge of a board whose
/// edges are one.
struct DrawnPart {
  std::string from, to;  // nodes; `to` is empty at the edge
  std::string path;
  double space = 0;  // length of a space
  std::vector<DrawnSpace> spaces;
};

struct DrawnLane {
  std::string id;
  DrawnSpot pill;
  std::vector<DrawnPart> parts;
  int stub = 0;  // spaces that are seen while one of its ends is not on the board
};

/// At the edge of a board whose edges are one: where the lane comes out again.
struct DrawnArrow {
  std::string from, to;
  bool left = false;
  DrawnSpot at;
  double font = 0;
  DrawnLabel label;
};

struct DrawnCountry {
  Text name;
  std::vector<std::string> crossings;
  DrawnSpot at;
  double font = 0;
  Anchor anchor = Anchor::Middle;
};

/// A shape of the background, without a look of its own: `attributes` are its geometry.
struct Shape {
  std::string tag;
  std::vector<std::pair<std::string, std::string>> attributes;
};
/// A shape laid down in the colours of a class; later ones lie on earlier ones.
struct Layer {
  std::string look;
  std::size_t shape = 0;
  std::string region;  // of the board of a box: seen when it is open; "": as far as the view goes
};
struct Ground {
  std::vector<Shape> shapes;
  std::vector<Layer> layers;
};

/// A soft colour on the land.
struct Tint {
  DrawnSpot at;
  double rx = 0, ry = 0;
  std::string fill;  // #rrggbb
  double strength = 0;
};

/// What dresses a board beside its ground: in which colours, and where there is room for what.
struct Dressing {
  std::string look;
  std::vector<std::pair<std::string, DrawnView>> rooms;  // of title, points, compass, ship
  std::string outline;                                   // of the land, for small maps
  std::vector<Tint> tints;
};

/// How a map is drawn (docs/data.md).
struct Drawing {
  BoardSize size;
  double rail = 0, font = 0;
  std::vector<DrawnCity> cities;
  std::vector<DrawnLane> lanes;
  std::vector<DrawnArrow> arrows;
  std::vector<DrawnCountry> countries;
  Ground ground;
  std::optional<Dressing> dressing;
  // Of the board of a box: what is seen of it by the regions that are open.
  std::map<std::string, DrawnView, std::less<>> views;
};

using Drawings = std::map<std::string, std::shared_ptr<const Drawing>, std::less<>>;  // by map

}  // namespace wagonaut
