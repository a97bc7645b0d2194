#pragma once

#include <optional>
#include <string_view>

#include "tools/text/sentences.h"

namespace wagonaut::tools {

/// What can be typed instead of a number.
enum class Command {
  Help,
  Claim,
  Harbour,
  Pay,
  Keep,
  Board,
  List,
  Hand,
  Tickets,
  Table,
  Log,
  Rules,
  Why,
  Undo,
  Save,
  Load,
  Quit,
};
inline constexpr int kCommands = int(Command::Quit) + 1;

/// The word of a command and what it does. Both words are understood in both languages.
const Sentence& command_word(Command command);
const Sentence& sentence(Command command);

/// The command a typed word means: the word itself or its beginning.
std::optional<Command> command_from(std::string_view word);

}  // namespace wagonaut::tools
