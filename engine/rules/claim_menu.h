#pragma once

#include <optional>

#include "engine/model/menu.h"

namespace wagonaut {

/// The claim of a lane in one suit that the menu offers where cards may have changed the price:
/// with as few extras as can be, dollars for cards before an item. Nothing if there is none.
std::optional<Move> menu_claim(const Edition& ed, const OpenTable& open, Seat seat,
                               const Cards& hand, LaneId lane, SuitIndex suit);

/// L-4: of one colour cards leave the hand in the order of the faces. Always true without marks.
bool in_order(const Edition& ed, const Cards& hand, const Cards& paid);
/// The card of this sort's colour that leaves the hand first; kNoCard if there is none.
Sort first_of_colour(const Edition& ed, const Cards& hand, Sort sort);
/// As many cards of each colour, faces in order. The hand must have so many.
Cards spent_in_order(const Edition& ed, const Cards& hand, const Cards& paid);

}  // namespace wagonaut
