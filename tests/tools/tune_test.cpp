// Looking for better weights: the same steps whatever the number of threads, and only upwards.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/arena/statistics.h"
#include "bots/bot.h"
#include "tests/tools/program.h"
#include "tools/exit_codes.h"
#include "tools/tune/tune.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

// Weights that no board would ask for: hardly any ticket is trusted, and every one is drawn.
const char* const kPlantedWeights = "race=60/sure=40/decay=40/nearly_done=100/margin=-80";

TuneArguments small_tuning() {
  TuneArguments arguments;
  arguments.editions = "usa";
  arguments.against = "racer";
  arguments.start = kPlantedWeights;
  arguments.deals = 6;
  arguments.tries = 9;
  return arguments;
}

TunePlan tune_plan(const TuneArguments& arguments) {
  auto plan = plan_tune(catalog(), arguments);
  EXPECT_TRUE(plan) << plan.error();
  return *plan;
}

/// All that is heard of a run, and its end.
struct Tuning {
  std::vector<Attempt> attempts;
  Weights end;
};

Tuning tuning_of(const TunePlan& plan, int threads) {
  Tuning out;
  out.end = tune(plan, threads, [&](const Attempt& it) { out.attempts.push_back(it); });
  return out;
}

void expect_same(const Tuning& a, const Tuning& b) {
  EXPECT_EQ(a.end, b.end);
  ASSERT_EQ(a.attempts.size(), b.attempts.size());
  for (std::size_t i = 0; i < a.attempts.size(); ++i) {
    EXPECT_EQ(a.attempts[i].gain, b.attempts[i].gain) << "try " << i + 1;
    EXPECT_EQ(a.attempts[i].deals, b.attempts[i].deals) << "try " << i + 1;
    EXPECT_EQ(a.attempts[i].weights, b.attempts[i].weights) << "try " << i + 1;
  }
}

int weights_apart(const Weights& a, const Weights& b) {
  const auto names = named_weights();
  return int(std::count_if(names.begin(), names.end(),
                           [&](const Named<Weights>& it) { return a.*it.value != b.*it.value; }));
}

bool within_spans(const Weights& weights) {
  const auto names = named_weights();
  return std::all_of(names.begin(), names.end(), [&](const Named<Weights>& it) {
    return weights.*it.value >= it.low && weights.*it.value <= it.high;
  });
}

TEST(Tune, NeitherThreadsNorRepetitionChangeTheSteps) {
  TuneArguments arguments = small_tuning();
  arguments.tries = 3;
  const Tuning alone = tuning_of(tune_plan(arguments), 1);
  expect_same(alone, tuning_of(tune_plan(arguments), 2));
  expect_same(alone, tuning_of(tune_plan(arguments), 1));
  arguments.seed = 2;
  EXPECT_NE(alone.attempts.front().gain, tuning_of(tune_plan(arguments), 2).attempts.front().gain);
}

TEST(Tune, OnlyGainsAreAccepted) {
  const TunePlan plan = tune_plan(small_tuning());
  const Tuning tuning = tuning_of(plan, 2);
  Weights before = plan.start;
  for (const Attempt& it : tuning.attempts) {
    if (it.accepted) {
      EXPECT_GT(it.gain, 0) << "try " << it.number;
    } else {
      EXPECT_EQ(it.weights, before) << "try " << it.number;
    }
    EXPECT_TRUE(within_spans(it.weights));
    EXPECT_EQ(it.deals % plan.deals, 0);
    before = it.weights;
  }
  EXPECT_EQ(before, tuning.end);
  EXPECT_NE(tuning.end, plan.start) << "so bad a start is left";
  // Judged by deals on which nothing was tried; so few leave some doubt.
  const auto gains = gains_of(plan, {plan.start, tuning.end}, {plan.seed + 1, 0, 60}, 2);
  EXPECT_GE(arena::mean_interval(gains).high, 0) << planner_with(tuning.end, plan.boards);
}

TEST(Tune, AChangeMovesOneToThreeWeightsWithinTheirSpans) {
  Quick rng(5);
  Weights low, high;
  for (const Named<Weights>& it : named_weights()) low.*it.value = it.low, high.*it.value = it.high;
  for (Weights weights : {Weights{}, low, high})
    for (int i = 0; i < 2000; ++i) {
      const Weights next = changed(weights, rng);
      ASSERT_TRUE(within_spans(next));
      ASSERT_GE(weights_apart(weights, next), 1);
      ASSERT_LE(weights_apart(weights, next), 3);
      weights = next;
    }
}

TEST(Tune, NothingIsGainedByNoChange) {
  const TunePlan plan = tune_plan(small_tuning());
  for (const double gain : gains_of(plan, {plan.start, plan.start}, {1, 0, 5}, 2))
    EXPECT_EQ(gain, 0);
}

TEST(Tune, AGainMustBeClearOrLast) {
  const std::vector<double> none(10, 0), losses{-0.1, 0.05, -0.2}, clear{0.1, 0.12, 0.09, 0.11},
      doubtful{0.5, -0.3, 0.4, -0.2, 0.5, -0.1};  // as large as its error
  EXPECT_EQ(judgement_on(none, 1), Judgement::NoBetter);
  EXPECT_EQ(judgement_on(losses, 1), Judgement::NoBetter);
  EXPECT_EQ(judgement_on(clear, 1), Judgement::Open);
  EXPECT_EQ(judgement_on(clear, 2), Judgement::Better);
  EXPECT_EQ(judgement_on(doubtful, 2), Judgement::Open);
  EXPECT_EQ(judgement_on(doubtful, kMostParts), Judgement::NoBetter);
}

TEST(Tune, APlannerIsNamedAsTheArenaTakesIt) {
  TuneArguments arguments = small_tuning();
  arguments.editions = "nordic,usa";
  arguments.start = "race=61";
  const TunePlan plan = tune_plan(arguments);
  EXPECT_EQ(plan.boards.front(), weights_for(game_of("nordic", 2).edition));
  EXPECT_EQ(weights_apart(plan.start, plan.boards.front()), 1);
  EXPECT_EQ(planner_with(plan.start, std::span(plan.boards).first(1)), "planner:race=61");
  EXPECT_EQ(planner_with(plan.boards.back(), std::span(plan.boards).last(1)), "planner");
  // Boards differ: what one of them lacks is named, so that all play by the same weights.
  const std::string name = planner_with(plan.start, plan.boards);
  ASSERT_NE(make_bot(name), nullptr) << name;
  const std::string settings = name.substr(name.find(':') + 1);
  for (const Weights& board : plan.boards)
    EXPECT_EQ(settings_from(named_weights(), settings, board), plan.start) << name;
}

TEST(Tune, EveryStepAndTheEndAreTold) {
  const Ran ran = run_program({"tune", "--edition", "usa", "--against", "racer", "--start",
                               kPlantedWeights, "--deals", "4", "--tries", "8", "--threads", "2"});
  EXPECT_EQ(ran.code, kOk) << ran.err;
  EXPECT_EQ(ran.err, "");  // nothing to watch where nobody does
  const auto lines = std::count(ran.out.begin(), ran.out.end(), '\n');
  const std::string end = std::to_string(lines - 1) + " of 8 tries accepted: planner:";
  EXPECT_NE(ran.out.find(end), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.rfind(lines > 1 ? "try " : end, 0), 0u) << ran.out;
}

TEST(Tune, WhatIsWrongIsNamed) {
  const auto expect_named = [](std::vector<std::string> arguments, const std::string& words) {
    arguments.insert(arguments.begin(), "tune");
    const Ran ran = run_program(arguments);
    EXPECT_EQ(ran.code, kBadArguments) << words;
    EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.rfind("wagonaut tune: ", 0), 0u) << ran.err;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    EXPECT_EQ(ran.out, "");
  };
  expect_named({"--edition", "nordik"}, "did you mean nordic?");
  expect_named({"--edition", "usa,mars"}, "mars");
  expect_named({"--edition", "nordic", "--seats", "4"}, "2 to 3");
  expect_named({"--option", "flush"}, "KEY=VALUE");
  expect_named({"--against", "one_step,racr"}, "did you mean racer?");
  expect_named({"--against", "planner:race=1000"}, "--against: planner has no settings");
  expect_named({"--against", ""}, "--against");
  expect_named({"--start", "rase=100"}, "race (");
  expect_named({"--start", "race=1000"}, "--start");
  expect_named({"--start", "race"}, "--start");
  expect_named({"--deals", "0"}, "--deals");
  expect_named({"--tries", "0"}, "--tries");
  expect_named({"--seats", "6"}, "--seats");
  expect_named({"--threads", "-1"}, "--threads");
}

}  // namespace
}  // namespace wagonaut::tests::tools
