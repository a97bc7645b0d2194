#pragma once

#include "engine/model/edition.h"
#include "engine/model/state.h"

namespace wagonaut {

/// What sentences look at: the open half of the table, and of hands and tickets those that whoever
/// asks may know. Without them secrets count as nothing.
struct Eyes {
  const Edition& ed;
  const OpenTable& open;
  const BySeat<Own>* own = nullptr;

  Eyes(const Edition& edition, const OpenTable& table, const BySeat<Own>* seats = nullptr)
      : ed(edition), open(table), own(seats) {}
  Eyes(const Edition& edition, const State& s) : Eyes(edition, s.open, &s.own) {}

  const Extras& extras() const { return open.extras; }
};

/// How much of something a seat has (modules.md, "Quantities").
int quantity(const Eyes& eyes, Seat seat, const Quantity& q);
/// A number, or an amount that depends on quantities.
int amount_of(const Eyes& eyes, Seat seat, const Act& act);

/// Has no company of the campaign this item?
bool held_by_nobody(const Eyes& eyes, ItemId item);

/// A lane's colour now: painted in this game, or printed (C-3).
Colour colour_now(const Edition& ed, const OpenTable& open, LaneId lane);
void paint_lane(OpenTable& open, LaneId lane, Colour colour);
/// A pencilled lane that is not painted yet.
bool is_frame(const Edition& ed, const OpenTable& open, LaneId lane);

/// Where the token of the path stands; nothing if it is not on the board.
bool on_path_at(const Edition& ed, const OpenTable& open, NodeId node);
/// The lanes that share a city with this one, itself left out.
LaneSet lanes_near(const Edition& ed, LaneId lane);

}  // namespace wagonaut
