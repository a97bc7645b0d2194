#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/cards/card_table.h"

namespace wagonaut::tests::positions {

/// What a position led to: "dollars" 7, "rival cards" 2, "item watch" 1.
using Outcome = std::map<std::string, int>;
/// What the card brought: the difference between a game with it and one without.
Outcome brought(const std::string& card, const Position& position);
/// The same as it is written, with the numbers printed on the card.
Outcome written(const std::string& brings, const std::string& card);

/// Ids of all cards that do something: events, office items, postcards.
std::vector<std::string> cards_that_do_something();
/// Is the card one that is shown when its condition is met?
bool is_postcard(const std::string& card);

}  // namespace wagonaut::tests::positions
