#pragma once

#include "engine/model/edition.h"
#include "engine/model/standings.h"
#include "engine/model/state.h"

namespace wagonaut {

/// What a ticket brings its owner: its value if joined, less its penalty if not (G-40, S-22, S-23,
/// W-61).
int ticket_points(const Edition& ed, const OpenSeat& seat, TicketId ticket);
bool ticket_complete(const Edition& ed, const OpenSeat& seat, TicketId ticket);

/// The complete ones of the tickets held that a harbour there counts (W-72).
TicketSet harbour_tickets(const Edition& ed, const OpenSeat& seat, const TicketSet& held,
                          NodeId node);
/// What a harbour there brings by them; 0 where harbours bring nothing.
int harbour_points(const Edition& ed, const OpenSeat& seat, const TicketSet& held, NodeId node);

/// What a tie-break compares of a seat; more is better.
int tie_value(const SeatStanding& seat, Tie tie);

/// All awards and places, by the lists of the edition (G-45 to G-47).
Standings final_standings(const Edition& ed, const State& s);

}  // namespace wagonaut
