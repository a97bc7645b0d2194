#pragma once

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "catalog/game.h"

namespace wagonaut::tests::data {

/// The catalog of data/, loaded once.
const Catalog& catalog();

/// A table of an edition that must build.
Game game(std::string_view id, int seats = 2, const Options& options = {});
Game game(const GameRef& game, int seats);

/// How many things of a list answer yes.
template <class List, class Question>
int count(const List& list, Question question) {
  int n = 0;
  for (const auto& item : list) n += question(item) ? 1 : 0;
  return n;
}

int spaces(const Edition& ed, Colour colour);
int lanes_of_length(const Edition& ed, int length);
int cards_in(const Edition& ed, Deck deck);
LaneId lane_id(const Game& game, std::string_view id);
NodeId node_id(const Game& game, std::string_view id);
TicketId ticket_id(const Game& game, std::string_view id);

}  // namespace wagonaut::tests::data
