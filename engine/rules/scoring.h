#pragma once

#include <optional>

#include "engine/model/edition.h"
#include "engine/model/standings.h"
#include "engine/model/state.h"

namespace wagonaut {

/// What a ticket brings its owner: its value if joined, less its penalty if not (G-40, S-22, S-23,
/// W-61).
int ticket_points(const Edition& ed, const OpenSeat& seat, TicketId ticket);
bool ticket_complete(const Edition& ed, const OpenSeat& seat, TicketId ticket);
/// The complete ones of the tickets held, lanes that others share included (C-13).
TicketSet complete_tickets(const Edition& ed, const OpenTable& open, Seat seat,
                           const TicketSet& held);
/// Which of a ticket's links counts: of those that are joined the one worth most (S-22).
std::optional<int> scored_link(const Edition& ed, const OpenSeat& seat, TicketId ticket);
/// Whether a tour can be walked as it is printed (W-61).
bool toured_in_order(const Edition& ed, const OpenSeat& seat, TicketId ticket);

/// The complete ones of the tickets held that a harbour there counts (W-72).
TicketSet harbour_tickets(const Edition& ed, const OpenSeat& seat, const TicketSet& held,
                          NodeId node);
/// What a harbour there brings by them; 0 where harbours bring nothing.
int harbour_points(const Edition& ed, const OpenSeat& seat, const TicketSet& held, NodeId node);

/// What a tie-break compares of a seat; more is better.
int tie_value(const SeatStanding& seat, Tie tie);

/// How a tie for the first place was broken, or not.
struct TieStory {
  struct Step {
    Tie by{};
    SeatSet among;  // who was level until then; those with the greatest value are afterwards
  };
  SeatSet level;                   // who has the best total; one seat: there was no tie
  FixedVector<Step, kTies> steps;  // only those that told some apart
};
TieStory tie_for_first(const Edition& ed, const Standings& result);

/// All awards and places, by the lists of the edition (G-45 to G-47).
Standings final_standings(const Edition& ed, const State& s);

}  // namespace wagonaut
