#pragma once

#include <string>
#include <vector>

#include "catalog/text.h"

namespace wagonaut {

/// One choice of a table option: `id` is written in records.
struct OptionChoice {
  std::string id;
  Text name;
};
struct Option {
  std::string id;
  Text name;
  std::string standard;  // the default choice
  std::vector<OptionChoice> choices;
};

/// Everything about an edition that is words and choices, not law.
struct EditionCard {
  std::string id;
  Text name;
  int rules = 1;
  int min_seats = 2, max_seats = 5;
  std::string map;
  std::vector<Option> options;
  std::string box = {};  // "name/1": the edition is a single game of this box; else empty
};

}  // namespace wagonaut
