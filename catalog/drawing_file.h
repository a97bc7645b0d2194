#pragma once

#include "catalog/board_file.h"
#include "catalog/drawing.h"

namespace wagonaut {

/// Reads and checks `<map>.layout.json`: every node and lane of the map, and nothing else.
Drawing read_drawing(const Field& file, const BoardFile& board);

}  // namespace wagonaut
