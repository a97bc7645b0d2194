#include "tools/text/typed.h"

#include <algorithm>

#include "texts/book.h"
#include "tools/columns.h"

namespace wagonaut::tools {

std::vector<std::string> words_of(Language language, std::string_view key) {
  const std::string all = say(language, key);
  std::vector<std::string> words;
  for (std::size_t from = 0; from < all.size();) {
    const std::size_t comma = std::min(all.find(", ", from), all.size());
    words.push_back(all.substr(from, comma - from));
    from = comma + 2;
  }
  return words;
}

bool means(std::string_view typed, std::string_view key) {
  const std::string word = folded(typed);
  for (const auto& [language, code] : kLanguages)
    for (const std::string& known : words_of(language, key))
      if (folded(known) == word) return true;
  return false;
}

}  // namespace wagonaut::tools
