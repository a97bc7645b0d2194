#pragma once

#include "bots/position.h"

namespace wagonaut {

/// What a seat is about: lanes that it wants, and tickets that it means to complete.
struct Intent {
  LaneSet lanes;
  TicketSet tickets;
};

/// The answer to the question of a card that brings most, whatever the card; of several alike the
/// first of the menu. A choice between things is made by what follows from it.
Move best_answer(const Position& at, const Intent& intent);

}  // namespace wagonaut
