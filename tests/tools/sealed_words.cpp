#include "tests/tools/sealed_words.h"

#include <algorithm>
#include <set>

namespace wagonaut::tests::tools {
namespace {

/// Without line breaks: a page is set in lines, a text is not.
std::string in_one_line(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\n';
    if (blank && (out.empty() || out.back() == ' ')) continue;
    out += blank ? ' ' : c;
  }
  return out;
}

bool letter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
         (static_cast<unsigned char>(c) & 0x80) != 0;
}

bool has_word(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !letter(text[at - 1])) && (end == text.size() || !letter(text[end])))
      return true;
  }
  return false;
}

void erase_all(std::string& text, const std::string& words) {
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at))
    text.replace(at, words.size(), "~");
}

}  // namespace

SealedWords::SealedWords(const BoxEntry& box, Language language) : language_(language) {
  const BoxText& text = box.text;
  for (std::size_t i = 0; i < text.regions.size(); ++i) {
    add(PieceKind::Region, i, text.regions[i].name);
    add(PieceKind::Region, i, text.regions[i].partner);
    add(PieceKind::Region, i, text.regions[i].letter);
    for (const NodeId city : box.law.regions[i].cities)
      add(PieceKind::Region, i, box.names.map.nodes[std::size_t(city)].name);
  }
  for (std::size_t i = 0; i < text.events.size(); ++i) {
    add(PieceKind::Event, i, text.events[i].name);
    add(PieceKind::Event, i, text.events[i].text);
  }
  for (std::size_t i = 0; i < text.items.size(); ++i) {
    add(PieceKind::Item, i, text.items[i].name);
    add(PieceKind::Item, i, text.items[i].text);
  }
  for (std::size_t i = 0; i < text.modules.size(); ++i) {
    add(PieceKind::Module, i, text.modules[i].name);
    add(PieceKind::Module, i, text.modules[i].rule);
  }
  for (std::size_t i = 0; i < text.tokens.size(); ++i)
    add(PieceKind::Token, i, text.tokens[i].name);
  for (std::size_t i = 1; i < text.postcards.size(); ++i) {
    add(PieceKind::PostcardOpen, i, text.postcards[i].open);
    add(PieceKind::PostcardSecret, i, text.postcards[i].secret);
  }
  for (std::size_t i = 0; i < text.story.size(); ++i) {
    add(PieceKind::StoryA, i, text.story[i].a);
    add(PieceKind::StoryB, i, text.story[i].b);
    for (const bool second : {false, true})
      if (const auto labels = text.labels.find(box.law.story[i].id + (second ? " b" : " a"));
          labels != text.labels.end())
        for (const Text& label : labels->second)
          add(second ? PieceKind::StoryB : PieceKind::StoryA, i, label);
  }
  for (std::size_t i = 0; i < text.parts.size(); ++i) add(PieceKind::Count, i, text.parts[i].text);
}

void SealedWords::add(PieceKind kind, std::size_t what, const Text& text) {
  if (const std::string& words = text[language_]; !words.empty())
    words_[{kind, std::uint8_t(what)}].push_back(words);
}

std::string SealedWords::found(const std::string& page, const std::vector<Piece>& open) const {
  std::string rest = in_one_line(page);
  std::set<std::string> known;
  for (const Piece& piece : open)
    if (const auto at = words_.find(piece); at != words_.end())
      known.insert(at->second.begin(), at->second.end());
  std::vector<std::string> longest(known.begin(), known.end());
  std::stable_sort(longest.begin(), longest.end(),
                   [](const auto& a, const auto& b) { return a.size() > b.size(); });
  for (const std::string& words : longest) erase_all(rest, words);
  for (const auto& [piece, all] : words_)
    if (std::find(open.begin(), open.end(), piece) == open.end())
      for (const std::string& words : all)
        if (!known.contains(words) && has_word(rest, words)) return words;
  return "";
}

}  // namespace wagonaut::tests::tools
