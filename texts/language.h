#pragma once

#include <cstdint>
#include <iterator>
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

}  // namespace wagonaut
