#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace wagonaut::server {

/// The words of an enumeration, in its order: `all`. They are told beside the enumeration, and mean
/// the same in the log, in the protocol and in its schema.
template <class Enum>
struct Words;

template <class Enum>
constexpr std::string_view word_for(Enum value) {
  return Words<Enum>::all[std::size_t(value)];
}

template <class Enum>
constexpr std::optional<Enum> meaning_of(std::string_view word) {
  for (std::size_t i = 0; i < Words<Enum>::all.size(); ++i)
    if (Words<Enum>::all[i] == word) return Enum(i);
  return std::nullopt;
}

}  // namespace wagonaut::server
