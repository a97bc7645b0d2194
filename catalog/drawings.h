#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "catalog/catalog.h"

namespace wagonaut {

using MapTexts = std::map<std::string, std::string, std::less<>>;

/// Reads and checks the drawings beside the maps of a data folder. A map without one is drawn by
/// clients from the coordinates of its nodes, so these must differ.
Drawings load_drawings(const std::filesystem::path& folder, const MapTexts& maps);

}  // namespace wagonaut
