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
  Choose,
  Yes,
  No,
  Board,
  List,
  Hand,
  Tickets,
  Table,
  Event,
  Tokens,
  Office,
  Story,
  Log,
  Rules,
  Why,
  Undo,
  Save,
  Load,
  Quit,
};
inline constexpr int kCommands = int(Command::Quit) + 1;

/// Only of use where cards do things.
bool for_cards(Command command);

/// The word of a command and what it does. Examples are of the board that is played on.
struct Examples {
  std::string lane, city;
};
std::string command_word(Language language, Command command);
std::string command_help(Language language, Command command, const Examples& examples);

/// The command a typed word means: the word itself or its beginning, in any language.
std::optional<Command> command_from(std::string_view word);

}  // namespace wagonaut::tools
