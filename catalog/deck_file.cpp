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
  if (const auto mark = card.find("mark"))
    sort.mark = mark->one_of<Mark>({{"pick", Mark::Pick}, {"skull", Mark::Skull}});
}

/// One number, or one for each number of seats.
void read_count(const Field& count, EditionSheet::Sort& sort) {
  if (!count.value().is_object()) {
    sort.count = count.number();
    return;
  }
  for (const auto& [key, value] : count.members()) {
    const std::size_t seats = std::string_view("2345").find(key);
    if (key.size() != 1 || seats == std::string_view::npos)
      value.refuse("stands under no number of seats");
    sort.count_with[int(seats) + 2] = value.number();
  }
}

EditionSheet::Sort read_sort(const Field& card) {
  card.allow_only({"code", "colour", "wild", "news", "pips", "anchor", "mark", "count", "name"});
  EditionSheet::Sort sort;
  sort.code = read_code(card["code"]);
  sort.wild = card.flag_or(false, "wild");
  sort.news = card.flag_or(false, "news");
  const bool coloured = !sort.wild && !sort.news;
  if (coloured) read_coloured(card, sort);
  for (const char* key : {"colour", "pips", "anchor", "mark"})
    if (const auto field = card.find(key); field && !coloured)
      field->refuse(sort.wild ? "does not go with a wild card" : "does not go with a newspaper");
  read_count(card["count"], sort);
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
