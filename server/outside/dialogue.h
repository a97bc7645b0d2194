#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/model/ids.h"
#include "server/base/strand.h"

namespace wagonaut {
struct Game;
struct View;
}  // namespace wagonaut

namespace wagonaut::server {

// What is said to a program, one line each, and what it answers: docs/bots.md. Only the seat's own
// view ever goes out.

inline constexpr int kLineProtocol = 2;

/// Once, before all else: the board and the box, and where the program sits.
std::string game_line(const Game& game, Seat seat, Millis budget);
/// A decision.
std::string decide_line(const Game& game, const View& view, int id, Millis budget);
/// No more decisions; with view and standings if the game was played to its end.
std::string over_line(const Game& game, const View& view);

struct ProgramAnswer {
  int id = 0;
  std::string move;  // as a record writes it
};
/// The failure names the field and what is wrong with it, never its value.
Result<ProgramAnswer> read_answer(std::string_view line);

}  // namespace wagonaut::server
