#include "catalog/dressing_file.h"

#include <algorithm>

#include "catalog/straight_path.h"

namespace wagonaut {

namespace {

constexpr std::size_t kLongestOutline = 20000;
constexpr int kMostTints = 64;
constexpr double kLeastRoom = 20;
constexpr std::string_view kRooms[] = {"title", "points", "compass", "ship"};

/// The looks that the client has colours for.
std::string read_look(const Field& field) {
  field.one_of<bool>(
      {{"plains", true}, {"alps", true}, {"winter", true}, {"oceans", true}, {"dusk", true}});
  return field.string();
}

DrawnView read_room(const Field& field, const DrawnView& open) {
  field.allow_only({"x", "y", "w", "h"});
  const DrawnView room{
      field["x"].decimal(0, open.x + open.w), field["y"].decimal(0, open.y + open.h),
      field["w"].decimal(kLeastRoom, open.w), field["h"].decimal(kLeastRoom, open.h)};
  if (room.x < open.x || room.y < open.y || room.x + room.w > open.x + open.w ||
      room.y + room.h > open.y + open.h)
    field.refuse("lies outside what is seen of the board");
  return room;
}

std::string read_fill(const Field& field) {
  const std::string fill = field.string();
  const bool hex = fill.size() == 7 && fill.front() == '#' &&
                   fill.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
  if (!hex) field.refuse("is no colour like #e9cf8e");
  return fill;
}

Tint read_tint(const Field& field, const BoardSize& size) {
  field.allow_only({"x", "y", "rx", "ry", "fill", "strength"});
  const double far = size.w + size.h;  // its middle may lie outside
  return {{field["x"].decimal(-far, far), field["y"].decimal(-far, far)},
          field["rx"].decimal(1, far),
          field["ry"].decimal(1, far),
          read_fill(field["fill"]),
          field["strength"].decimal(0, 1)};
}

std::string read_outline(const Field& field) {
  const std::string outline = field.string();
  if (outline.size() > kLongestOutline) field.refuse("is longer than 20000 letters");
  if (!straight_lines(outline)) field.refuse("is not a path of M, l and z");
  return outline;
}

}  // namespace

Dressing read_dressing(const Field& file, const std::string& map, const BoardSize& size,
                       const DrawnView& open) {
  file.allow_only({"map", "look", "title", "points", "compass", "ship", "outline", "tints"});
  if (file["map"].id() != map) file["map"].refuse("is not the name of the file");
  Dressing out;
  out.look = read_look(file["look"]);
  for (const std::string_view name : kRooms)
    if (const auto room = file.find(name)) out.rooms.emplace_back(name, read_room(*room, open));
  if (const auto outline = file.find("outline")) out.outline = read_outline(*outline);
  if (const auto tints = file.find("tints"))
    for (const Field& tint : tints->items(0, kMostTints))
      out.tints.push_back(read_tint(tint, size));
  return out;
}

}  // namespace wagonaut
