#pragma once

#include "catalog/board_file.h"
#include "catalog/field.h"

namespace wagonaut {

/// Reads pieces, market, ending, awards and ties of an edition file.
void read_law(const Field& file, Edition& ed);

/// Puts the board into the edition (lane_law.cpp): prices and points of its lanes by the edition's
/// law.
void read_lanes(const Field& file, const BoardFile& board, Edition& ed);

}  // namespace wagonaut
