#pragma once

#include <optional>

#include "engine/rules/table.h"

namespace wagonaut {

/// Lays out a new game up to the first decision, in the order of G-7 and G-12.
void set_up(Table& t, std::optional<Seat> first);

}  // namespace wagonaut
