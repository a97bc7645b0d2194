#include "tools/arena/contest.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "catalog/game.h"
#include "tools/columns.h"
#include "tools/commands.h"

namespace wagonaut::tools {
namespace {

using Lineup = std::vector<std::string>;

/// Why not all of these are bots; empty if they are.
std::string unknown_bot(const Company& company, const std::string& argument, const Lineup& names) {
  for (const std::string& name : names)
    if (!company.knows(name)) return argument + ": " + company.unknown(name);
  return {};
}

Lineup filled(Lineup names, int seats) {
  while (int(names.size()) < seats) names.push_back(names.back());
  return names;
}

/// Every choice of as many bots as there are seats.
std::vector<Lineup> round_robin(const Lineup& names, int seats) {
  std::vector<Lineup> lineups;
  std::vector<bool> chosen(names.size(), false);
  std::fill(chosen.begin(), chosen.begin() + seats, true);
  do {
    Lineup lineup;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (chosen[i]) lineup.push_back(names[i]);
    lineups.push_back(lineup);
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
  return lineups;
}

Result<std::vector<Lineup>> round_robin_of(const Company& company,
                                           const ArenaArguments& arguments) {
  if (!arguments.bots.empty() || !arguments.against.empty())
    return Failure{"--round-robin: goes without --bots and --against"};
  Lineup names = names_in(arguments.round_robin);
  if (const std::string fault = unknown_bot(company, "--round-robin", names); !fault.empty())
    return Failure{fault};
  std::sort(names.begin(), names.end());
  if (std::adjacent_find(names.begin(), names.end()) != names.end())
    return Failure{"--round-robin: a bot is named twice"};
  if (int(names.size()) < arguments.seats)
    return Failure{
        fmt::format("--round-robin: {} bots for {} seats", names.size(), arguments.seats)};
  return round_robin(names_in(arguments.round_robin), arguments.seats);
}

Result<std::vector<Lineup>> lineups_of(const Company& company, const ArenaArguments& arguments) {
  if (!arguments.round_robin.empty()) return round_robin_of(company, arguments);
  if (arguments.bots.empty()) return Failure{"--bots or --round-robin: name who plays"};
  const Lineup bots = names_in(arguments.bots);
  if (const std::string fault = unknown_bot(company, "--bots", bots); !fault.empty())
    return Failure{fault};
  const bool alone = arguments.against.empty();
  if (int(bots.size()) + (alone ? 0 : 1) > arguments.seats)
    return Failure{fmt::format("--bots: {} bots for {} seats", bots.size() + (alone ? 0 : 1),
                               arguments.seats)};
  if (alone) return std::vector<Lineup>{filled(bots, arguments.seats)};
  const Lineup others = names_in(arguments.against);
  if (const std::string fault = unknown_bot(company, "--against", others); !fault.empty())
    return Failure{fault};
  std::vector<Lineup> lineups;
  for (const std::string& other : others) {
    Lineup lineup = bots;
    lineup.push_back(other);
    lineups.push_back(filled(lineup, arguments.seats));
  }
  return lineups;
}

Contest contest_of(const std::shared_ptr<const Game>& game, const Lineup& names,
                   const std::string& seatings) {
  Contest contest{game, {}, {}, {}};
  for (const std::string& name : names) {
    const auto found = std::find(contest.bots.begin(), contest.bots.end(), name);
    contest.lineup.push_back(int(found - contest.bots.begin()));
    if (found == contest.bots.end()) contest.bots.push_back(name);
  }
  contest.seatings = arena::seatings_of(
      contest.lineup, seatings == "all" ? arena::Seatings::All : arena::Seatings::Rotations);
  return contest;
}

std::optional<double> number_in(const std::string& text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string set_sprt(const std::string& text, ArenaPlan& plan) {
  if (text.empty()) return {};
  const auto parts = names_in(text);
  const auto low = number_in(parts.front()), high = number_in(parts.back());
  if (parts.size() != 2 || !low || !high || *low >= *high)
    return "--sprt: \"" + text + "\" is not ELO0,ELO1 with the lower one first";
  for (const Contest& contest : plan.contests)
    if (contest.bots.size() < 2) return "--sprt: a bot against itself is never decided";
  plan.sprt = {*low, *high};
  return {};
}

}  // namespace

std::vector<std::string> names_in(const std::string& text) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    names.push_back(text.substr(at, comma - at));
    at = comma + 1;
  }
  return names;
}

int Contest::chairs_of(int bot) const {
  return int(std::count(lineup.begin(), lineup.end(), bot));
}

std::string Contest::key() const {
  std::string options, chairs;
  for (const auto& [id, value] : game->options)
    options += (options.empty() ? "" : "+") + id + "=" + value;
  for (const int bot : lineup) chairs += (chairs.empty() ? "" : ",") + bots[std::size_t(bot)];
  return fmt::format("{}:{}:{}:{}", game->card.id, int(game->edition.seats), options, chairs);
}

arena::Sprt Contest::sprt(double elo0, double elo1) const {
  const int own = chairs_of(0), others = int(lineup.size()) - own;
  return {arena::share_of_elo(elo0, own, others), arena::share_of_elo(elo1, own, others)};
}

Result<ArenaPlan> plan_arena(const Catalog& catalog, const ArenaArguments& arguments) {
  const auto company = Company::of(arguments.programs);
  if (!company) return company.failure();
  const auto lineups = lineups_of(*company, arguments);
  if (!lineups) return lineups.failure();
  ArenaPlan plan{{}, arguments.deals, arguments.seed, arguments.seatings, {}, *company};
  for (const std::string& edition : names_in(arguments.editions)) {
    auto game = game_of(catalog, edition, arguments.seats, arguments.options);
    if (!game) return game.failure();
    const auto shared = std::make_shared<const Game>(std::move(*game));
    for (const auto& lineup : *lineups)
      plan.contests.push_back(contest_of(shared, lineup, arguments.seatings));
  }
  if (const std::string fault = set_sprt(arguments.sprt, plan); !fault.empty())
    return Failure{fault};
  if (!arguments.anchor.empty())
    if (const std::string fault = unknown_bot(*company, "--anchor", {arguments.anchor});
        !fault.empty())
      return Failure{fault};
  return plan;
}

}  // namespace wagonaut::tools
