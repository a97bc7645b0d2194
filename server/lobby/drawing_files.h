#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/net/net.h"

namespace wagonaut {
struct Game;
struct Labels;
class Catalog;
}  // namespace wagonaut

namespace wagonaut::server {

/// The drawings of boards as files that never change: an address is made of the bytes that are
/// found there, so whoever has them once need not ask again. Each holds what its game has and no
/// more. May be used from any thread.
class DrawingFiles {
 public:
  /// The drawings of whole maps are there from the start, and of boxes what a first game has: a
  /// page may ask any process for them.
  explicit DrawingFiles(const Catalog& catalog);

  /// Where the drawing of this game is found; nowhere ("") if its map has none.
  std::string address(const Game& game);
  std::optional<HttpResponse> find(const HttpRequest& request) const;

 private:
  struct File {
    Body plain, packed;
  };
  std::string address(const std::string& map, const Labels& known);

  const Catalog& catalog_;
  mutable std::mutex mutex_;
  std::map<std::string, std::string> addresses_;  // by map and what the game has of it
  std::map<std::string, File> files_;             // by address
};

}  // namespace wagonaut::server
