#include "tools/tune/tune.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "bots/arena/block.h"
#include "bots/arena/statistics.h"
#include "catalog/game.h"
#include "tools/threads.h"

namespace wagonaut::tools {
namespace {

// In standard errors of the mean gain. Most changes are bad, and hopeless ones must cost little; a
// change that lingers between the bounds is taken for a smaller gain, as the last part ends.
constexpr double kHopeless = 0.3, kConvincing = 2.5, kLikely = 1.3;
constexpr int kFirstParts = 2;         // before a change can convince: few deals deceive
constexpr double kPointsOfScale = 10;  // a lead of so many is worth 0.73

/// How far the planner is ahead of the best other seat.
int lead_in(const arena::GameScore& game) {
  int own = 0;
  std::optional<int> best;
  for (int seat = 0; seat < game.seating.size(); ++seat) {
    const int total = game.total[std::size_t(seat)];
    if (game.seating[std::size_t(seat)] == 0)
      own = total;
    else
      best = std::max(best.value_or(total), total);
  }
  return own - best.value_or(own);
}

/// Between a loss and a win there is something to climb on: narrow games count most.
double worth_of(const arena::GameScore& game) {
  return 1 / (1 + std::exp(-lead_in(game) / kPointsOfScale));
}

/// What a game of this deal is worth to a planner with these weights, on average.
double worth_of(const TunePlan& plan, const Weights& weights, std::uint64_t deal) {
  double sum = 0;
  for (std::size_t i = 0; i < plan.tables.size(); ++i) {
    const TuneTable& table = plan.tables[i];
    const std::string planner = planner_with(weights, std::span(plan.boards).subspan(i, 1));
    const arena::Match match{table.game->edition, {planner, table.opponent}, plan.seatings};
    for (const arena::GameScore& game : arena::play_block(match, deal).games) sum += worth_of(game);
  }
  return sum / double(plan.tables.size() * plan.seatings.size());
}

/// Plays one change on new deals, part by part, until it is judged.
Attempt attempt(const TunePlan& plan, int number, const Weights& weights, int threads) {
  const std::uint64_t seed = arena::deal_seed(plan.seed, number);
  Quick rng(seed);
  const Change change{weights, changed(weights, rng)};
  std::vector<double> gains;
  auto judgement = Judgement::Open;
  for (int part = 0; judgement == Judgement::Open; ++part) {
    const auto more = gains_of(plan, change, {seed, part * plan.deals, plan.deals}, threads);
    gains.insert(gains.end(), more.begin(), more.end());
    judgement = judgement_on(gains, part + 1);
  }
  const bool accepted = judgement == Judgement::Better;
  return {number, accepted, arena::mean_of(gains), int(gains.size()),
          accepted ? change.to : change.from};
}

}  // namespace

Weights changed(const Weights& from, Quick& rng) {
  const auto names = named_weights();
  Weights to = from;
  while (to == from)  // a step beyond the end of a span is none
    for (int left = 1 + rng.below(3); left > 0; --left) {
      const Named<Weights>& it = names[std::size_t(rng.below(int(names.size())))];
      const int longest = std::max(1, (it.high - it.low) / (3 + rng.below(8)));
      const int step = 1 + rng.below(longest);
      int& value = to.*it.value;
      value = std::clamp(rng.below(2) == 0 ? value + step : value - step, it.low, it.high);
    }
  return to;
}

std::vector<double> gains_of(const TunePlan& plan, const Change& change, const Deals& deals,
                             int threads) {
  std::vector<double> gains(std::size_t(deals.count));
  Threads(threads).share_out(deals.count, [&](int i) {
    const std::uint64_t deal = arena::deal_seed(deals.seed, deals.first + i);
    gains[std::size_t(i)] = worth_of(plan, change.to, deal) - worth_of(plan, change.from, deal);
  });
  return gains;
}

Judgement judgement_on(std::span<const double> gains, int parts) {
  const double mean = arena::mean_of(gains);
  const double error = std::sqrt(arena::variance_of(gains) / double(gains.size()));
  if (mean <= kHopeless * error) return Judgement::NoBetter;
  if (parts >= kFirstParts && mean > kConvincing * error) return Judgement::Better;
  if (parts < kMostParts) return Judgement::Open;
  return mean > kLikely * error ? Judgement::Better : Judgement::NoBetter;
}

Weights tune(const TunePlan& plan, int threads, const std::function<void(const Attempt&)>& hear) {
  Weights weights = plan.start;
  for (int number = 1; number <= plan.tries; ++number) {
    const Attempt made = attempt(plan, number, weights, threads);
    weights = made.weights;
    hear(made);
  }
  return weights;
}

}  // namespace wagonaut::tools
