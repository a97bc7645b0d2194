#include "tools/text/language.h"

#include <cstdlib>

namespace wagonaut::tools {

std::optional<Language> language_from(std::string_view name) {
  const std::string_view head = name.substr(0, name.find_first_of("_-.@"));
  for (const auto& [language, code] : kLanguages)
    if (head == code) return language;
  return std::nullopt;
}

std::string language_choice() {
  std::string out;
  for (const auto& [language, code] : kLanguages)
    out += (out.empty() ? "" : " or ") + std::string(code);
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
