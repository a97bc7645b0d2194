#pragma once

#include "catalog/drawing.h"
#include "catalog/field.h"

namespace wagonaut {

/// Reads and checks `<map>.dressing.json`. What it makes room for lies inside `open`: of the board
/// of a box, in what is seen of it from the start.
Dressing read_dressing(const Field& file, const std::string& map, const BoardSize& size,
                       const DrawnView& open);

}  // namespace wagonaut
