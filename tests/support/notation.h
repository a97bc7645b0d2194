#pragma once

#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/edition.h"

namespace wagonaut::tests {

/// The letters of the specification: "R", "*"; with two decks "Rt", "Rh", "R1", "R2" and "*".
std::string card_code(const Edition& ed, Sort sort);

/// Cards in the order they are written, counts allowed, separators free: "2Y,1*", "R * B", "GG*",
/// "{2 W1, 1*}". Throws `std::invalid_argument` at what is no card of the edition.
std::vector<Sort> card_list(const Edition& ed, std::string_view text);
Cards cards_of(const Edition& ed, std::string_view text);
std::string cards_text(const Edition& ed, const Cards& cards);

/// The cards that "..." stands for at the end of a draw pile: this many, coloured, no locos.
inline constexpr int kFurtherCards = 20;
std::vector<Sort> further_cards(const Edition& ed, Deck deck);

/// Those of the cards that belong to `deck`.
Cards of_deck(const Edition& ed, const Cards& cards, Deck deck);

/// The parts of `text` between `mark`s, blanks around them cut off; empty parts are left out.
std::vector<std::string> parts(std::string_view text, std::string_view mark);

/// Cards that compare with, and print in, the letters of the specification.
struct SpelledCards {
  const Edition* ed;
  Cards cards;

  friend bool operator==(const SpelledCards& a, std::string_view text) {
    return a.cards == cards_of(*a.ed, text);
  }
  friend bool operator==(const SpelledCards& a, const SpelledCards& b) {
    return a.cards == b.cards;
  }
  friend std::ostream& operator<<(std::ostream& out, const SpelledCards& a) {
    return out << cards_text(*a.ed, a.cards);
  }
};

/// Several payments, written "2R,1* | 2G,1*"; none is "".
struct SpelledPayments {
  const Edition* ed;
  std::vector<Cards> payments;

  friend bool operator==(const SpelledPayments& a, std::string_view text) {
    return a.spell() == spell(*a.ed, text);
  }
  friend std::ostream& operator<<(std::ostream& out, const SpelledPayments& a) {
    for (const std::string& payment : a.spell()) out << '{' << payment << "} ";
    return out;
  }
  std::multiset<std::string> spell() const;
  static std::multiset<std::string> spell(const Edition& ed, std::string_view text);
};

}  // namespace wagonaut::tests
