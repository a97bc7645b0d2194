#pragma once

#include "engine/model/edition.h"
#include "engine/model/state.h"

namespace wagonaut {

/// Makes every node its own island and every lane claimable: the board before the first claim.
void clear_board(const Edition& ed, OpenTable& open);

/// Does the lane lead off the board in play (L-51)?
bool off_board(const Edition& ed, LaneId lane);

/// The lane is `seat`'s from now on: owner, closed lanes (G-27) and connections. Costs nothing.
void give_lane(const Edition& ed, OpenTable& open, Seat seat, LaneId lane);

/// The seat as its tickets see it: lanes that others share with it are joined too (C-13).
OpenSeat with_shared(const Edition& ed, const OpenTable& open, Seat seat);
/// Cities where a lane of the seat ends.
NodeSet reached(const Edition& ed, const OpenSeat& seat);

/// The node of a city, the crossings of a country.
NodeSet nodes_of(const Edition& ed, const Place& place);

/// True when own lanes join some node of one place with some node of the other (G-40, S-20, S-21).
bool joins(const Edition& ed, const OpenSeat& seat, const Place& from, const Place& to);

/// Every lane of the board.
LaneSet all_lanes(const Edition& ed);

/// The free lanes that nobody may claim any more (G-27).
LaneSet closed_lanes(const Edition& ed, const OpenTable& open);

/// Who owns a lane; nobody if it is free.
Seat owner_of(const Edition& ed, const OpenTable& open, LaneId lane);

}  // namespace wagonaut
