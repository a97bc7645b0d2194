#pragma once

#include <functional>
#include <memory>
#include <string>

#include "catalog/catalog.h"
#include "engine/model/move.h"
#include "engine/sight/view.h"

namespace wagonaut::server {

/// Where bots think, so that nobody waits for them. It is given what the seat may know, no more.
class Thinker {
 public:
  virtual ~Thinker() = default;
  virtual bool knows(const std::string& level) const = 0;
  /// Calls back with a move, on a thread of its own.
  virtual void think(const std::string& level, std::shared_ptr<const Game> game, const View& view,
                     std::function<void(const Move&)> done) = 0;
};

}  // namespace wagonaut::server
