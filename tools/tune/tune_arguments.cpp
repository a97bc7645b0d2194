#include "tools/tune/tune_arguments.h"

#include <CLI/CLI.hpp>

namespace wagonaut::tools {
namespace {

constexpr int kMostDealsInAPart = 1'000'000, kMostTries = 1'000'000;

void add_where(CLI::App& c, TuneArguments& tune) {
  c.add_option("--edition", tune.editions, "Which games, with commas between them")
      ->type_name("IDS")
      ->capture_default_str();
  c.add_option("--against", tune.against, "The planner plays each of these in turn")
      ->type_name("NAMES")
      ->capture_default_str();
  c.add_option("--seats", tune.seats, "Number of seats")
      ->type_name("N")
      ->check(CLI::Range(2, 5).description(""))
      ->capture_default_str();
  c.add_option("--option", tune.options, "A table option, KEY=VALUE")->type_name("KEY=VALUE");
}

}  // namespace

void add_options(CLI::App& command, TuneArguments& tune) {
  add_where(command, tune);
  command
      .add_option("--start", tune.start,
                  "Weights to begin with; all others are those of the first game's board")
      ->type_name("NAME=N/NAME=N");
  command.add_option("--tries", tune.tries, "Changes to try")
      ->type_name("N")
      ->check(CLI::Range(1, kMostTries).description(""))
      ->capture_default_str();
  command
      .add_option(
          "--deals", tune.deals,
          "Deals before each look at a change; a promising one is looked at up to six times")
      ->type_name("N")
      ->check(CLI::Range(1, kMostDealsInAPart).description(""))
      ->capture_default_str();
  command.add_option("--seed", tune.seed, "The same seed gives the same changes and deals")
      ->type_name("N")
      ->capture_default_str();
  command.add_option("--threads", tune.threads, "Threads; 0: as many as the machine has")
      ->type_name("N")
      ->check(CLI::Range(0, 1024).description(""))
      ->capture_default_str();
}

}  // namespace wagonaut::tools
