#include "bots/first/planner/weights.h"

namespace wagonaut::first {
namespace {

/// Where most tickets bring a bonus, each of them weighs more, and so do the lanes that they take.
constexpr Weights for_tickets() {
  Weights w;
  w.race = 108;
  w.draw = 12;
  w.held = 4;
  w.toll = 3;
  w.sure = 91;
  w.planned = 105;
  w.most = 42;
  w.decay = 71;
  w.urgent = 14;
  w.nearly_done = 0;
  return w;
}

/// Where cards say what a lane brings, and length does not.
constexpr Weights for_cards() {
  Weights w;
  w.held = 3;
  w.sure = 100;
  w.contested = 8;
  w.last_turns = 2;
  w.ticket_turns = 4;
  w.margin = 0;
  w.race = 100;
  return w;
}

}  // namespace

Weights weights_for(const Edition& ed) {
  if (!ed.effects.sentences.empty()) return for_cards();
  return ed.award(AwardKind::MostTickets) != nullptr ? for_tickets() : Weights{};
}

}  // namespace wagonaut::first
