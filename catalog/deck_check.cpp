#include "catalog/bounds.h"
#include "catalog/check.h"
#include "catalog/spot.h"

namespace wagonaut {

namespace {

/// What the decks read so far hold: a sort must differ from all of them.
struct SortsSeen {
  std::vector<std::string> codes;
  bool wild = false;
};

void check_code(const std::string& code, const std::vector<std::string>& others, const Spot& at) {
  for (const std::string& other : others) {
    if (other == code) at.refuse("is the code of two sorts of card");
    if (other.starts_with(code) || code.starts_with(other))
      at.refuse("cannot be told from " + other + " in a record");
  }
}

/// W-2: the wild cards lie in a deck of rail cards; that is the deck tunnels are dug with (G-31).
void check_wild(Kind kind, const SortsSeen& seen, const Spot& at) {
  if (kind != Kind::Rail) at["wild"].refuse("does not go with a sea deck");
  if (seen.wild) at["wild"].refuse("is the second wild sort; an edition has one");
}

void check_coloured(const EditionSheet::Sort& sort, Kind kind, const Spot& at) {
  if (sort.colour == Colour::Grey) at["colour"].refuse("is no colour of a card");
  at["pips"].check_number(sort.pips, 1, kMaxPips);
  if (sort.pips > 1 && kind == Kind::Rail)  // W-40: doubles are ships
    at["pips"].refuse("does not go with a rail card");
}

/// The engine pays with the sorts of one suit, of which one at most has an anchor.
void check_suit(const std::vector<EditionSheet::Sort>& cards, std::size_t last, const Spot& at) {
  int sorts = 1;
  for (std::size_t i = 0; i < last; ++i) {
    if (cards[i].wild || cards[i].colour != cards[last].colour) continue;
    if (++sorts > kMaxSuitSorts)
      at["colour"].refuse("is the colour of more than " + std::to_string(kMaxSuitSorts) +
                          " sorts of one deck");
    if (cards[i].anchor && cards[last].anchor)
      at["anchor"].refuse("is the second anchor of this colour and deck");
  }
}

int check_sorts(const EditionSheet::Deck& deck, SortsSeen& seen, const Spot& at) {
  int total = 0;
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const EditionSheet::Sort& sort = deck.cards[i];
    if (seen.codes.size() == std::size_t(kMostSorts))
      at[i].refuse_whole("more than " + std::to_string(kMostSorts) + " sorts");
    check_code(sort.code, seen.codes, at[i]["code"]);
    if (sort.wild) {
      check_wild(deck.kind, seen, at[i]);
    } else {
      check_coloured(sort, deck.kind, at[i]);
      check_suit(deck.cards, i, at[i]);
    }
    at[i]["count"].check_number(sort.count, 1, kMaxDeckCards);
    total += sort.count;
    seen.codes.push_back(sort.code);
    seen.wild = seen.wild || sort.wild;
  }
  return total;
}

void check_deck(const EditionSheet::Deck& deck, int most_seats, SortsSeen& seen, const Spot& at) {
  at["hand"].check_number(deck.hand, 0, kMaxHand);
  at["slots"].check_number(deck.slots, 0, kMaxSlots);
  at["cards"].check_length(deck.cards.size(), 1, kMostSorts);
  const int total = check_sorts(deck, seen, at["cards"]);
  if (total > kMaxDeckCards)
    at["cards"].refuse_whole(std::to_string(total) + " cards are more than " +
                             std::to_string(kMaxDeckCards));
  const int dealt = deck.hand * most_seats + deck.slots;
  if (dealt > total)
    at["cards"].refuse_whole(std::to_string(total) + " cards are too few to deal " +
                             std::to_string(dealt) + " (hands and market)");
}

}  // namespace

void check_decks(const EditionSheet& edition) {
  const Spot at = Spot()["decks"];
  const std::vector<EditionSheet::Deck>& decks = edition.decks;
  at.check_length(decks.size(), 1, kMaxDecks);
  SortsSeen seen;
  int slots = 0;
  for (std::size_t i = 0; i < decks.size(); ++i) {
    for (std::size_t other = 0; other < i; ++other) {
      if (decks[other].kind == decks[i].kind) at[i]["kind"].refuse("is the kind of two decks");
      if (decks[other].id == decks[i].id) at[i]["id"].refuse("is the id of two decks");
    }
    check_deck(decks[i], edition.card.max_seats, seen, at[i]);
    slots += decks[i].slots;
  }
  if (slots < 1 || slots > kMaxSlots)
    at.refuse_whole("a market of " + std::to_string(slots) + " slots is not between 1 and " +
                    std::to_string(kMaxSlots));
  if (!seen.wild) at.refuse_whole("no card is wild");
}

}  // namespace wagonaut
