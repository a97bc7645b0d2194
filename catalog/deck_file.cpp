#include "catalog/edition_parts.h"
#include "catalog/map_file.h"

namespace wagonaut {

namespace {

/// A record writes cards without spaces between them, so a code is a capital letter or a star, and
/// perhaps a small letter or digit.
std::string read_code(const Field& field) {
  const std::string code = field.string();
  const auto head = [](char c) { return c == '*' || (c >= 'A' && c <= 'Z'); };
  const auto tail = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  const bool well_made = (code.size() == 1 || (code.size() == 2 && tail(code[1]))) && head(code[0]);
  if (!well_made)
    field.refuse("is not a code: a capital letter or *, perhaps a small one or digit");
  return code;
}

void read_coloured(const Field& card, EditionSheet::Sort& sort) {
  sort.colour = read_colour(card["colour"]);
  sort.pips = card.number_or(1, "pips");
  sort.anchor = card.flag_or(false, "anchor");
}

EditionSheet::Sort read_sort(const Field& card) {
  card.allow_only({"code", "colour", "wild", "pips", "anchor", "count", "name"});
  EditionSheet::Sort sort;
  sort.code = read_code(card["code"]);
  sort.wild = card.flag_or(false, "wild");
  if (!sort.wild) read_coloured(card, sort);
  for (const char* key : {"colour", "pips", "anchor"})
    if (const auto field = card.find(key); field && sort.wild)
      field->refuse("does not go with a wild card");
  sort.count = card["count"].number();
  sort.name = card["name"].text();
  return sort;
}

EditionSheet::Deck read_deck(const Field& field) {
  field.allow_only({"id", "name", "kind", "hand", "slots", "cards"});
  EditionSheet::Deck deck;
  deck.id = field["id"].id();
  deck.name = field["name"].text();
  deck.kind = read_kind(field["kind"]);
  deck.hand = field["hand"].number();
  deck.slots = field["slots"].number();
  for (const Field& card : field["cards"].items()) deck.cards.push_back(read_sort(card));
  return deck;
}

}  // namespace

void read_decks(const Field& field, EditionSheet& edition) {
  for (const Field& deck : field.items()) edition.decks.push_back(read_deck(deck));
}

}  // namespace wagonaut
