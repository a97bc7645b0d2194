#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/base/result.h"
#include "engine/model/move.h"
#include "engine/sight/view.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::server {

/// What a bot is asked, or told at the end: at which table, who, and what its seat may know.
struct Question {
  std::string table, level;
  std::shared_ptr<const Game> game;
  View view;
  bool watched = true;      // somebody looks at the table
  std::string household{};  // whose; empty: nobody knows
};

/// Where bots think, so that nobody waits for them. It is given what the seat may know, no more.
class Thinker {
 public:
  virtual ~Thinker() = default;
  virtual bool knows(const std::string& level) const = 0;
  /// Calls back with a move, on a thread of its own; with a failure if the bot broke a promise.
  virtual void think(Question question, std::function<void(const Result<Move>&)> done) = 0;
  /// Nothing more will be asked of this seat, unless its table is opened again; `last` is what it
  /// sees of a game that is over, else only whose eyes they were.
  virtual void leave(Question last) = 0;
  /// Somebody has come to look at this table: what it asks comes before what nobody looks at.
  virtual void hurry(const std::string& table) = 0;
};

}  // namespace wagonaut::server
