#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// Claiming a lane (G-25 to G-29). A tunnel stops half-way and asks (see tunnel.h).
bool can_claim(const Edition& ed, const State& s, Seat seat);
void list_claims(const Edition& ed, const State& s, Seat seat, Menu& menu);
std::optional<Refusal> object_claim(const Edition& ed, const State& s, Seat seat, const Move& move);
void play_claim(Table& t, const Move& move);

/// The claim of a tunnel stands: it asks for no toll, or the toll is paid (G-34).
void claim_tunnel(Table& t);

}  // namespace wagonaut
