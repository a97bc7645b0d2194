#pragma once

#include "engine/model/ids.h"
#include "server/protocol/messages.h"

namespace wagonaut {
struct Move;
}  // namespace wagonaut

namespace wagonaut::server {

/// What a move served, worked out again from what its seat saw then.
MoveReason reason_of_move(const Game& game, const State& before, Seat seat, const Move& move);

}  // namespace wagonaut::server
