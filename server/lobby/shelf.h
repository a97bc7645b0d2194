#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "catalog/game_ref.h"
#include "engine/base/result.h"
#include "server/room/find_game.h"

namespace wagonaut {
struct Game;
class Catalog;
}  // namespace wagonaut

namespace wagonaut::server {

/// The games that tables play, each built once and shared. May be used from any thread.
class Shelf {
 public:
  explicit Shelf(const Catalog& catalog) : catalog_(catalog) {}

  Result<std::shared_ptr<const Game>> find(const GameRef& game, int seats);
  /// Why there is no such game; empty if there is.
  std::string fault(const GameRef& game, int seats);
  /// The same by the edition's newest number: what a new table plays.
  GameRef newest(GameRef game) const;
  const Catalog& catalog() const { return catalog_; }
  /// Who finds the games of campaigns; to be said before the first is asked for.
  void find_chapters_by(FindGame find) { chapters_ = std::move(find); }

 private:
  const Catalog& catalog_;
  FindGame chapters_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Game>> games_;
};

}  // namespace wagonaut::server
