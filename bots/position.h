#pragma once

#include "bots/routes.h"
#include "engine/model/menu.h"
#include "engine/rules/price.h"

namespace wagonaut {

/// What one decision is made from: the view of a seat, and what follows from it at once.
struct Position {
  const Edition& ed;
  const View& view;
  const OpenSeat& mine;
  const Own& own;
  int trains = 0, ships = 0;          // before fleets are chosen: the middle one
  LaneSet open;                       // lanes it may still own, whatever its pieces
  LaneSet payable;                    // lanes it could claim now
  std::array<int, kMaxSuits> held{};  // spaces that its cards cover, by suit

  int locos() const { return own.hand[ed.loco]; }
  int pieces() const { return trains + ships; }
  int supply(Kind kind) const { return kind == Kind::Rail ? trains : ships; }
  /// Are there pieces of the right kind for this lane?
  bool fits(LaneId lane) const { return ed.lane(lane).length() <= supply(ed.lane(lane).kind()); }
  Cost cost(LaneId lane) const { return price_of(ed, view.open, *view.viewer, lane); }
};

/// Trains of the fleet in the middle between the two extremes (W-10).
int middle_fleet(const Pieces& pieces);

/// The view must be a seat's own.
Position position_of(const Edition& ed, const View& view);

/// The open lanes that the pieces suffice for.
LaneSet fitting_lanes(const Position& at);
/// The pieces that these lanes take, by kind.
using PiecesByKind = std::array<int, kKinds>;
PiecesByKind pieces_of(const Edition& ed, const LaneSet& lanes);
/// The fewest pieces that any seat has left.
int fewest_pieces(const Position& at);
/// The tickets that are not complete yet.
TicketSet unfinished_tickets(const Position& at);
/// These lanes, and the open ones of their groups.
LaneSet with_twins(const Position& at, const LaneSet& lanes);

/// The suit that a lane would be paid in: its own, or of a grey lane the one held most.
int suit_for(const Position& at, LaneId lane);
/// Cards that are still missing for a lane, locos standing in where they may.
int missing_for(const Position& at, LaneId lane);

}  // namespace wagonaut
