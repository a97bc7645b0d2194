#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// Tickets: offers, what is kept and where the rest goes (G-36 to G-39).
bool can_draw_tickets(const State& s);
/// Every seat is offered its first tickets, and chooses face down.
void offer_first_tickets(Table& t);
/// How many of its offer a seat must keep at least.
int least_kept(const OpenTable& open, const Own& own);
void list_keeps(const State& s, Seat seat, Menu& menu);
std::optional<Refusal> object_draw_tickets(const State& s);
std::optional<Refusal> object_keep(const State& s, Seat seat, unsigned kept);
void play_draw_tickets(Table& t);
void play_keep(Table& t, Seat seat, unsigned kept);

}  // namespace wagonaut
