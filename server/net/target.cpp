#include "server/net/target.h"

#include <algorithm>
#include <cstdint>

#include "server/watch/utf8.h"

namespace wagonaut::server {

namespace {

int path_hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

Result<std::string> unescape_path(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      const int high = i + 2 < text.size() ? path_hex_digit(text[i + 1]) : -1;
      const int low = i + 2 < text.size() ? path_hex_digit(text[i + 2]) : -1;
      if (high < 0 || low < 0) return Failure{"the path has a '%' without two hex digits"};
      c = char(high * 16 + low);
      if (c == '/') return Failure{"the path has an escaped slash"};
      i += 2;
    }
    if (std::uint8_t(c) < 0x20 || c == 0x7f) return Failure{"the path has a control byte"};
    if (c == '\\') return Failure{"the path has a backslash"};
    out += c;
  }
  return out;
}

bool has_dots(std::string_view path) {
  for (std::size_t at = 0; at < path.size();) {
    const std::size_t end = std::min(path.find('/', at), path.size());
    const std::string_view step = path.substr(at, end - at);
    if (step == "." || step == "..") return true;
    at = end + 1;
  }
  return false;
}

}  // namespace

Result<Target> read_target(std::string_view text) {
  if (!text.starts_with('/')) return Failure{"the target is not a path"};
  if (text.find('#') != std::string_view::npos) return Failure{"the target has a fragment"};
  const std::size_t mark = std::min(text.find('?'), text.size());
  const Result<std::string> path = unescape_path(text.substr(0, mark));
  if (!path) return path.failure();
  if (has_dots(*path)) return Failure{"the path has a step of dots"};
  if (!is_utf8(*path)) return Failure{"the path is not UTF-8"};
  return Target{*path, mark < text.size() ? std::string(text.substr(mark + 1)) : std::string()};
}

}  // namespace wagonaut::server
