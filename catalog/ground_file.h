#pragma once

#include <set>
#include <string>
#include <string_view>

#include "catalog/drawing.h"

namespace wagonaut {

/// Reads and checks `<map>.background.svg`: a flat list of plain shapes, each with a class that the
/// client has colours for. Nothing else of SVG is let in, so nothing in it can act or ask for
/// anything. A <style> is for whoever looks at the file by itself and is left out. On the board of
/// a box, a shape may belong to one of its `regions`.
Ground read_ground(std::string_view text, const std::string& file, const BoardSize& size,
                   const std::set<std::string>& regions = {});

}  // namespace wagonaut
