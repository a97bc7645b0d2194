#pragma once

#include "catalog/field.h"
#include "catalog/sheet.h"

namespace wagonaut {

/// The map in `text`, checked; refusals name `file`.
MapSheet read_map(std::string_view text, const std::string& file);
/// The same of a box: its map also says what is open from the start.
MapSheet read_box_map(std::string_view text, const std::string& file);

Colour read_colour(const Field& field);
Kind read_kind(const Field& field);

}  // namespace wagonaut
