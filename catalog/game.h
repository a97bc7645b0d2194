#pragma once

#include <string>
#include <vector>

#include "catalog/box_text.h"
#include "catalog/edition_card.h"
#include "catalog/game_ref.h"
#include "catalog/text.h"
#include "engine/model/edition.h"
#include "engine/record/labels.h"

namespace wagonaut {

/// What a person reads of a node, a card, a deck.
struct NodeText {
  Text name;
  int x = 0, y = 0;    // drawing coordinates, y down
  bool large = false;  // L-60
};
struct SortText {
  Text name;
};
/// Where the words of a module stand that a row names by its number, which counts from 1 (C-1).
inline std::size_t module_at(std::uint8_t card) {
  return card - std::size_t{1};
}

/// A module in force, as its rule is printed, and what the options of its question are called.
struct ModuleCardText {
  std::string id;
  Text name, rule;
  std::vector<Text> options;
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
  // Of a game of a box: what everybody may read from the start. Things that are not open are blank
  // here and in the labels, though they have a number.
  std::vector<EventText> events;        // by EventId
  std::vector<CompanyText> companies;   // by seat
  std::vector<ModuleCardText> modules;  // by number
  std::vector<TokenText> tokens;        // by TokenId
  Options options;                      // those that differ from the default
};

}  // namespace wagonaut
