#pragma once

#include <string>
#include <vector>

namespace wagonaut {

/// The names by which a record speaks of a board's and a deck's parts: ids, never translated.
struct Labels {
  std::vector<std::string> nodes, lanes, tickets, sorts, decks;
  std::vector<std::string> events, items, tokens;  // where cards do things
};

}  // namespace wagonaut
