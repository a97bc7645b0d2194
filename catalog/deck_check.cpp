#include "catalog/bounds.h"
#include "catalog/check.h"
#include "catalog/spot.h"

namespace wagonaut {

namespace {

/// What the decks read so far hold: a sort must differ from all of them.
struct SortsSeen {
  std::vector<EditionSheet::Sort> sorts;
  bool wild = false, news = false;
};

/// A mark is a small letter behind the code of its colour (L-4).
bool marks(const EditionSheet::Sort& sort, const EditionSheet::Sort& plain) {
  return sort.mark != Mark::Plain && plain.mark == Mark::Plain && !plain.wild && !plain.news &&
         sort.colour == plain.colour && sort.code.starts_with(plain.code);
}

void check_code(const EditionSheet::Sort& sort, const std::vector<EditionSheet::Sort>& others,
                const Spot& at) {
  for (const EditionSheet::Sort& other : others) {
    if (other.code == sort.code) at.refuse("is the code of two sorts of card");
    if ((other.code.starts_with(sort.code) || sort.code.starts_with(other.code)) &&
        !marks(sort, other))
      at.refuse("cannot be told from " + other.code + " in a record");
  }
}

/// L-3: newspapers lie among the cards of a rail deck, and are all alike.
void check_news(const EditionSheet::Sort& sort, Kind kind, const SortsSeen& seen, const Spot& at) {
  if (sort.wild) at["news"].refuse("does not go with a wild card");
  if (kind != Kind::Rail) at["news"].refuse("does not go with a sea deck");
  if (seen.news) at["news"].refuse("is the second sort of newspaper; an edition has one");
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
    if (cards[i].wild || cards[i].news || cards[i].colour != cards[last].colour) continue;
    if (++sorts > kMaxSuitSorts)
      at["colour"].refuse("is the colour of more than " + std::to_string(kMaxSuitSorts) +
                          " sorts of one deck");
    if (cards[i].anchor && cards[last].anchor)
      at["anchor"].refuse("is the second anchor of this colour and deck");
  }
}

void check_count(const EditionSheet::Sort& sort, const EditionCard& card, const Spot& at) {
  if (sort.count_with.empty()) return at.check_number(sort.count, 1, kMaxDeckCards);
  for (const auto& [seats, count] : sort.count_with)
    at[std::to_string(seats)].check_number(count, 1, kMaxDeckCards);
  for (int seats = card.min_seats; seats <= card.max_seats; ++seats)
    if (!sort.count_with.contains(seats))
      at.refuse("has no entry for " + std::to_string(seats) + " seats");
}

void check_sorts(const EditionSheet::Deck& deck, const EditionCard& card, SortsSeen& seen,
                 const Spot& at) {
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const EditionSheet::Sort& sort = deck.cards[i];
    if (seen.sorts.size() == std::size_t(kMostSorts))
      at[i].refuse_whole("more than " + std::to_string(kMostSorts) + " sorts");
    check_code(sort, seen.sorts, at[i]["code"]);
    if (sort.news) {
      check_news(sort, deck.kind, seen, at[i]);
    } else if (sort.wild) {
      check_wild(deck.kind, seen, at[i]);
    } else {
      check_coloured(sort, deck.kind, at[i]);
      check_suit(deck.cards, i, at[i]);
    }
    check_count(sort, card, at[i]["count"]);
    seen.sorts.push_back(sort);
    seen.wild = seen.wild || sort.wild;
    seen.news = seen.news || sort.news;
  }
}

/// Newspapers are counted, but never dealt (L-21).
void check_deal(const EditionSheet::Deck& deck, int seats, const Spot& at) {
  int total = 0, news = 0;
  for (const EditionSheet::Sort& sort : deck.cards)
    (sort.news ? news : total) += sort.count_at(seats);
  if (total + news > kMaxDeckCards)
    at.refuse_whole(std::to_string(total + news) + " cards are more than " +
                    std::to_string(kMaxDeckCards));
  const int dealt = deck.hand * seats + deck.slots;
  if (dealt > total)
    at.refuse_whole(std::to_string(total) + " cards are too few to deal " + std::to_string(dealt) +
                    " (hands and market)");
}

void check_deck(const EditionSheet::Deck& deck, const EditionCard& card, SortsSeen& seen,
                const Spot& at) {
  at["hand"].check_number(deck.hand, 0, kMaxHand);
  at["slots"].check_number(deck.slots, 0, kMaxSlots);
  at["cards"].check_length(deck.cards.size(), 1, kMostSorts);
  check_sorts(deck, card, seen, at["cards"]);
  for (int seats = card.max_seats; seats >= card.min_seats; --seats)
    check_deal(deck, seats, at["cards"]);
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
    check_deck(decks[i], edition.card, seen, at[i]);
    slots += decks[i].slots;
  }
  if (slots < 1 || slots > kMaxSlots)
    at.refuse_whole("a market of " + std::to_string(slots) + " slots is not between 1 and " +
                    std::to_string(kMaxSlots));
  if (!seen.wild) at.refuse_whole("no card is wild");
}

}  // namespace wagonaut
