#pragma once

#include <string>
#include <vector>

#include "catalog/edition_card.h"
#include "catalog/game_ref.h"
#include "catalog/text.h"
#include "engine/model/edition.h"
#include "engine/record/labels.h"

namespace wagonaut {

/// What a person reads of a node, a card, a deck.
struct NodeText {
  Text name;
  int x = 0, y = 0;  // drawing coordinates, y down
};
struct SortText {
  Text name;
};

/// An edition made ready for a table: the law, the labels of its records, the words of its parts.
struct Game {
  EditionCard card;
  Edition edition;
  Labels labels;
  std::vector<NodeText> nodes;  // by NodeId
  std::vector<Text> countries;  // by country index
  std::vector<SortText> sorts;  // by Sort
  std::vector<Text> decks;      // by Deck
  Options options;              // those that differ from the default
};

}  // namespace wagonaut
