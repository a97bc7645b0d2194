#include "tools/text/language.h"

#include <cstdlib>

#include "texts/book.h"

namespace wagonaut::tools {

std::optional<Language> language_from(std::string_view name) {
  const std::string_view head = name.substr(0, name.find_first_of("_-.@"));
  for (const auto& [language, code] : kLanguages)
    if (head == code) return language;
  return std::nullopt;
}

std::string language_choice(Language language) {
  std::string out;
  for (const LanguageRow& row : kLanguages)
    out += (out.empty() ? "" : " " + say(language, "help.or") + " ") + std::string(row.code);
  return out;
}

Language language_of_machine() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value != nullptr && *value != '\0') return language_from(value).value_or(Language::English);
  }
  return Language::English;
}

const std::string& in(Language language, const Text& text) {
  return text[language];
}

}  // namespace wagonaut::tools
