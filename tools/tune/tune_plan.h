#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/arena/seating.h"
#include "bots/planner/weights.h"
#include "engine/base/result.h"
#include "tools/tune/tune_arguments.h"

namespace wagonaut {
struct Game;
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tools {

/// One planner against as many of one opponent as there are seats left.
struct TuneTable {
  std::shared_ptr<const Game> game;
  std::string opponent;
};

/// What is tried, and where. Nothing else changes the outcome.
struct TunePlan {
  std::vector<TuneTable> tables;
  std::vector<arena::Seating> seatings;  // bot 0 is the planner, bot 1 its opponent
  std::vector<Weights> boards;           // the own weights of each board
  Weights start;
  int deals = 60, tries = 100;
  std::uint64_t seed = 1;
};

/// The plan that arguments describe; the failure names the argument and says what is wrong.
Result<TunePlan> plan_tune(const Catalog& catalog, const TuneArguments& arguments);

/// The planner that goes by these weights on all these boards, as `--bots` takes it:
/// "planner:race=130/card=7". What every board has of its own is not named.
std::string planner_with(const Weights& weights, std::span<const Weights> boards);

}  // namespace wagonaut::tools
