#include "bench/load/scan.h"

#include <charconv>

namespace wagonaut::load {
namespace {

void skip_space(std::string_view& text) {
  while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ') text.remove_prefix(1);
}

/// The length of the text that begins with a quote, with both quotes.
std::size_t quoted_length(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      return i + 1;
  }
  return text.size();
}

/// The length of the object or list that begins with a bracket.
std::size_t nested_length(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') i += quoted_length(text.substr(i)) - 1;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return i + 1;
  }
  return text.size();
}

std::size_t value_length(std::string_view text) {
  if (text.empty()) return 0;
  if (text.front() == '"') return quoted_length(text);
  if (text.front() == '{' || text.front() == '[') return nested_length(text);
  const std::size_t end = text.find_first_of(",]} \t\r\n");
  return end == std::string_view::npos ? text.size() : end;
}

std::string_view take(std::string_view& text, std::size_t length) {
  const std::string_view out = text.substr(0, length);
  text.remove_prefix(out.size());
  return out;
}

}  // namespace

Walk::Walk(std::string_view whole) {
  if (whole.empty() || (whole.front() != '{' && whole.front() != '[')) return;
  object_ = whole.front() == '{';
  rest_ = whole.substr(1);
}

bool Walk::next() {
  skip_space(rest_);
  if (!rest_.empty() && rest_.front() == ',') rest_.remove_prefix(1);
  skip_space(rest_);
  if (object_) {
    key = text_of(take(rest_, value_length(rest_)));
    skip_space(rest_);
    if (rest_.empty() || rest_.front() != ':') return false;
    rest_.remove_prefix(1);
    skip_space(rest_);
  }
  value = take(rest_, value_length(rest_));
  return !value.empty();
}

std::string_view member(std::string_view object, std::string_view key) {
  if (object.empty() || object.front() != '{') return {};
  for (Walk walk(object); walk.next();)
    if (walk.key == key) return walk.value;
  return {};
}

std::string_view text_of(std::string_view value) {
  if (value.size() < 2 || value.front() != '"' || value.back() != '"') return {};
  return value.substr(1, value.size() - 2);
}

int number_of(std::string_view value) {
  int out = -1;
  const char* end = value.data() + value.size();
  const auto [stopped, fault] = std::from_chars(value.data(), end, out);
  return fault == std::errc{} && stopped == end ? out : -1;
}

int size_of(std::string_view value) {
  int count = 0;
  for (Walk walk(value); walk.next();) ++count;
  return count;
}

Walk nth(std::string_view value, int n) {
  Walk walk(value);
  for (int i = 0; i <= n; ++i) walk.next();
  return walk;
}

}  // namespace wagonaut::load
