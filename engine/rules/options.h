#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/agenda.h"
#include "engine/rules/quantity.h"

namespace wagonaut {

/// What a question lets choose from, by numbers: options from 0, nodes, lanes, items, tickets or
/// colours, as the act says.
using Choices = Bits<std::uint8_t, kMaxLanes>;

/// Seats in the order in which an effect goes round.
using Seats = FixedVector<Seat, kMaxSeats>;

/// Where a sentence's round begins: in setup and at scoring with the start seat, else with the
/// active one (modules.md, "Turn order").
Seat first_in_round(const OpenTable& open, When when);
/// Whom an act means. `at.group` has been worked out before.
Seats seats_meant(const Eyes& eyes, const Item& at, Who who);
/// The seats that have the least or the most dollars, as bits, where acts of the list ask for them.
std::uint8_t group_of(const Eyes& eyes, const Sentence& row);
/// Who answers a question of an act; of several that are tied one (C-0.5).
Seat seat_asked(const Eyes& eyes, const Item& at, const Act& act);

bool is_question(const Eyes& eyes, const Act& act);
/// Can the act do anything at all (C-0.4)? A question: is it put (C-0.19)?
bool can_do(const Eyes& eyes, const State& s, const Item& at, const Act& act);
bool can_do_some(const Eyes& eyes, const State& s, const Item& at, int first_act);
Choices options_of(const Eyes& eyes, const State& s, const Item& at, Seat asked, const Act& act);

/// The lane that an act is about: the one chosen, else the one claimed.
LaneId lane_meant(const Eyes& eyes, const Item& at);
/// Whether the seat has what the answer costs.
bool can_pay(const Eyes& eyes, Seat asked, const Act& act);

}  // namespace wagonaut
