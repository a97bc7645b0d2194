#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/arena/block.h"
#include "bots/arena/statistics.h"
#include "engine/base/result.h"
#include "tools/arena/arena_arguments.h"

namespace wagonaut {
struct Game;
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tools {

/// Some bots at tables of one kind, over many deals.
struct Contest {
  std::shared_ptr<const Game> game;
  std::vector<std::string> bots;  // the different ones, by number; the first is the one in question
  std::vector<int> lineup;        // by chair: the number of its bot
  std::vector<arena::Seating> seatings;

  int chairs_of(int bot) const;
  /// A word that names it in a log: "usa:2::racer,hungry".
  std::string key() const;
  /// What the first bot's share of wins is when it is as much above the others as the test says.
  arena::Sprt sprt(double elo0, double elo1) const;
};

/// Everything that is to be played.
struct ArenaPlan {
  std::vector<Contest> contests;
  int deals = 100;
  std::uint64_t seed = 1;
  std::string seatings = "all";
  std::optional<std::pair<double, double>> sprt;  // Elo of the two hypotheses
  Company company;                                // where the bots come from
};

/// The plan that arguments describe; the failure names the argument and says what is wrong.
Result<ArenaPlan> plan_arena(const Catalog& catalog, const ArenaArguments& arguments);

/// The parts between commas.
std::vector<std::string> names_in(const std::string& text);

}  // namespace wagonaut::tools
