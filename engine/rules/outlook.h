#pragma once

#include "engine/model/state.h"
#include "engine/rules/walk.h"

namespace wagonaut {

/// How a ticket stands, for who holds it. It follows from the lanes on the board alone.
struct Outlook {
  TicketId ticket{};
  bool complete = false;
  int points = 0;              // what it would score now
  std::optional<int> missing;  // pieces on the lanes it still takes; nothing: it is out of reach
  Walk lanes;                  // the way, own lanes included; empty if there is none
};

/// The way of fewest further pieces, then of fewest lanes, over the seat's own lanes and those it
/// may still claim, whatever its cards and pieces. Of a country ticket it leads to the country that
/// is nearest; once complete, to the best one. A tour is walked from stop to stop in printed order,
/// so `missing` is an upper estimate there: to join its stops in another way may take less.
Outlook outlook_of(const Edition& ed, const OpenSeat& seat, TicketId ticket);

}  // namespace wagonaut
