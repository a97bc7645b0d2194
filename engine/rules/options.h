#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/agenda.h"
#include "engine/rules/quantity.h"

namespace wagonaut {

/// What a question lets choose from, by numbers: options from 0, nodes, lanes, items, tickets or
/// colours, as the act says.
using Choices = Bits<std::uint8_t, kMaxLanes>;

bool is_question(const Eyes& eyes, const Act& act);
/// Can the act do anything at all (C-0.4)? A question: is it put (C-0.19)?
bool can_do(const Eyes& eyes, const State& s, const Item& at, const Act& act);
bool can_do_some(const Eyes& eyes, const State& s, const Item& at, int first_act);
Choices options_of(const Eyes& eyes, const State& s, const Item& at, Seat asked, const Act& act);

/// The list of acts that follows a choice.
int list_after(const Eyes& eyes, const Item& at, const Act& act);
/// The lane that an act is about: the one chosen, else the one claimed.
LaneId lane_meant(const Eyes& eyes, const Item& at);
/// Whether the seat has what the answer costs.
bool can_pay(const Eyes& eyes, Seat asked, const Act& act);

}  // namespace wagonaut
