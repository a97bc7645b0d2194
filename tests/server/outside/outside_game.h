#pragma once

#include <sys/types.h>

#include <set>
#include <string>
#include <vector>

#include "engine/model/state.h"
#include "engine/sight/view.h"
#include "server/outside/program_bot.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::tests::outside {

/// A program with all the time it may need, so that only what it does wrong is held against it.
server::Program patient(const std::string& command);
/// A program that hardly gets any.
server::Program impatient(const std::string& command);
/// The example of the repository.
std::string example_command();

/// What a whole game left behind.
struct Played {
  bool finished = false;
  State state;
  std::vector<server::Forfeit> forfeits;
  std::vector<View> asked;  // of the program, in order
  View last;                // that it saw
};

/// The program in one seat, bots of the house in the others; every move must be lawful.
Played play(const std::shared_ptr<const Game>& game, const server::Program& program, Seat seat,
            std::uint64_t seed = 1);

std::shared_ptr<const Game> game_for(const std::string& edition, int seats = 2);

/// The children of this process, the living and those that ended and were not waited for.
std::set<pid_t> children();
/// A process of this number runs.
bool runs(pid_t pid);

}  // namespace wagonaut::tests::outside
