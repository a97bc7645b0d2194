#include "tools/text/fill.h"

#include <algorithm>
#include <tuple>

namespace wagonaut::tools {
namespace {

/// The next `{name}` at or after `from`: its place and its length with braces; length 0 if none.
std::pair<std::size_t, std::size_t> next_blank(std::string_view text, std::size_t from) {
  const std::size_t open = text.find('{', from);
  if (open == std::string_view::npos) return {text.size(), 0};
  const std::size_t close = text.find('}', open);
  if (close == std::string_view::npos) return {text.size(), 0};
  return {open, close - open + 1};
}

}  // namespace

std::string fill(std::string_view sentence, std::initializer_list<Blank> blanks) {
  std::string out;
  std::size_t at = 0;
  for (auto [open, size] = next_blank(sentence, 0); size > 0;
       std::tie(open, size) = next_blank(sentence, at)) {
    out += sentence.substr(at, open - at);
    const std::string_view name = sentence.substr(open + 1, size - 2);
    const auto* found = std::find_if(blanks.begin(), blanks.end(),
                                     [&](const Blank& blank) { return blank.first == name; });
    out += found != blanks.end() ? found->second : std::string(sentence.substr(open, size));
    at = open + size;
  }
  return out += sentence.substr(at);
}

std::vector<std::string> blanks_of(std::string_view sentence) {
  std::vector<std::string> names;
  for (auto [open, size] = next_blank(sentence, 0); size > 0;
       std::tie(open, size) = next_blank(sentence, open + size))
    names.emplace_back(sentence.substr(open + 1, size - 2));
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace wagonaut::tools
