#include "tests/architecture/sources.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <sstream>

namespace wagonaut::tests::architecture {

namespace {

enum class Quoted { Kept, Blanked };

/// Copies what is code from `text`. Raw strings are not known here: nobody has needed one.
std::string strip(std::string_view text, Quoted quoted) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    if (text.substr(i, 2) == "//") {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t end = text.find("*/", i);
      i = end == text.npos ? text.size() : end + 2;
    } else if (text[i] == '"') {
      std::size_t end = i + 1;
      while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, text.size());
      out += quoted == Quoted::Kept ? std::string(text.substr(i, end - i)) : "\"\"";
      i = end;
    } else {
      out += text[i++];
    }
  }
  return out;
}

}  // namespace

std::string Source::code() const {
  return strip(text, Quoted::Kept);
}

std::string Source::bare() const {
  return strip(text, Quoted::Blanked);
}

std::vector<std::string> Source::includes() const {
  std::vector<std::string> found;
  std::istringstream lines(code());
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string directive, name;
    if (words >> directive >> name && directive == "#include") found.push_back(name);
  }
  return found;
}

std::filesystem::path root() {
  return WAGONAUT_ROOT;
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Source> sources_of(const std::string& folder) {
  std::vector<Source> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / folder)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    found.push_back({entry.path().lexically_relative(root()).generic_string(), text_of(entry)});
  }
  std::sort(found.begin(), found.end(),
            [](const Source& a, const Source& b) { return a.path < b.path; });
  return found;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

}  // namespace wagonaut::tests::architecture
