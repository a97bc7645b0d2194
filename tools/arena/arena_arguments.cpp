#include "tools/arena/arena_arguments.h"

#include <CLI/CLI.hpp>

namespace wagonaut::tools {
namespace {

constexpr int kMostDeals = 10'000'000;

void add_who(CLI::App& c, ArenaArguments& arena) {
  c.add_option("--bots", arena.bots, "Who plays; the last one named fills the seats that are left")
      ->type_name("NAMES");
  c.add_option("--against", arena.against, "The bots of --bots against each of these in turn")
      ->type_name("NAMES");
  c.add_option("--round-robin", arena.round_robin, "Every choice of as many of these as seats")
      ->type_name("NAMES");
  c.add_option("--edition", arena.editions, "Which games, with commas between them")
      ->type_name("IDS")
      ->capture_default_str();
  c.add_option("--seats", arena.seats, "Number of seats")
      ->type_name("N")
      ->check(CLI::Range(2, 5).description(""))
      ->capture_default_str();
  c.add_option("--option", arena.options, "A table option, KEY=VALUE")->type_name("KEY=VALUE");
  add_options(c, arena.programs);
}

void add_how(CLI::App& c, ArenaArguments& arena) {
  c.add_option("--deals", arena.deals, "Deals of each contest; every one is played in all seatings")
      ->type_name("N")
      ->check(CLI::Range(1, kMostDeals).description(""))
      ->capture_default_str();
  c.add_option("--seatings", arena.seatings, "all, or rotations: for many bots at large tables")
      ->type_name("WHICH")
      ->check(CLI::IsMember({"all", "rotations"}).description(""))
      ->capture_default_str();
  c.add_option("--seed", arena.seed, "The same seed gives the same deals")
      ->type_name("N")
      ->capture_default_str();
  c.add_option("--threads", arena.threads, "Threads; 0: as many as the machine has")
      ->type_name("N")
      ->check(CLI::Range(0, 1024).description(""))
      ->capture_default_str();
  c.add_option("--sprt", arena.sprt,
               "Stop a contest when it is decided whether the first bot is nearer to ELO0 or to "
               "ELO1 above the others")
      ->type_name("ELO0,ELO1");
  c.add_option("--anchor", arena.anchor, "The bot whose Elo is 0; else their mean is")
      ->type_name("NAME");
}

}  // namespace

void add_options(CLI::App& command, ArenaArguments& arena) {
  add_who(command, arena);
  add_how(command, arena);
  command.add_option("--resume", arena.resume, "Keep results in this file, and go on from it")
      ->type_name("FILE");
  command.add_option("--csv", arena.csv, "Write one line for each game and seat")
      ->type_name("FILE");
  command.add_option("--json", arena.json, "Write the summary")->type_name("FILE");
  command.add_option("--svg", arena.svg, "Draw the summary")->type_name("FILE");
}

}  // namespace wagonaut::tools
