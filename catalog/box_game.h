#pragma once

#include "catalog/box_file.h"

namespace wagonaut {

/// A game on an opened edition of a box, in words: those of what is not open are left out.
Game game_of(const BoxEntry& box, const EditionCard& card, const Edition& edition);

/// The single game: an evening on a campaign that has just begun (6.9). Seat i has the i-th
/// company.
Game build_evening(const BoxEntry& box, const EditionCard& card, int seats);

}  // namespace wagonaut
