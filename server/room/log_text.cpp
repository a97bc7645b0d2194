#include "server/room/log_text.h"

#include "engine/record/words.h"

namespace wagonaut::server {
namespace {

constexpr std::string_view kMiddleDot = "·";
constexpr std::string_view kLogDigits = "0123456789abcdef";

bool log_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// Takes what follows a backslash off `text` and adds what it stands for to `out`.
bool log_unescape(std::string_view& text, std::string& out) {
  if (text.empty()) return false;
  const char sign = text.front();
  text.remove_prefix(1);
  if (sign == '\\' || sign == '-') {
    out += sign;
  } else if (sign == 's') {
    out += ' ';
  } else if (sign == '.') {
    out += kMiddleDot;
  } else if (sign == 'x' && text.size() >= 2) {
    const std::size_t high = kLogDigits.find(text[0]), low = kLogDigits.find(text[1]);
    if (high == kLogDigits.npos || low == kLogDigits.npos) return false;
    out += char(high * 16 + low);
    text.remove_prefix(2);
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::string log_tail(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const char c = text.front();
    const bool dot = text.starts_with(kMiddleDot);
    if (dot) {
      out += "\\.";
    } else if (c == '\\') {
      out += "\\\\";
    } else if (log_control(c)) {
      out += {'\\', 'x', kLogDigits[static_cast<unsigned char>(c) / 16],
              kLogDigits[static_cast<unsigned char>(c) % 16]};
    } else {
      out += c;
    }
    text.remove_prefix(dot ? kMiddleDot.size() : 1);
  }
  return out;
}

std::string log_word(std::string_view text) {
  if (text.empty()) return "-";
  if (text == "-") return "\\-";
  std::string out;
  for (const char c : log_tail(text)) out += c == ' ' ? std::string("\\s") : std::string(1, c);
  return out;
}

Result<std::string> log_tail_from(std::string_view written) {
  std::string out;
  std::string_view rest = written;
  while (!rest.empty()) {
    const char c = rest.front();
    if (log_control(c) || rest.starts_with(kMiddleDot))
      return Failure{quoted(written) + " contains a sign that must be written otherwise"};
    rest.remove_prefix(1);
    if (c != '\\')
      out += c;
    else if (!log_unescape(rest, out))
      return Failure{quoted(written) + " contains a backslash that means nothing"};
  }
  return out;
}

Result<std::string> log_word_from(std::string_view written) {
  if (written.empty()) return Failure{"a word is missing"};
  if (written == "-") return std::string();
  return log_tail_from(written);
}

}  // namespace wagonaut::server
