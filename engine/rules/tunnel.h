#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// Tunnels (G-30 to G-35): the payment is set aside, three cards are turned up, or as many as the
/// price says, and each that matches it asks for one card more.
void enter_tunnel(Table& t, LaneId lane, const Cards& payment, int reveals);
/// How many of these cards match a payment of that colour (G-32): locos always do; Grey: locos
/// alone.
int count_matching(const Edition& ed, const Cards& cards, Colour played);
/// Goes on turning up the row card by card, of which so many lie there (G-31).
void reveal_on(Table& t, const Item& at);
void list_tunnel_answers(const Edition& ed, const State& s, Menu& menu);
std::optional<Refusal> object_toll(const Edition& ed, const State& s, Seat seat,
                                   const Cards& payment);
void play_toll(Table& t, const Cards& payment);
void play_withdraw(Table& t);

}  // namespace wagonaut
