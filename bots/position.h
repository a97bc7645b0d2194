#pragma once

#include <optional>

#include "bots/effects/dealings.h"
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
  // By kind and colour of a lane: the suit it would be paid in, of grey ones the one held most.
  std::array<std::array<std::uint8_t, kColours + 1>, kKinds> paying{};
  std::optional<Dealings> dealings;  // where cards do things

  /// What can be read off; `position_of` adds what must be worked out. Not made of a list of
  /// members: with one, the room of the dealings would be cleared for every decision.
  Position(const Edition& edition, const View& seen)
      : ed(edition),
        view(seen),
        mine(seen.open.at(*seen.viewer)),
        own(*seen.own),
        trains(mine.trains),
        ships(mine.ships),
        open(mine.claimable),
        payable(seen.choices.lanes()) {}

  int locos() const { return own.hand[ed.loco]; }
  int pieces() const { return trains + ships; }
  int supply(Kind kind) const { return kind == Kind::Rail ? trains : ships; }
  /// Are there pieces of the right kind for this lane?
  bool fits(LaneId lane) const { return ed.lane(lane).length() <= supply(ed.lane(lane).kind()); }
  const Cost& cost(LaneId lane) const {
    return dealings ? dealings->price[std::size_t(lane)].cost : plain_price(ed, lane);
  }
  std::size_t suit_for(LaneId lane) const {
    return paying[std::size_t(cost(lane).kind)][std::size_t(cost(lane).colour)];
  }
  /// What claiming a lane brings, but for tickets, in tenths of a point.
  int worth(LaneId lane) const {
    return dealings ? dealings->worth[std::size_t(lane)] : 10 * ed.lane(lane).points;
  }
  /// Are cards turned up before it is claimed, some of which may have to be matched (G-31)?
  bool turns_up(LaneId lane) const {
    return dealings ? dealings->price[std::size_t(lane)].reveal > 0 : ed.lane(lane).tunnel;
  }
  /// What a complete ticket brings beyond its value, in tenths of a point.
  int ticket_bonus(TicketId ticket) const;
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

/// Cards that are still missing for a lane, locos and dollars standing in where they may.
int missing_for(const Position& at, LaneId lane);
/// Cards that dollars would replace there now, as far as they are lacking (C-9), and the dollars.
struct Bought {
  int cards = 0, dollars = 0;
};
Bought bought_for(const Position& at, LaneId lane);

}  // namespace wagonaut
