#pragma once

#include "engine/rules/table.h"

namespace wagonaut {

/// Puts, takes or moves tokens, as an act says that can be done; other acts do nothing here.
void move_token(Table& t, const Item& at, const Act& act);

/// What sentences of a claim did with a kind of token; others leave no trace in its note.
void mark_token(Table& t, const Item& at, std::uint16_t ClaimNote::*what, std::uint8_t token);

}  // namespace wagonaut
