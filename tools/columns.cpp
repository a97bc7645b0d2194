#include "tools/columns.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include <fmt/format.h>

namespace wagonaut::tools {
namespace {

bool continues_letter(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// The end of the colour code that begins at `at`, or `at` if none does.
std::size_t after_code(std::string_view text, std::size_t at) {
  if (text[at] != '\033') return at;
  const std::size_t end = text.find('m', at);
  return end == std::string_view::npos ? text.size() : end + 1;
}

/// A dollar sign behind its sum, as in "15 $,": the two are not torn apart.
bool closes_sum(std::string_view word) {
  return word.starts_with('$') && (word.size() == 1 || word[1] < '0' || word[1] > '9');
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 48> kPlain{{
    {"ą", "a"},  {"ć", "c"}, {"ę", "e"}, {"ł", "l"}, {"ń", "n"}, {"ó", "o"}, {"ś", "s"}, {"ź", "z"},
    {"ż", "z"},  {"Ą", "a"}, {"Ć", "c"}, {"Ę", "e"}, {"Ł", "l"}, {"Ń", "n"}, {"Ó", "o"}, {"Ś", "s"},
    {"Ź", "z"},  {"Ż", "z"}, {"à", "a"}, {"á", "a"}, {"â", "a"}, {"ä", "a"}, {"å", "a"}, {"Å", "a"},
    {"æ", "ae"}, {"ç", "c"}, {"è", "e"}, {"é", "e"}, {"ê", "e"}, {"ë", "e"}, {"í", "i"}, {"î", "i"},
    {"ñ", "n"},  {"ò", "o"}, {"ô", "o"}, {"ö", "o"}, {"Ö", "o"}, {"ø", "o"}, {"Ø", "o"}, {"ú", "u"},
    {"ü", "u"},  {"Ü", "u"}, {"ý", "y"}, {"ã", "a"}, {"õ", "o"}, {"š", "s"}, {"ž", "z"}, {"É", "e"},
}};

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, changed});
    }
  }
  return row[b.size()];
}

}  // namespace

int width_of(std::string_view text) {
  int width = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (const std::size_t next = after_code(text, i); next != i) {
      i = next;
      continue;
    }
    if (!continues_letter(text[i])) ++width;
    ++i;
  }
  return width;
}

std::string pad_right(std::string text, int width) {
  const int missing = width - width_of(text);
  return missing > 0 ? text.append(std::size_t(missing), ' ') : text;
}

std::string pad_left(const std::string& text, int width) {
  const int missing = width - width_of(text);
  return missing > 0 ? std::string(std::size_t(missing), ' ') + text : text;
}

std::string cut(std::string_view text, int width) {
  int seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (!continues_letter(text[i]) && ++seen > width) return std::string(text.substr(0, i));
  return std::string(text);
}

std::string flow(const std::vector<std::string>& items, std::string_view gap, int indent,
                 int width) {
  std::string out;
  int column = indent;
  bool fresh = true;
  for (const std::string& item : items) {
    const int needed = width_of(item) + (fresh ? 0 : width_of(gap));
    if (!fresh && column + needed > width) {
      out += '\n' + std::string(std::size_t(indent), ' ');
      column = indent;
      fresh = true;
    }
    if (!fresh) {
      out += gap;
      column += width_of(gap);
    }
    out += item;
    column += width_of(item);
    fresh = false;
  }
  return out;
}

std::string wrap(std::string_view text, int indent, int width) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t space = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, space - at);
    if (!words.empty() && closes_sum(word))
      words.back() += " " + std::string(word);
    else
      words.emplace_back(word);
    at = space + 1;
  }
  return flow(words, " ", indent, width);
}

std::string folded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const bool ascii = static_cast<unsigned char>(text[i]) < 0x80;
    const auto* plain =
        ascii ? kPlain.end() : std::find_if(kPlain.begin(), kPlain.end(), [&](const auto& pair) {
          return text.substr(i, pair.first.size()) == pair.first;
        });
    if (plain != kPlain.end()) {
      out += plain->second;
      i += plain->first.size();
      continue;
    }
    const char c = text[i++];
    out += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
  }
  return out;
}

std::string nearest(std::string_view typed, const std::vector<std::string>& names) {
  std::string best;
  std::size_t least = std::max<std::size_t>(2, typed.size() / 3) + 1;
  for (const std::string& name : names)
    if (const std::size_t d = distance(typed, name); d < least) {
      least = d;
      best = name;
    }
  return best;
}

std::string joined(const std::vector<std::string>& parts, std::string_view by) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += by;
    out += part;
  }
  return out;
}

std::vector<std::string> with_counts(const std::vector<std::string>& parts) {
  std::vector<std::string> out;
  for (auto part = parts.begin(); part != parts.end(); ++part) {
    if (std::find(parts.begin(), part, *part) != part) continue;
    const auto n = std::count(part, parts.end(), *part);
    out.push_back(n == 1 ? *part : fmt::format("{} ×{}", *part, n));
  }
  return out;
}

}  // namespace wagonaut::tools
