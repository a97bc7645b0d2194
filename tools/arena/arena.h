#pragma once

#include <functional>
#include <string>

#include "tools/arena/ledger.h"

namespace wagonaut::tools {

class Ranks;

/// How a plan is carried out; nothing here changes the games.
struct ArenaWork {
  int threads = 1;
  const Ranks* ranks = nullptr;                           // with whom the games are shared
  std::function<void(const std::string&)> keep;           // hears each block's line as it is played
  std::function<void(int done, int tasks)> progress;      // hears now and then
  arena::Clock clock = nullptr;                           // measures thinking, if there is one
  std::function<void(const std::string&)> complain = {};  // hears of programs that forfeit
};

/// Plays what the ledger lacks of the plan. What is in the ledger afterwards depends neither on
/// threads nor on ranks, thinking left aside.
void play_arena(const ArenaPlan& plan, const ArenaWork& work, Ledger& ledger);

}  // namespace wagonaut::tools
