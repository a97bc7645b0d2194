#include "tools/text/commands.h"

#include <array>

#include "texts/book.h"
#include "tools/columns.h"
#include "tools/text/typed.h"

namespace wagonaut::tools {
namespace {

/// What commands are called among the texts.
constexpr std::array<const char*, kCommands> kNames{
    "help",  "claim", "harbour", "pay",     "keep",  "choose", "yes",    "no",
    "board", "list",  "hand",    "tickets", "table", "event",  "tokens", "office",
    "story", "log",   "rules",   "why",     "undo",  "save",   "load",   "quit",
};

std::string key_of(std::string_view group, Command command) {
  return std::string(group) + "." + kNames[std::size_t(command)];
}

/// The first command one of whose words is `like` the typed one, in any language.
template <class Like>
std::optional<Command> first_command(Like like) {
  for (int i = 0; i < kCommands; ++i)
    for (const auto& [language, code] : kLanguages)
      for (const std::string& word : words_of(language, key_of("commands", Command(i))))
        if (like(folded(word))) return Command(i);
  return std::nullopt;
}

}  // namespace

bool for_cards(Command command) {
  switch (command) {
    case Command::Choose:
    case Command::Yes:
    case Command::No:
    case Command::Event:
    case Command::Tokens:
    case Command::Office:
    case Command::Story:
      return true;
    default:
      return false;
  }
}

std::string command_word(Language language, Command command) {
  return words_of(language, key_of("commands", command)).front();
}

std::string command_help(Language language, Command command, const Examples& examples) {
  return say(language, key_of("command_help", command),
             {{"word", command_word(language, command)},
              {"lane", examples.lane},
              {"city", examples.city}});
}

std::optional<Command> command_from(std::string_view word) {
  const std::string typed = folded(word);
  if (typed.empty()) return std::nullopt;
  if (const auto whole = first_command([&](const std::string& one) { return one == typed; }))
    return whole;
  return first_command([&](const std::string& one) { return one.starts_with(typed); });
}

}  // namespace wagonaut::tools
