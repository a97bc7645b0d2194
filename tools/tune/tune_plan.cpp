#include "tools/tune/tune_plan.h"

#include <algorithm>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/game.h"
#include "tools/arena/contest.h"

namespace wagonaut::tools {
namespace {

/// The same tables as those of `arena --bots planner --against`, so that both commands take and
/// refuse the same arguments.
Result<ArenaPlan> contests_of(const Catalog& catalog, const TuneArguments& arguments) {
  if (arguments.against.empty()) return Failure{"--against: name who plays against the planner"};
  ArenaArguments arena;
  arena.bots = "planner";
  arena.against = arguments.against;
  arena.editions = arguments.editions;
  arena.seats = arguments.seats;
  arena.options = arguments.options;
  return plan_arena(catalog, arena);
}

std::vector<arena::Seating> seatings_for(int seats) {
  std::vector<int> lineup(std::size_t(seats), 1);
  lineup.front() = 0;
  return arena::seatings_of(lineup, arena::Seatings::All);
}

std::string start_fault(const std::string& start) {
  std::string weights;
  for (const Named<Weights>& it : named_weights())
    weights +=
        fmt::format("{}{} ({} to {})", weights.empty() ? "" : ", ", it.name, it.low, it.high);
  return fmt::format(
      "--start: \"{}\" is not NAME=N within its span, with / between several; there are {}", start,
      weights);
}

}  // namespace

Result<TunePlan> plan_tune(const Catalog& catalog, const TuneArguments& arguments) {
  const auto contests = contests_of(catalog, arguments);
  if (!contests) return contests.failure();
  TunePlan plan;
  plan.deals = arguments.deals;
  plan.tries = arguments.tries;
  plan.seed = arguments.seed;
  plan.seatings = seatings_for(arguments.seats);
  for (const Contest& contest : contests->contests) {
    // The last bot is the opponent also where it is a planner, and so the only bot.
    plan.tables.push_back({contest.game, contest.bots.back()});
    plan.boards.push_back(weights_for(contest.game->edition));
  }
  const auto start = settings_from(named_weights(), arguments.start, plan.boards.front());
  if (!start) return Failure{start_fault(arguments.start)};
  plan.start = *start;
  return plan;
}

std::string planner_with(const Weights& weights, std::span<const Weights> boards) {
  std::string settings;
  for (const Named<Weights>& it : named_weights()) {
    const int value = weights.*it.value;
    const bool own = std::all_of(boards.begin(), boards.end(),
                                 [&](const Weights& board) { return board.*it.value == value; });
    if (!own) settings += fmt::format("{}{}={}", settings.empty() ? ":" : "/", it.name, value);
  }
  return "planner" + settings;
}

}  // namespace wagonaut::tools
