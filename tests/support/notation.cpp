#include "tests/support/notation.h"

#include <cctype>
#include <stdexcept>

namespace wagonaut::tests {
namespace {

constexpr std::string_view kLetters = "RBGYKWOP-";  // in the order of Colour

bool separates(char c) {
  return c == ' ' || c == ',' || c == '{' || c == '}' || c == '[' || c == ']' || c == '|';
}

Sort take_card(const Edition& ed, std::string_view& text) {
  std::size_t longest = 0;
  Sort best{};
  for (int i = 0; i < ed.faces.size(); ++i) {
    const std::string code = card_code(ed, Sort(i));
    if (!text.starts_with(code) || code.size() <= longest) continue;
    longest = code.size();
    best = Sort(i);
  }
  text.remove_prefix(longest);
  if (longest > 0) return best;
  throw std::invalid_argument("no card of this edition: " + std::string(text));
}

int take_number(std::string_view& text) {
  int n = 0;
  for (; !text.empty() && std::isdigit(text[0]) != 0; text.remove_prefix(1))
    n = 10 * n + (text[0] - '0');
  return n;
}

}  // namespace

std::string card_code(const Edition& ed, Sort sort) {
  const Face& face = ed.face(sort);
  if (face.loco) return "*";
  if (face.news) return "N";
  std::string code(1, kLetters[std::size_t(face.colour)]);
  if (face.mark == Mark::Pick) return code + 'p';
  if (face.mark == Mark::Skull) return code + 's';
  if (ed.decks.size() == 1) return code;
  if (ed.deck(face.deck).kind == Kind::Rail) return code + (face.anchor ? 'h' : 't');
  return code + (face.pips == 2 ? '2' : '1');
}

std::vector<Sort> card_list(const Edition& ed, std::string_view text) {
  std::vector<Sort> list;
  while (true) {
    while (!text.empty() && separates(text[0])) text.remove_prefix(1);
    if (text.empty()) return list;
    const bool counted = std::isdigit(text[0]) != 0;
    const int copies = counted ? take_number(text) : 1;
    while (counted && !text.empty() && text[0] == ' ') text.remove_prefix(1);
    list.insert(list.end(), std::size_t(copies), take_card(ed, text));
  }
}

Cards cards_of(const Edition& ed, std::string_view text) {
  Cards cards;
  for (const Sort sort : card_list(ed, text)) ++cards[sort];
  return cards;
}

std::string cards_text(const Edition& ed, const Cards& cards) {
  std::string text;
  for (int i = 0; i < ed.faces.size(); ++i) {
    const Sort sort{std::uint8_t(i)};
    if (cards[sort] == 0) continue;
    if (!text.empty()) text += ',';
    text += std::to_string(cards[sort]) + card_code(ed, sort);
  }
  return text;
}

std::vector<Sort> further_cards(const Edition& ed, Deck deck) {
  std::vector<Sort> coloured;
  for (int i = ed.deck(deck).first; i < ed.deck(deck).last; ++i)
    if (const Face& face = ed.faces[std::size_t(i)];
        !face.loco && !face.news && face.mark == Mark::Plain)
      coloured.push_back(Sort{std::uint8_t(i)});
  std::vector<Sort> list;
  for (std::size_t i = 0; i < kFurtherCards; ++i) list.push_back(coloured[i % coloured.size()]);
  return list;
}

Cards of_deck(const Edition& ed, const Cards& cards, Deck deck) {
  Cards out;
  for (int i = ed.deck(deck).first; i < ed.deck(deck).last; ++i) out[Sort(i)] = cards[Sort(i)];
  return out;
}

std::vector<std::string> parts(std::string_view text, std::string_view mark) {
  std::vector<std::string> list;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(mark), text.size());
    std::string_view part = text.substr(0, end);
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
    if (!part.empty()) list.emplace_back(part);
    text.remove_prefix(std::min(end + mark.size(), text.size()));
  }
  return list;
}

std::multiset<std::string> SpelledPayments::spell() const {
  std::multiset<std::string> list;
  for (const Cards& payment : payments) list.insert(cards_text(*ed, payment));
  return list;
}

std::multiset<std::string> SpelledPayments::spell(const Edition& ed, std::string_view text) {
  std::multiset<std::string> list;
  for (const std::string& part : parts(text, "|")) list.insert(cards_text(ed, cards_of(ed, part)));
  return list;
}

}  // namespace wagonaut::tests
