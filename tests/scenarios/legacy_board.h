#pragma once

#include "tests/support/scenario.h"

namespace wagonaut::tests {

inline Scenario board(int seats, const Map& map) {
  Scenario sc(legacy_rules(seats), map);
  for (int i = 0; i < seats; ++i) sc.set_score(Seat(i), 5);
  return sc;
}

/// Plays turns that build nothing until the game is over; questions on the way stop it.
inline void play_out(Scenario& sc) {
  sc.state.open.triggered = true;
  sc.state.open.turns_left = 1;
  sc.set_draw_pile("R B ...");
  sc.play(sc.state.open.active, "blind");
  sc.play(sc.state.open.active, "blind");
}

/// Everybody keeps the first two tickets of the first offer.
inline void keep_first_two(Scenario& sc) {
  for (int i = 0; i < sc.ed().seats; ++i)
    apply(sc.ed(), sc.state, Seat(i), Move::keep_tickets(3), sc.luck, &sc.log);
}

}  // namespace wagonaut::tests
