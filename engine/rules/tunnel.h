#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// Tunnels (G-30 to G-35): the payment is set aside, three cards are turned up, and each that
/// matches it asks for one card more.
void enter_tunnel(Table& t, LaneId lane, const Cards& payment);
void list_tunnel_answers(const Edition& ed, const State& s, Menu& menu);
std::optional<Refusal> object_toll(const Edition& ed, const State& s, Seat seat,
                                   const Cards& payment);
void play_toll(Table& t, const Cards& payment);
void play_withdraw(Table& t);

}  // namespace wagonaut
