#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/drawing.h"

namespace wagonaut {

/// A line of a path, or a ring.
struct StraightLine {
  std::vector<DrawnSpot> points;
  bool closed = false;
};

/// What a path of M (absolute), l (relative) and z says; none if it says anything else. Only of
/// such paths a part can be cut.
std::optional<std::vector<StraightLine>> straight_lines(std::string_view path);

/// The same as text, in whole numbers.
std::string straight_path(const std::vector<StraightLine>& lines);

}  // namespace wagonaut
