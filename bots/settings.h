#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <string_view>

namespace wagonaut {

/// One number of a bot's settings by its name, with the span it may have.
template <class Settings>
struct Named {
  std::string_view name;
  int Settings::*value;
  int low, high;
};

/// Settings with some numbers named, "race=130/card=7"; nothing if the text says anything else, or
/// a number that is out of its span.
template <class Settings>
std::optional<Settings> settings_from(std::span<const Named<Settings>> names, std::string_view text,
                                      Settings settings = {}) {
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find('/'));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    const std::size_t equals = std::min(part.find('='), part.size() - 1);
    const auto named = std::find_if(names.begin(), names.end(), [&](const Named<Settings>& one) {
      return one.name == part.substr(0, equals);
    });
    if (named == names.end()) return std::nullopt;
    const std::string_view number = part.substr(equals + 1);
    const char* const begin = number.data();
    const char* const end = begin + number.size();
    int& value = settings.*named->value;
    const auto read = std::from_chars(begin, end, value);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    if (value < named->low || value > named->high) return std::nullopt;
  }
  return settings;
}

}  // namespace wagonaut
