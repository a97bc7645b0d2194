#pragma once

#include "server/protocol/messages.h"

namespace wagonaut::server {

/// What the move of a step served, worked out again from what its seat saw then: step 1 is the
/// first one. Nothing for steps that take back, and for a step that the record does not have.
std::optional<MoveReason> reason_of_step(const Game& game, const Record& record, int step);

}  // namespace wagonaut::server
