#include "catalog/edition_file.h"

#include <algorithm>

#include "catalog/box_game.h"
#include "catalog/check.h"
#include "catalog/compile.h"
#include "catalog/file_part.h"
#include "catalog/law_reader.h"
#include "catalog/option_file.h"

namespace wagonaut {

namespace {

void read_seats(const Field& field, EditionCard& card) {
  const std::vector<Field> seats = field.items(2, 2);
  card.min_seats = seats[0].number();
  card.max_seats = seats[1].number();
}

/// What a table knows of an edition before it chooses.
constexpr Part<EditionCard> kCardParts[] = {
    {"id", kNeeded, [](const Field& id, EditionCard& card) { card.id = id.id(); }},
    {"rules", kNeeded, [](const Field& rules, EditionCard& card) { card.rules = rules.number(); }},
    {"map", kNeeded, [](const Field& map, EditionCard& card) { card.map = map.id(); }},
    {"name", kNeeded, [](const Field& name, EditionCard& card) { card.name = name.text(); }},
    {"seats", kNeeded, read_seats},
    {"options", kMayLack, read_options},
};

void allow_parts_only(const Field& file) {
  std::vector<std::string_view> keys;
  for (const auto& part : kCardParts) keys.push_back(part.key);
  for (const std::string_view key : law_keys()) keys.push_back(key);
  file.allow_only(keys);
}

/// The single game of a box: board and law lie there.
EditionCard read_box_card(const Field& file) {
  file.allow_only({"id", "rules", "box", "name", "seats"});
  EditionCard card;
  for (const auto& part : kCardParts)
    if (file.find(part.key)) part.read(file[part.key], card);
  card.box = file["box"].string();
  card.map = card.box;
  std::replace(card.map.begin(), card.map.end(), '/', '-');
  return card;
}

EditionCard read_card(const Field& file) {
  EditionCard card;
  if (file.find("box")) {
    card = read_box_card(file);
  } else {
    allow_parts_only(file);
    read_parts<EditionCard>(file, kCardParts, card);
  }
  file.quoting([&card] { check_card(card); });
  return card;
}

void let_english_stand_in(boost::json::value& value) {
  if (auto* list = value.if_array())
    for (boost::json::value& item : *list) let_english_stand_in(item);
  auto* object = value.if_object();
  if (object == nullptr) return;
  for (auto& member : *object) let_english_stand_in(member.value());
  if (const auto* found = object->if_contains(kLanguages[0].code)) {
    const boost::json::value english = *found;
    for (const LanguageRow& row : kLanguages)
      if (!object->contains(row.code)) object->emplace(row.code, english);
  }
}

boost::json::value document_of(std::string_view text, const std::string& name, Names names) {
  boost::json::value document = parse_document(text, name);
  if (names == Names::AsPublished) let_english_stand_in(document);
  return document;
}

/// The file's name, and the choices it was read with: they may be what is wrong.
std::string name_with(const std::string& file, const Options& options) {
  std::string choices;
  for (const auto& [id, choice] : options)
    choices += (choices.empty() ? "" : ", ") + id + " " + choice;
  return choices.empty() ? file : file + " (" + choices + ")";
}

}  // namespace

EditionFile::EditionFile(std::string_view text, std::string name, Names names)
    : document_(document_of(text, name, names)),
      name_(std::move(name)),
      card_(read_card(written())) {
  check_settings(written());
}

Field EditionFile::written() const {
  return Field(document_, name_);
}

Game EditionFile::build(const BoxEntry& box, int seats, const Options& options) const {
  written().quoting([&] { check_seats(card_, seats); });
  boost::json::value document = document_;
  apply_options(document, card_.options, options, name_);
  return build_evening(box, card_, seats);
}

Game EditionFile::build(const MapSheet& map, int seats, const Options& options) const {
  written().quoting([&] { check_seats(card_, seats); });
  boost::json::value document = document_;
  EditionSheet edition;
  edition.card = card_;
  edition.options = apply_options(document, card_.options, options, name_);
  const Field file(document, name_with(name_, edition.options));
  read_law(file, edition);
  file.quoting([&] {
    check_edition(edition);
    check_fit(map, edition);
  });
  return compile(map, edition, seats);
}

}  // namespace wagonaut
