#include "tools/play/questions.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "texts/book.h"
#include "tools/columns.h"
#include "tools/files.h"
#include "tools/paint.h"
#include "tools/play/wish.h"

namespace wagonaut::tools {
namespace {

/// In any language: who plays in one often thinks in another.
bool yes(const std::string& typed, bool standard) {
  if (typed.empty()) return standard;
  const std::string word = folded(typed);
  return std::any_of(std::begin(kLanguages), std::end(kLanguages), [&](const LanguageRow& row) {
    return word.starts_with(say(row.language, "words.yes"));
  });
}

/// The names at the table of a kept game that is not over; empty if there is none.
std::string unfinished(const std::string& file) {
  if (file.empty() || !std::filesystem::exists(file)) return {};
  const auto text = read_text(file);
  if (!text || text->find("\npause ") == std::string::npos) return {};
  const auto header = read_header(*text);
  if (!header) return {};
  std::string names = header->edition + ":";
  for (const std::string& name : header->players) names += " " + name;
  return names;
}

bool ask_to_resume(Console& console, PlaySettings& settings) {
  const std::string names = unfinished(settings.autosave);
  if (names.empty()) return true;
  const auto typed =
      console.ask(say(settings.language, "lines.ask_resume", {{"game", names}}) + " ");
  if (!typed) return false;
  if (yes(*typed, true)) settings.load = settings.autosave;
  return true;
}

void list_editions(const Catalog& catalog, Console& console, const PlaySettings& settings) {
  int n = 0;
  for (const EditionCard& card : catalog.editions())
    console.line(fmt::format("  {} {} ({}–{})", ++n, in(settings.language, card.name),
                             card.min_seats, card.max_seats));
}

/// Is this its name in any language of the house?
bool called(const Text& name, const std::string& word) {
  return std::any_of(name.words.begin(), name.words.end(),
                     [&word](const std::string& one) { return folded(one) == word; });
}

/// The edition that was meant by a number, an id or a name.
const EditionCard* edition_typed(const Catalog& catalog, const std::string& typed) {
  const auto numbers = numbers_typed(typed);
  if (numbers && numbers->size() == 1 && numbers->front() >= 1 &&
      numbers->front() <= int(catalog.editions().size()))
    return &catalog.editions()[std::size_t(numbers->front() - 1)];
  const std::string word = folded(typed);
  for (const EditionCard& card : catalog.editions())
    if (card.id == word || called(card.name, word)) return &card;
  return nullptr;
}

/// The edition most people know stands first; without it, the first one there is.
const EditionCard& usual_edition(const Catalog& catalog) {
  const EditionCard* usa = catalog.find("usa");
  return usa != nullptr ? *usa : catalog.editions().front();
}

bool ask_edition(const Catalog& catalog, Console& console, PlaySettings& settings) {
  const EditionCard& usual = usual_edition(catalog);
  console.line(say(settings.language, "lines.which_edition"));
  list_editions(catalog, console, settings);
  while (settings.edition.empty()) {
    const auto typed = console.ask(say(settings.language, "lines.ask_edition",
                                       {{"usual", in(settings.language, usual.name)}}) +
                                   " ");
    if (!typed) return false;
    const EditionCard* card = typed->empty() ? &usual : edition_typed(catalog, *typed);
    if (card != nullptr)
      settings.edition = card->id;
    else
      console.line(say(settings.language, "lines.no_such_edition"));
  }
  return true;
}

bool ask_seats(const EditionCard& card, Console& console, PlaySettings& settings) {
  console.line(
      say(settings.language, "lines.who_plays",
          {{"least", std::to_string(card.min_seats)}, {"most", std::to_string(card.max_seats)}}));
  const std::string usual = say(settings.language, "lines.usual_seats");
  while (settings.seats.empty()) {
    const auto typed =
        console.ask(say(settings.language, "lines.ask_seats", {{"usual", usual}}) + " ");
    if (!typed) return false;
    const auto seats = seats_from(typed->empty() ? usual : *typed, card, settings.company);
    if (seats)
      settings.seats = *seats;
    else
      console.line(say(
          settings.language, "lines.bad_seats",
          {{"least", std::to_string(card.min_seats)}, {"most", std::to_string(card.max_seats)}}));
  }
  return true;
}

}  // namespace

bool ask_settings(const Catalog& catalog, Console& console, PlaySettings& settings) {
  if (!settings.load.empty()) return true;
  if (settings.edition.empty() && settings.seats.empty()) {
    console.line(say(settings.language, "lines.welcome"));
    if (!ask_to_resume(console, settings)) return false;
    if (!settings.load.empty()) return true;
  }
  if (settings.edition.empty() && !ask_edition(catalog, console, settings)) return false;
  const EditionCard* card = catalog.find(settings.edition);
  if (card == nullptr) return true;  // said when the game is built
  return !settings.seats.empty() || ask_seats(*card, console, settings);
}

}  // namespace wagonaut::tools
