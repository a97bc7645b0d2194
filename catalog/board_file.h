#pragma once

#include <map>
#include <string>
#include <vector>

#include "catalog/field.h"
#include "engine/model/board.h"

namespace wagonaut {

/// A lane as the map draws it: geography without prices and points.
struct Strip {
  std::string id, group;
  NodeId a{}, b{};
  int length = 0;
  Colour colour = Colour::Grey;
  Kind kind = Kind::Rail;
  bool tunnel = false;
  int ferry = 0;          // loco symbols
  int doubled = 0;        // spaces of rough ground
  int any_card_rate = 0;  // N-36
};

/// What a map file says: geography, no law.
struct BoardFile {
  std::string id;
  std::vector<std::string> node_ids, country_ids;
  std::vector<Node> nodes;
  std::vector<NodeText> node_texts;
  std::vector<NodeSet> countries;
  std::vector<Text> country_texts;
  std::vector<Strip> strips;
  std::map<std::string, int, std::less<>> node_index, country_index;
};

/// Reads and checks a map file (specification, README section 3).
BoardFile read_board(const Field& file);

Colour read_colour(const Field& field);
Kind read_kind(const Field& field);

}  // namespace wagonaut
