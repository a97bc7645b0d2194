#include "server/protocol/utf8.h"

#include "server/watch/utf8.h"

namespace wagonaut::server {
namespace {

bool hides_or_turns(char32_t code) {
  const bool marks = code == 0x200b || code == 0x200e || code == 0x200f || code == 0xfeff;
  const bool turns = (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
  return marks || turns;
}

}  // namespace

Character first_character(std::string_view text) {
  const std::size_t bytes = utf8_letter(text);
  if (bytes == 0) return {};
  const auto lead = static_cast<unsigned char>(text.front());
  char32_t code = bytes == 1 ? lead : lead & (0xffu >> (bytes + 1));
  for (const char next : text.substr(1, bytes - 1)) code = code << 6 | (next & 0x3fu);
  return {code, int(bytes)};
}

int count_characters(std::string_view text) {
  int n = 0;
  for (; !text.empty(); ++n) {
    const Character next = first_character(text);
    if (next.bytes == 0) return -1;
    text.remove_prefix(std::size_t(next.bytes));
  }
  return n;
}

bool plainly_shown(std::string_view text) {
  while (!text.empty()) {
    const Character next = first_character(text);
    const bool control = next.code < 0x20 || (next.code >= 0x7f && next.code < 0xa0);
    if (next.bytes == 0 || control || hides_or_turns(next.code)) return false;
    text.remove_prefix(std::size_t(next.bytes));
  }
  return true;
}

}  // namespace wagonaut::server
