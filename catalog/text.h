#pragma once

#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace wagonaut {

/// The languages of the house. A new one is a row here, a plural rule in texts/plural.cpp, its file
/// in data/texts and its names in the other files of data/.
enum class Language : std::uint8_t { English, Polish };

struct LanguageRow {
  Language language{};
  std::string_view code;  // as data files, the protocol and the command line write it
};
inline constexpr LanguageRow kLanguages[] = {
    {Language::English, "en"},
    {Language::Polish, "pl"},
};

static_assert([] {
  for (std::size_t i = 0; i < std::size(kLanguages); ++i)
    if (std::size_t(kLanguages[i].language) != i) return false;
  return true;
}());

/// The same said in every language of the house.
struct Text {
  std::array<std::string, std::size(kLanguages)> words;  // by Language

  std::string& operator[](Language language) { return words[std::size_t(language)]; }
  const std::string& operator[](Language language) const { return words[std::size_t(language)]; }

  friend bool operator==(const Text&, const Text&) = default;
};

/// A name that is not translated.
inline Text untranslated(std::string_view name) {
  Text text;
  text.words.fill(std::string(name));
  return text;
}

}  // namespace wagonaut
