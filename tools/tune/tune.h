#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/luck/generator.h"
#include "tools/tune/tune_plan.h"

namespace wagonaut::tools {

/// A change of weights that was tried.
struct Attempt {
  int number = 0;  // from 1
  bool accepted = false;
  double gain = 0;  // what a game is worth more with it, on average; a game is worth 0 to 1
  int deals = 0;    // played until it was decided
  Weights weights;  // that hold from now on
};

/// Climbs from the plan's first weights, change by change, and returns the last ones. What `hear`
/// is told and what is returned depends on the plan alone, not on the threads.
Weights tune(const TunePlan& plan, int threads, const std::function<void(const Attempt&)>& hear);

/// Other weights: one to three of them moved by chance, all within their spans.
Weights changed(const Weights& from, Quick& rng);

struct Change {
  Weights from, to;
};
/// Some of the deals that a seed gives.
struct Deals {
  std::uint64_t seed = 1;
  int first = 0, count = 1;
};
/// What the change gains on each of the deals, over all tables of the plan.
std::vector<double> gains_of(const TunePlan& plan, const Change& change, const Deals& deals,
                             int threads);

enum class Judgement { Open, Better, NoBetter };
inline constexpr int kMostParts = 6;
/// What the gains of so many parts, of equally many deals each, tell; never Open after the last.
Judgement judgement_on(std::span<const double> gains, int parts);

}  // namespace wagonaut::tools
