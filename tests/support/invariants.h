#pragma once

#include <array>

#include "engine/model/cards.h"
#include "engine/model/ids.h"

namespace wagonaut {
struct Edition;
struct State;
}  // namespace wagonaut

namespace wagonaut::tests {

/// Every card of a position, wherever it lies (G-10).
Cards all_cards(const Edition& ed, const State& s);

/// What no move changes: cards of each sort (I-1), pieces of each seat and kind (I-3), and tickets
/// where rejected ones stay in the game (I-7).
struct Totals {
  Cards cards;
  std::array<int, kMaxSeats> trains{}, ships{}, harbours{};
  int tickets = 0;
};
Totals totals(const Edition& ed, const State& s);
void check_conserved(const Totals& before, const Totals& after, const Edition& ed);

/// What holds at every decision point: I-2, I-5, and the counts kept beside the piles.
void check_invariants(const Edition& ed, const State& s);

}  // namespace wagonaut::tests
