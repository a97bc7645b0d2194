#include "tools/text/commands.h"

#include <array>

#include "tools/columns.h"
#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

struct CommandRow {
  Command command;
  Sentence word, help;
};

constexpr std::array<CommandRow, kCommands> kCommandRows{{
    {Command::Help, {"help", "pomoc"}, {"this list", "ta lista"}},
    {Command::Claim,
     {"claim", "zajmij"},
     {"claim a route, with cards of your choice: {word} Denver-Helena GGG*",
      "zajmij połączenie wybranymi kartami: {word} Denver-Helena GGG*"}},
    {Command::Harbour,
     {"harbour", "port"},
     {"build a harbour: {word} Lagos RhRhR1R1", "zbuduj port: {word} Lagos RhRhR1R1"}},
    {Command::Pay,
     {"pay", "dopłać"},
     {"pay the toll of a tunnel: {word} G*", "dopłać za tunel: {word} G*"}},
    {Command::Keep,
     {"keep", "zatrzymaj"},
     {"keep tickets of the offer: {word} 1 3", "zatrzymaj bilety: {word} 1 3"}},
    {Command::Board, {"board", "plansza"}, {"the board as a map", "plansza jako mapa"}},
    {Command::List,
     {"list", "lista"},
     {"all routes; also: {word} free, {word} mine, {word} Denver",
      "wszystkie połączenia; także: {word} wolne, {word} moje, {word} Denver"}},
    {Command::Hand, {"hand", "ręka"}, {"your cards", "Twoje karty"}},
    {Command::Tickets, {"tickets", "bilety"}, {"your tickets", "Twoje bilety"}},
    {Command::Table,
     {"table", "stół"},
     {"players, market, hand and choices once more",
      "jeszcze raz: gracze, odkryte karty, ręka i możliwe ruchy"}},
    {Command::Log,
     {"log", "historia"},
     {"what happened; {word} 50 shows more", "co się działo; {word} 50 pokaże więcej"}},
    {Command::Rules, {"rules", "zasady"}, {"the rules in short", "zasady w skrócie"}},
    {Command::Why,
     {"why", "dlaczego"},
     {"why not: {word}, or {word} claim Denver-Helena GGGG",
      "dlaczego nie: {word} albo {word} zajmij Denver-Helena GGGG"}},
    {Command::Undo,
     {"undo", "cofnij"},
     {"back to your last decision", "powrót do Twojej ostatniej decyzji"}},
    {Command::Save, {"save", "zapisz"}, {"save: {word} FILE", "zapisz grę: {word} PLIK"}},
    {Command::Load, {"load", "wczytaj"}, {"load: {word} FILE", "wczytaj grę: {word} PLIK"}},
    {Command::Quit,
     {"quit", "koniec"},
     {"stop; the game is kept", "przerwij; gra zostanie zachowana"}},
}};

static_assert(in_order(kCommandRows, &decltype(kCommandRows)::value_type::command),
              "one row for each command, in the order of the enumeration");

bool begins(std::string_view word, std::string_view typed) {
  return folded(word).substr(0, typed.size()) == typed;
}

}  // namespace

const Sentence& command_word(Command command) {
  return kCommandRows[std::size_t(command)].word;
}

const Sentence& sentence(Command command) {
  return kCommandRows[std::size_t(command)].help;
}

std::optional<Command> command_from(std::string_view word) {
  const std::string typed = folded(word);
  if (typed.empty()) return std::nullopt;
  for (const CommandRow& row : kCommandRows)
    if (folded(row.word.english) == typed || folded(row.word.polish) == typed) return row.command;
  for (const CommandRow& row : kCommandRows)
    if (begins(row.word.english, typed) || begins(row.word.polish, typed)) return row.command;
  return std::nullopt;
}

}  // namespace wagonaut::tools
