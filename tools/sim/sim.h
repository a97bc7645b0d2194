#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "catalog/catalog.h"
#include "engine/model/standings.h"

namespace wagonaut::tools {

struct SimSettings {
  std::vector<std::string> bots;  // by chair; as many as there are seats
  int games = 100;
  int threads = 1;
  std::uint64_t seed = 1;
  std::function<std::unique_ptr<Bot>(std::string_view id)> make = make_bot;
};

/// How one game went. Chairs move on by one seat from game to game, so that every bot begins
/// equally often.
struct SimGame {
  bool finished = true;  // false: cut off after too many decisions
  int turns = 0, decisions = 0;
  std::array<std::uint8_t, kMaxSeats> seat_of_chair{};
  Standings result;
};

struct SimResult {
  std::vector<SimGame> games;  // by number, whoever played them
  double seconds = 0;
};

/// Plays the games; the result depends on the settings and not on the number of threads.
/// `progress` hears now and then how many games are done.
SimResult simulate(const Game& game, const SimSettings& settings,
                   const std::function<void(int)>& progress);

}  // namespace wagonaut::tools
