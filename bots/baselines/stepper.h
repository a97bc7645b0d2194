#pragma once

#include "bots/position.h"

namespace wagonaut {

/// How a bot that goes one lane at a time differs from another of its kind.
struct Stepper {
  int shortest = 1;            // lanes below this length are not looked at, while pieces last
  bool draws_tickets = true;   // when all it has are done
  bool opens_with_all = true;  // keeps every ticket of the first offer
  int ready_grey = 10;         // how ready a grey lane is that can be paid without locos
};

/// Goes for the dearest ticket that can still be joined: the first lane on its way that is missing,
/// and nothing else until that lane is claimed.
Move step_of(const Stepper& style, const Position& at);

}  // namespace wagonaut
