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
/// The same at another time; as many as there are.
void offer_to_all(Table& t, const Offer& rule);
/// A seat is offered tickets and asked which it keeps.
void offer_to(Table& t, Seat seat, const Offer& rule);
/// The offer of the action, after what cards do before it.
void offer_later_tickets(Table& t);
/// The top ticket of the pile, which must not be empty.
TicketId draw_ticket(Table& t);
/// A ticket of the seat goes where rejected ones go (G-37).
void give_back_ticket(Table& t, Seat seat, TicketId ticket);
/// How many of its offer a seat must keep at least.
int least_kept(const OpenTable& open, const Own& own);
void list_keeps(const State& s, Seat seat, Menu& menu);
std::optional<Refusal> object_draw_tickets(const State& s);
std::optional<Refusal> object_keep(const State& s, Seat seat, unsigned kept);
void play_draw_tickets(Table& t);
void play_keep(Table& t, Seat seat, unsigned kept);

}  // namespace wagonaut
