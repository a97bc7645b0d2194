#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wagonaut {

/// Small tools for reading a record's lines.

inline constexpr std::string_view kDot = " · ";     // between the parts of head and foot
inline constexpr std::string_view kArrow = " -> ";  // before what luck answered
inline constexpr std::string_view kSlash = " / ";   // between kinds of luck

inline std::vector<std::string_view> split(std::string_view text, std::string_view by) {
  std::vector<std::string_view> out;
  for (;;) {
    const std::size_t at = text.find(by);
    out.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return out;
    text.remove_prefix(at + by.size());
  }
}

/// Takes the text up to the next space off `text`.
inline std::string_view take_word(std::string_view& text) {
  const std::size_t at = text.find(' ');
  const std::string_view word = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return word;
}

inline std::optional<int> number_in(std::string_view text) {
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

/// The place of `word` in a list of labels.
inline std::optional<int> find_label(const std::vector<std::string>& labels,
                                     std::string_view word) {
  if (word.empty()) return std::nullopt;  // what is not open has no name
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (labels[i] == word) return int(i);
  return std::nullopt;
}

/// The label of a thing, or its number where the board has no names for such things; and back.
inline std::string name_in(const std::vector<std::string>& labels, int i) {
  return std::size_t(i) < labels.size() ? labels[std::size_t(i)] : std::to_string(i);
}
inline std::optional<int> named_in(const std::vector<std::string>& labels, std::string_view word) {
  const auto found = find_label(labels, word);
  if (found || !labels.empty()) return found;
  const auto number = number_in(word);
  return number && *number < 256 ? number : std::nullopt;
}

/// A word from a file as a message may show it: printable and not too long.
inline std::string quoted(std::string_view word) {
  constexpr std::size_t kMost = 40;
  std::size_t size = std::min(word.size(), kMost);
  // No letter is cut in half.
  while (size < word.size() && size > 0 && (static_cast<unsigned char>(word[size]) & 0xc0) == 0x80)
    --size;
  std::string out = "\"";
  for (const char c : word.substr(0, size))
    out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  return out + (word.size() > size ? "…\"" : "\"");
}

/// FNV-1a, 64 bits: finds slips of the pen and torn files, not forgers.
inline std::uint64_t fingerprint(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

inline std::string hex(std::uint64_t value) {
  std::string out(16, '0');
  for (int i = 15; i >= 0; --i, value >>= 4) out[std::size_t(i)] = "0123456789abcdef"[value & 15];
  return out;
}

}  // namespace wagonaut
