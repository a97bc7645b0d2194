#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/agenda.h"
#include "engine/rules/quantity.h"

namespace wagonaut {

/// Seats in the order in which an effect goes round.
using Seats = FixedVector<Seat, kMaxSeats>;

/// Where a sentence's round begins: in setup and at scoring with the start seat, else with the
/// active one (modules.md, "Turn order").
Seat first_in_round(const OpenTable& open, When when);
/// Whom an act means. `at.group` has been worked out before.
Seats seats_meant(const Eyes& eyes, const Item& at, Who who);
/// The seats that have the least dollars and those that have the most, both in one number.
std::uint8_t group_of(const Eyes& eyes);
/// Who answers a question of an act; of several that are tied one (C-0.5).
Seat seat_asked(const Eyes& eyes, const Item& at, const Act& act);

}  // namespace wagonaut
