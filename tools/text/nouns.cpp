#include "tools/text/nouns.h"

#include <array>
#include <cstdlib>

#include <fmt/format.h>

#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

struct NounRow {
  Noun noun;
  NounForms english, polish;
};

constexpr std::array<NounRow, kNouns> kNounRows{{
    {Noun::Card, {"card", "cards", "cards"}, {"karta", "karty", "kart"}},
    {Noun::CardTaken, {"card", "cards", "cards"}, {"kartę", "karty", "kart"}},
    {Noun::Ticket, {"ticket", "tickets", "tickets"}, {"bilet", "bilety", "biletów"}},
    {Noun::Train, {"train", "trains", "trains"}, {"wagonik", "wagoniki", "wagoników"}},
    {Noun::Ship, {"ship", "ships", "ships"}, {"statek", "statki", "statków"}},
    {Noun::Point, {"point", "points", "points"}, {"punkt", "punkty", "punktów"}},
    {Noun::Space, {"space", "spaces", "spaces"}, {"pole", "pola", "pól"}},
    {Noun::Loco,
     {"locomotive", "locomotives", "locomotives"},
     {"lokomotywa", "lokomotywy", "lokomotyw"}},
    {Noun::Turn, {"turn", "turns", "turns"}, {"tura", "tury", "tur"}},
    {Noun::TurnTaken, {"turn", "turns", "turns"}, {"turę", "tury", "tur"}},
    {Noun::Lane, {"route", "routes", "routes"}, {"połączenie", "połączenia", "połączeń"}},
    {Noun::Step, {"step", "steps", "steps"}, {"krok", "kroki", "kroków"}},
}};

static_assert(in_order(kNounRows, &decltype(kNounRows)::value_type::noun),
              "one row for each noun, in the order of the enumeration");

}  // namespace

const NounForms& forms(Language language, Noun noun) {
  const NounRow& row = kNounRows[std::size_t(noun)];
  return language == Language::Polish ? row.polish : row.english;
}

std::string form(Language language, Noun noun, long n) {
  const NounForms& all = forms(language, noun);
  const long size = std::labs(n);
  if (size == 1) return all.one;
  const long last = size % 10;
  const bool teen = size % 100 / 10 == 1;
  return last >= 2 && last <= 4 && !teen ? all.few : all.many;
}

std::string count(Language language, Noun noun, long n) {
  return fmt::format("{} {}", n, form(language, noun, n));
}

}  // namespace wagonaut::tools
