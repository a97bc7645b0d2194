#include "catalog/deck_file.h"

#include "catalog/bounds.h"

namespace wagonaut {

namespace {

/// A record writes cards without spaces between them, so a code is a capital letter or a star, and
/// perhaps a small letter or digit.
std::string read_code(const Field& card) {
  const Field field = card["code"];
  const std::string code = field.string();
  const auto head = [](char c) { return c == '*' || (c >= 'A' && c <= 'Z'); };
  const auto tail = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  const bool well_made = (code.size() == 1 || (code.size() == 2 && tail(code[1]))) && head(code[0]);
  if (!well_made)
    field.refuse("is not a code: a capital letter or *, perhaps a small one or digit");
  return code;
}

void check_code(const Field& card, const std::string& code, const Labels& labels) {
  for (const std::string& other : labels.sorts) {
    if (other == code) card["code"].refuse("is the code of two sorts of card");
    if (other.starts_with(code) || code.starts_with(other))
      card["code"].refuse("cannot be told from " + other + " in a record");
  }
}

/// W-2: the wild cards lie in a deck of rail cards; that is the deck tunnels are dug with (G-31).
Face read_wild(const Field& card, Deck deck, Kind kind) {
  if (kind != Kind::Rail) card["wild"].refuse("does not go with a sea deck");
  for (const char* key : {"colour", "pips", "anchor"})
    if (const auto field = card.find(key)) field->refuse("does not go with a wild card");
  Face face;
  face.deck = deck;
  face.loco = true;
  return face;
}

Face read_coloured(const Field& card, Deck deck, Kind kind) {
  Face face;
  face.deck = deck;
  face.colour = read_colour(card["colour"]);
  if (face.colour == Colour::Grey) card["colour"].refuse("is no colour of a card");
  face.pips = std::uint8_t(card.number_or(1, "pips", 1, kMaxPips));
  if (face.pips > 1 && kind == Kind::Rail)  // W-40: doubles are ships
    card["pips"].refuse("does not go with a rail card");
  face.anchor = card.flag_or(false, "anchor");
  return face;
}

/// The engine pays with the sorts of one suit, of which one at most has an anchor.
void check_suit(const Field& card, const Face& face, const Edition& ed) {
  int sorts = 1;
  for (const Face& other : ed.faces) {
    if (other.loco || other.deck != face.deck || other.colour != face.colour) continue;
    if (++sorts > kMaxSuitSorts)
      card["colour"].refuse("is the colour of more than " + std::to_string(kMaxSuitSorts) +
                            " sorts of one deck");
    if (other.anchor && face.anchor)
      card["anchor"].refuse("is the second anchor of this colour and deck");
  }
}

int read_sort(const Field& card, Deck deck, Kind kind, Game& game) {
  card.allow_only({"code", "colour", "wild", "pips", "anchor", "count", "name"});
  Edition& ed = game.edition;
  if (ed.faces.size() == kMostSorts)
    card.refuse_whole("more than " + std::to_string(kMostSorts) + " sorts");
  const std::string code = read_code(card);
  check_code(card, code, game.labels);

  const bool wild = card.flag_or(false, "wild");
  const Face face = wild ? read_wild(card, deck, kind) : read_coloured(card, deck, kind);
  if (!wild) check_suit(card, face, ed);
  const Sort sort{std::uint8_t(ed.faces.size())};
  if (wild) {
    for (const Face& other : ed.faces)
      if (other.loco) card["wild"].refuse("is the second wild sort; an edition has one");
    ed.loco = sort;
  }
  const int count = card["count"].number(1, kMaxDeckCards);
  ed.cards[sort] = std::uint8_t(count);
  ed.faces.push_back(face);
  game.labels.sorts.push_back(code);
  game.sorts.push_back({card["name"].text()});
  return count;
}

void read_deck(const Field& deck, int most_seats, Game& game) {
  deck.allow_only({"id", "name", "kind", "hand", "slots", "cards"});
  Edition& ed = game.edition;
  const Deck id{std::uint8_t(ed.decks.size())};
  DeckRules rules;
  rules.kind = read_kind(deck["kind"]);
  for (const DeckRules& other : ed.decks)
    if (other.kind == rules.kind) deck["kind"].refuse("is the kind of two decks");
  for (const std::string& other : game.labels.decks)
    if (other == deck["id"].id()) deck["id"].refuse("is the id of two decks");
  rules.hand = std::uint8_t(deck["hand"].number(0, kMaxHand));
  rules.slots = std::uint8_t(deck["slots"].number(0, kMaxSlots));

  int total = 0;
  rules.first = std::uint8_t(ed.faces.size());
  for (const Field& card : deck["cards"].items(1, kMostSorts))
    total += read_sort(card, id, rules.kind, game);
  rules.last = std::uint8_t(ed.faces.size());

  if (total > kMaxDeckCards)
    deck["cards"].refuse_whole(std::to_string(total) + " cards are more than " +
                               std::to_string(kMaxDeckCards));
  const int dealt = rules.hand * most_seats + rules.slots;
  if (dealt > total)
    deck["cards"].refuse_whole(std::to_string(total) + " cards are too few to deal " +
                               std::to_string(dealt) + " (hands and market)");
  ed.decks.push_back(rules);
  game.labels.decks.push_back(deck["id"].id());
  game.decks.push_back(deck["name"].text());
}

bool serves(const Edition& ed, const Strip& strip) {
  for (const Face& face : ed.faces) {
    if (face.loco || ed.deck(face.deck).kind != strip.kind) continue;
    if (strip.colour == Colour::Grey || strip.colour == face.colour) return true;
  }
  return false;
}

}  // namespace

void read_decks(const Field& decks, int most_seats, Game& game) {
  for (const Field& deck : decks.items(1, kMaxDecks)) read_deck(deck, most_seats, game);
  const Edition& ed = game.edition;
  if (ed.slots() < 1 || ed.slots() > kMaxSlots)
    decks.refuse_whole("a market of " + std::to_string(ed.slots()) +
                       " slots is not between 1 and " + std::to_string(kMaxSlots));
  if (ed.faces.empty() || !ed.face(ed.loco).loco) decks.refuse_whole("no card is wild");
}

void check_decks_serve(const Field& decks, const BoardFile& board, const Edition& ed) {
  for (const Strip& strip : board.strips)
    if (!serves(ed, strip))
      decks.refuse_whole("no card pays for lane " + strip.id + " of map " + board.id);
}

}  // namespace wagonaut
