#pragma once

#include <functional>
#include <memory>
#include <string>

#include "catalog/catalog.h"
#include "engine/model/move.h"
#include "engine/sight/view.h"

namespace wagonaut::server {

/// What a bot is asked, or told at the end: at which table, who, and what its seat may know.
struct Question {
  std::string table, level;
  std::shared_ptr<const Game> game;
  View view;
};

/// Where bots think, so that nobody waits for them. It is given what the seat may know, no more.
class Thinker {
 public:
  virtual ~Thinker() = default;
  virtual bool knows(const std::string& level) const = 0;
  /// Calls back with a move, on a thread of its own.
  virtual void think(Question question, std::function<void(const Move&)> done) = 0;
  /// Nothing more will be asked of this seat, unless its table is opened again; `last` is all it
  /// sees now.
  virtual void leave(Question last) = 0;
};

}  // namespace wagonaut::server
