#pragma once

#include "engine/luck/dealers.h"
#include "engine/play.h"

namespace wagonaut::bench {

/// What one random game was like.
struct GameTally {
  State end;
  int decisions = 0;
};

/// Plays a game in which every decision is one of the full menu, each entry equally likely.
inline GameTally random_game(const Edition& ed, QuickChance& luck) {
  GameTally tally;
  State& s = tally.end;
  s = start(ed, luck);
  Menu menu;
  while (!over(s)) {
    const Seat seat = *s.open.ask.waiting.begin();
    list_moves(ed, s, seat, menu);
    const Move move = menu.at(ed, s.open, luck.generator().below(menu.size()));
    apply(ed, s, seat, move, luck);
    ++tally.decisions;
  }
  return tally;
}

}  // namespace wagonaut::bench
