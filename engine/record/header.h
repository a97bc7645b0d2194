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

/// Why these names cannot stand in a record (empty, too long, twice, with a control character or
/// one of the record's own signs); empty if they can.
std::string player_fault(const std::vector<std::string>& players);

}  // namespace wagonaut
