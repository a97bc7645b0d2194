#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// The supply of pieces: everything at once, a fixed fleet, or one that each seat chooses in secret
/// (W-10 to W-12). The game begins when nothing is left to choose.
void form_fleets(Table& t);
void list_fleets(const Edition& ed, Menu& menu);
std::optional<Refusal> object_fleet(const Edition& ed, int trains);
void play_fleet(Table& t, Seat seat, int trains);

/// Exchanging pieces with the box (W-56 to W-60).
bool can_exchange(const State& s, Seat seat);
void list_exchanges(const State& s, Seat seat, Menu& menu);
std::optional<Refusal> object_exchange(const State& s, Seat seat, Kind gives, int amount);
void play_exchange(Table& t, Kind gives, int amount);

}  // namespace wagonaut
