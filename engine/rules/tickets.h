#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// Tickets: offers, what is kept and where the rest goes (G-36 to G-39).
bool can_draw_tickets(const State& s);
/// Draws up to `count` tickets for a seat to choose from.
void offer_tickets(Table& t, Seat seat, int count);
/// How many of its offer a seat must keep at least.
int least_kept(const Edition& ed, const State& s, Seat seat);
void list_keeps(const Edition& ed, const State& s, Seat seat, Menu& menu);
std::optional<Refusal> object_draw_tickets(const State& s);
std::optional<Refusal> object_keep(const Edition& ed, const State& s, Seat seat, unsigned kept);
void play_draw_tickets(Table& t);
void play_keep(Table& t, Seat seat, unsigned kept);

}  // namespace wagonaut
