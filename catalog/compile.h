#pragma once

#include "catalog/sheet.h"

namespace wagonaut {

/// The game on sheets that were found good (check.h). Nothing can go wrong any more.
Game compile(const MapSheet& map, const EditionSheet& edition, int seats);

}  // namespace wagonaut
