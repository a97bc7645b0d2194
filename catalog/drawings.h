#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "catalog/drawing.h"
#include "catalog/sheet.h"

namespace wagonaut {

using Maps = std::map<std::string, std::shared_ptr<const MapSheet>, std::less<>>;

/// Reads and checks the drawings beside the maps of a data folder. A map without one is drawn by
/// clients from the coordinates of its nodes, so these must differ.
Drawings load_drawings(const std::filesystem::path& folder, const Maps& maps);

/// The drawing of the board of a box, from its texts; none if there is no layout.
std::shared_ptr<const Drawing> read_box_drawing(
    const std::map<std::string, std::string, std::less<>>& files, const std::string& folder,
    const MapSheet& map);

}  // namespace wagonaut
