#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace wagonaut::server {

/// How many bytes the UTF-8 letter at the front of `text` has; 0 if there is no whole letter.
inline std::size_t utf8_letter(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? std::uint8_t(text[i]) : 0; };
  const int first = byte(0), second = byte(1);
  if (first < 0x80) return text.empty() ? 0 : 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  if (first == 0xe0 && second < 0xa0) return 0;  // longer than need be
  if (first == 0xed && second > 0x9f) return 0;  // half of a surrogate pair
  if (first == 0xf0 && second < 0x90) return 0;
  if (first == 0xf4 && second > 0x8f) return 0;  // beyond the last letter
  return size;
}

inline bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = utf8_letter(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

}  // namespace wagonaut::server
