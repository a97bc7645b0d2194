#pragma once

#include <set>
#include <string>

#include "catalog/drawing.h"

namespace wagonaut::server {

/// What is seen of a ground: as far as `view` and the frame around it go, and of what belongs to a
/// region, only of those that are `open`.
Ground cut_ground(const Ground& ground, const DrawnView& view, const std::set<std::string>& open);

/// The part of a path of straight lines inside a view.
std::string cut_path(const std::string& path, const DrawnView& view);

}  // namespace wagonaut::server
