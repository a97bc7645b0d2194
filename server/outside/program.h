#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "server/base/strand.h"

namespace wagonaut::server {

/// A bot from outside: how it is called, what starts it, how long it may think.
struct Program {
  std::string name;         // its id among the bots, and what people read
  std::string command;      // for /bin/sh
  Millis budget{2000};      // for each answer, as it is told
  Millis grace{250};        // on top of it, for the way there and back
  Millis wake_up{10'000};   // on top of the first one: interpreters rise slowly
  Millis last_words{1000};  // from the end of the game to its own
};

/// "NAME=COMMAND" texts as programs; the failure says what is wrong with which of them. A name is
/// not one of the house's own bots, and none is given twice.
Result<std::vector<Program>> programs_from(const std::vector<std::string>& texts, Millis budget);

/// The program of that name; nullptr if there is none.
const Program* find_program(const std::vector<Program>& programs, std::string_view name);

/// A program that broke its promise: its seat is played on by a bot of the house.
struct Forfeit {
  std::string program;
  int seat = 0;
  std::string why;     // without a word of its own, and without a card
  std::string detail;  // what it said; may tell its hand
};

/// The bot of the house that plays on.
inline constexpr std::string_view kSubstitute = "planner";

/// For whoever watches: who, why, and what happens now.
std::string forfeit_line(const Forfeit& forfeit);

}  // namespace wagonaut::server
