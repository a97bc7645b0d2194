#pragma once

#include <functional>
#include <memory>

#include "catalog/game_ref.h"
#include "engine/base/result.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::server {

/// Finds a game for a number of seats; the same one for every table.
using FindGame = std::function<Result<std::shared_ptr<const Game>>(const GameRef& game, int seats)>;

}  // namespace wagonaut::server
