#pragma once

#include <string>
#include <utility>
#include <vector>

namespace wagonaut {

/// How a game was set: enough to find its edition again.
struct GameHeader {
  std::string edition;
  int rules = 1;
  std::vector<std::pair<std::string, std::string>> options;  // only those that are not the default
  std::vector<std::string> players;                          // by seat
  std::string campaign{};  // of a campaign's game: which one, of which content, with which opening

  friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

}  // namespace wagonaut
