#include "server/protocol/json_writer.h"

#include <array>
#include <charconv>
#include <cmath>

#include "server/protocol/utf8.h"

namespace wagonaut::server {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";  // U+FFFD

constexpr auto kGoesAsItIs = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0x20; c < 0x7f; ++c) plain[c] = c != '"' && c != '\\' && c != '<';
  return plain;
}();

bool goes_as_it_is(char c) {
  return kGoesAsItIs[static_cast<unsigned char>(c)];
}

void append_escape(std::string& out, unsigned char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  out += "\\u00";
  out += kDigits[c >> 4];
  out += kDigits[c & 15];
}

/// The character at the front of `rest`, which is taken off.
void append_character(std::string& out, std::string_view& rest) {
  const auto c = static_cast<unsigned char>(rest.front());
  int taken = 1;
  if (c == '"' || c == '\\') {
    out += '\\';
    out += char(c);
  } else if (c <= 0x7f) {
    append_escape(out, c);
  } else if (const Character whole = first_character(rest); whole.bytes > 0) {
    taken = whole.bytes;
    out += rest.substr(0, std::size_t(taken));
  } else {
    out += kReplacement;
  }
  rest.remove_prefix(std::size_t(taken));
}

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    std::size_t plain = 0;
    while (plain < text.size() && goes_as_it_is(text[plain])) ++plain;
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (!text.empty()) append_character(out, text);
  }
  out += '"';
}

template <class Number>
void append_number(std::string& out, Number value) {
  char digits[32];
  const auto [end, fault] = std::to_chars(digits, digits + sizeof digits, value);
  out.append(digits, end);
}

}  // namespace

void JsonWriter::comma() {
  if (!first_) out_ += ',';
  first_ = false;
}

JsonWriter& JsonWriter::open(char bracket) {
  comma();
  out_ += bracket;
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  first_ = false;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  comma();
  append_quoted(out_, name);
  out_ += ':';
  first_ = true;  // its value follows without a comma
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
  comma();
  append_quoted(out_, value);
  return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
  comma();
  append_number(out_, value);
  return *this;
}

JsonWriter& JsonWriter::real(double value) {
  if (!std::isfinite(value)) return null();
  comma();
  append_number(out_, value);
  return *this;
}

JsonWriter& JsonWriter::boolean(bool value) {
  return raw(value ? "true" : "false");
}

JsonWriter& JsonWriter::null() {
  return raw("null");
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  comma();
  out_ += json;
  return *this;
}

}  // namespace wagonaut::server
