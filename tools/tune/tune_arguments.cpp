#include "tools/tune/tune_arguments.h"

#include "tools/help.h"

namespace wagonaut::tools {
namespace {

constexpr int kMostDealsInAPart = 1'000'000, kMostTries = 1'000'000;

void add_where(CLI::App& c, TuneArguments& tune) {
  c.add_option("--edition", tune.editions)->type_name("IDS")->capture_default_str();
  c.add_option("--against", tune.against)->type_name("NAMES")->capture_default_str();
  c.add_option("--seats", tune.seats)->type_name("N")->check(between(2, 5))->capture_default_str();
  c.add_option("--option", tune.options)->type_name("KEY=VALUE");
}

}  // namespace

void add_options(CLI::App& command, TuneArguments& tune) {
  add_where(command, tune);
  command.add_option("--start", tune.start)->type_name("NAME=N/NAME=N");
  command.add_option("--tries", tune.tries)
      ->type_name("N")
      ->check(between(1, kMostTries))
      ->capture_default_str();
  command.add_option("--deals", tune.deals)
      ->type_name("N")
      ->check(between(1, kMostDealsInAPart))
      ->capture_default_str();
  command.add_option("--seed", tune.seed)->type_name("N")->capture_default_str();
  command.add_option("--threads", tune.threads)
      ->type_name("N")
      ->check(between(0, 1024))
      ->capture_default_str();
}

}  // namespace wagonaut::tools
