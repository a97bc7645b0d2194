#pragma once

#include <string_view>

namespace wagonaut::server {

/// One character at the beginning of a text; no bytes if the text does not begin with one.
struct Character {
  char32_t code = 0;
  int bytes = 0;
};
Character first_character(std::string_view text);

/// Number of characters, or -1 if the text is no UTF-8.
int count_characters(std::string_view text);

/// No control characters, and none that hide or turn round the text beside them.
bool plainly_shown(std::string_view text);

}  // namespace wagonaut::server
