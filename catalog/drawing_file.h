#pragma once

#include "catalog/drawing.h"
#include "catalog/field.h"
#include "catalog/sheet.h"

namespace wagonaut {

/// Reads and checks `<map>.layout.json`: every node and lane of the map, and nothing else.
Drawing read_drawing(const Field& file, const MapSheet& map);
/// The same of the board of a box, with its views.
Drawing read_box_layout(const Field& file, const MapSheet& map);

}  // namespace wagonaut
