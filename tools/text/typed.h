#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/text.h"

namespace wagonaut::tools {

/// The words that a key of the texts lists, the usual one first: "utwórz, zajmij" are two.
std::vector<std::string> words_of(Language language, std::string_view key);

/// Whether what was typed is one of a key's words, in any language.
bool means(std::string_view typed, std::string_view key);

}  // namespace wagonaut::tools
