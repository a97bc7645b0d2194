#include "server/protocol/bounds.h"

#include <algorithm>
#include <string>

#include "engine/record/record.h"
#include "server/protocol/utf8.h"

namespace wagonaut::server {
namespace {

bool id_sign(char c) {
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return letter || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.' || c == ':';
}

bool printable(char c) {
  return c >= ' ' && c <= '~';
}

bool visible(char c) {
  return c > ' ' && c <= '~';
}

bool made_of(std::string_view text, int most, bool (*sign)(char)) {
  return !text.empty() && text.size() <= std::size_t(most) &&
         std::all_of(text.begin(), text.end(), sign);
}

bool shown_within(std::string_view text, int most) {
  const int characters = count_characters(text);
  return characters > 0 && characters <= most && plainly_shown(text);
}

}  // namespace

bool fits(TextKind kind, std::string_view text) {
  switch (kind) {
    case TextKind::Id:
      return made_of(text, kLongestId, id_sign);
    case TextKind::Token:
      return text.size() >= kShortestToken && made_of(text, kLongestId, id_sign);
    case TextKind::Name:
      return shown_within(text, kLongestName) && player_fault({std::string(text)}).empty();
    case TextKind::Chat:
      return shown_within(text, kLongestChat);
    case TextKind::Nonce:
      return made_of(text, kLongestNonce, visible);
    case TextKind::Move:
      return made_of(text, kLongestMove, printable);
  }
  return false;
}

std::string_view demand(TextKind kind) {
  switch (kind) {
    case TextKind::Id:
      return "is not 1 to 64 letters, digits or signs of \"_-.:\"";
    case TextKind::Token:
      return "is not 22 to 64 letters, digits or signs of \"_-.:\"";
    case TextKind::Name:
      return "is not a name of 1 to 30 characters (60 bytes), without control characters, spaces "
             "at its ends, \"·\", \" -> \" and \" / \"";
    case TextKind::Chat:
      return "is not 1 to 300 characters without control characters";
    case TextKind::Nonce:
      return "is not 1 to 64 printable ASCII characters without spaces";
    case TextKind::Move:
      return "is not 1 to 400 printable ASCII characters";
  }
  return "";
}

}  // namespace wagonaut::server
