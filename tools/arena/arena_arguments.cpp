#include "tools/arena/arena_arguments.h"

#include "tools/help.h"

namespace wagonaut::tools {
namespace {

constexpr int kMostDeals = 10'000'000;

void add_who(CLI::App& c, ArenaArguments& arena) {
  c.add_option("--bots", arena.bots)->type_name("NAMES");
  c.add_option("--against", arena.against)->type_name("NAMES");
  c.add_option("--round-robin", arena.round_robin)->type_name("NAMES");
  c.add_option("--edition", arena.editions)->type_name("IDS")->capture_default_str();
  c.add_option("--seats", arena.seats)->type_name("N")->check(between(2, 5))->capture_default_str();
  c.add_option("--option", arena.options)->type_name("KEY=VALUE");
  add_options(c, arena.programs);
}

void add_how(CLI::App& c, ArenaArguments& arena) {
  c.add_option("--deals", arena.deals)
      ->type_name("N")
      ->check(between(1, kMostDeals))
      ->capture_default_str();
  c.add_option("--seatings", arena.seatings)
      ->type_name("WHICH")
      ->check(one_of({"all", "rotations"}))
      ->capture_default_str();
  c.add_option("--seed", arena.seed)->type_name("N")->capture_default_str();
  c.add_option("--threads", arena.threads)
      ->type_name("N")
      ->check(between(0, 1024))
      ->capture_default_str();
  c.add_option("--sprt", arena.sprt)->type_name("ELO0,ELO1");
  c.add_option("--anchor", arena.anchor)->type_name("NAME");
}

}  // namespace

void add_options(CLI::App& command, ArenaArguments& arena) {
  add_who(command, arena);
  add_how(command, arena);
  command.add_option("--resume", arena.resume)->type_name("FILE");
  command.add_option("--csv", arena.csv)->type_name("FILE");
  command.add_option("--json", arena.json)->type_name("FILE");
  command.add_option("--svg", arena.svg)->type_name("FILE");
}

}  // namespace wagonaut::tools
