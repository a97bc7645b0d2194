#pragma once

#include <string>
#include <vector>

#include "tools/sim/sim.h"

namespace wagonaut::tools {

/// What one chair did over all games. A shared win counts in parts.
struct ChairSummary {
  std::string bot;
  double wins = 0, mean = 0, deviation = 0, completed = 0;
};

struct SimSummary {
  int games = 0, unfinished = 0;
  double turns = 0, decisions = 0;  // means
  double seconds = 0;
  std::vector<ChairSummary> chairs;
};

SimSummary summary_of(const Game& game, const SimSettings& settings, const SimResult& result);

std::string table_of(const SimSummary& summary);
/// One line for each game and chair.
std::string csv_of(const Game& game, const SimSettings& settings, const SimResult& result);
/// The summary without times: equal settings give equal text.
std::string json_of(const Game& game, const SimSettings& settings, const SimSummary& summary);

}  // namespace wagonaut::tools
