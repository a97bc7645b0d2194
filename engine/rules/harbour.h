#pragma once

#include <optional>

#include "engine/model/menu.h"
#include "engine/model/refusal.h"
#include "engine/rules/table.h"

namespace wagonaut {

/// Building a harbour (W-50 to W-55).
bool can_build_harbour(const Edition& ed, const State& s, Seat seat);
void list_harbours(const Edition& ed, const State& s, Seat seat, Menu& menu);
std::optional<Refusal> object_harbour(const Edition& ed, const State& s, Seat seat, NodeId node,
                                      const Cards& payment);
void play_harbour(Table& t, NodeId node, const Cards& payment);

}  // namespace wagonaut
