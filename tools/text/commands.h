#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "catalog/text.h"

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

/// The word of a command and what it does.
std::string command_word(Language language, Command command);
std::string command_help(Language language, Command command);

/// The command a typed word means: the word itself or its beginning, in any language.
std::optional<Command> command_from(std::string_view word);

}  // namespace wagonaut::tools
