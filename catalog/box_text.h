#pragma once

#include <map>
#include <string>
#include <vector>

#include "catalog/text.h"

namespace wagonaut {

// The words of a box, in every language, apart from its law. Lists stand in the order of the law's.

struct CompanyText {
  Text name, president, motto, card;
};
struct EventText {
  Text name, text;
};
struct ItemText {
  Text name, text;  // the text is empty in the vault
};
struct TokenText {
  Text name;
  std::array<std::vector<std::string>, std::size(kLanguages)> forms;  // counted: 1, 2, 5
};
struct ModuleText {
  Text name, rule;
};
struct RegionText {
  Text name, partner, letter;
  std::vector<Text> inside;
};
struct PostcardText {
  Text open, secret;
};
struct StoryText {
  Text a, b;
};
struct CountText {
  Text text;
};

struct BoxText {
  Text title;
  std::vector<CompanyText> companies;
  std::vector<EventText> events;
  std::vector<ItemText> items;
  std::vector<TokenText> tokens;
  std::vector<ModuleText> modules;
  std::vector<RegionText> regions;
  std::vector<PostcardText> postcards;  // by number; number 0 is nobody's
  std::vector<StoryText> story;
  std::vector<CountText> parts;  // of the final count
  Text terms, reading, winner, min_games;
  /// What the options of a question are called, by the card that asks: "C-4", "1877-01 b".
  std::map<std::string, std::vector<Text>, std::less<>> labels;
};

}  // namespace wagonaut
