#include "catalog/catalog.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/box_file.h"
#include "catalog/drawings.h"
#include "catalog/edition_file.h"
#include "catalog/field.h"
#include "catalog/map_file.h"
#include "engine/record/words.h"

namespace wagonaut {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestFile = 4u << 20;

using Texts = std::map<std::string, std::string, std::less<>>;

std::string file_name(const char* kind, std::string_view id) {
  return std::string(kind) + "/" + std::string(id) + ".json";
}

std::string read_text(const fs::path& path, const std::string& name) {
  std::error_code fault;
  const std::uintmax_t size = fs::file_size(path, fault);
  if (fault) throw Refused{{name + ": " + fault.message()}};
  if (size > kLargestFile)
    throw Refused{{name + ": " + std::to_string(size) + " bytes are more than " +
                   std::to_string(kLargestFile)}};
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw Refused{{name + ": cannot be read"}};
  return text.str();
}

/// The texts of all JSON files of one folder, by their names without the ending.
Texts read_folder(const fs::path& folder, const char* kind) {
  std::error_code fault;
  fs::directory_iterator entry(folder / kind, fault);
  Texts texts;
  for (; !fault && entry != fs::directory_iterator(); entry.increment(fault)) {
    const fs::path& path = entry->path();
    const fs::path kind_of = path.stem().extension();
    if (path.extension() != ".json" || kind_of == ".layout" || kind_of == ".dressing") continue;
    const std::string id = path.stem().string();
    texts[id] = read_text(path, file_name(kind, id));
  }
  if (fault) throw Refused{{(folder / kind).string() + ": " + fault.message()}};
  if (texts.empty()) throw Refused{{(folder / kind).string() + ": no .json file"}};
  return texts;
}

/// What a file of the folder editions is called: the newest number of an edition by its id alone,
/// an older one by its id and number.
struct EditionName {
  std::string id;
  std::optional<int> rules;
};

EditionName edition_name(const std::string& stem) {
  const std::size_t dot = stem.find('.');
  if (dot == std::string::npos) return {stem, std::nullopt};
  const std::string number = stem.substr(dot + 1);
  const auto rules = number_in(number);
  if (!rules || *rules == 0 || std::to_string(*rules) != number)
    throw Refused{{file_name("editions", stem) + ": " + wagonaut::quoted(number) +
                   " is no rules number; a file is called ID.json or ID.NUMBER.json"}};
  return {stem.substr(0, dot), rules};
}

std::string stem_of(const EditionCard& card, bool newest) {
  return newest ? card.id : card.id + "." + std::to_string(card.rules);
}

[[noreturn]] void refuse_word(const std::string& file, const char* field, std::string_view word,
                              const std::string& why) {
  throw Refused{
      {file + ": " + field + ": " + boost::json::serialize(boost::json::value(word)) + " " + why}};
}

void check_id(const std::string& file, const std::string& found, const std::string& id) {
  if (found != id) refuse_word(file, "id", found, "is not the name of the file");
}

std::shared_ptr<const MapSheet> load_map(const std::string& id, const std::string& text) {
  const std::string name = file_name("maps", id);
  MapSheet map = read_map(text, name);
  check_id(name, map.id, id);
  return std::make_shared<const MapSheet>(std::move(map));
}

/// `stem` is the file's name without its ending.
std::shared_ptr<const EditionFile> load_edition(const std::string& stem, const std::string& text,
                                                const Texts& maps) {
  const std::string name = file_name("editions", stem);
  const EditionName called = edition_name(stem);
  const Names names = called.rules ? Names::AsPublished : Names::InEveryLanguage;
  auto file = std::make_shared<const EditionFile>(text, name, names);
  const EditionCard& card = file->card();
  check_id(name, card.id, called.id);
  if (called.rules && card.rules != *called.rules)
    throw Refused{{name + ": rules: " + std::to_string(card.rules) +
                   " is not the number in the name of the file"}};
  if (card.box.empty() && !maps.contains(card.map))
    refuse_word(name, "map", card.map, "is no map of the folder maps");
  return file;
}

/// What an edition says of the box whose single game it is.
void check_box(const EditionCard& card, bool newest, const BoxEntry* box) {
  const std::string name = file_name("editions", stem_of(card, newest));
  if (box == nullptr) refuse_word(name, "box", card.box, "is no box of the folder boxes");
  const auto refuse = [&name](const char* field, const std::string& why) {
    throw Refused{{name + ": " + field + ": " + why}};
  };
  if (card.rules != box->law.rules)
    refuse("rules", std::to_string(card.rules) + " is not that of its box, " +
                        std::to_string(box->law.rules));
  if (card.max_seats > box->sheet.card.max_seats)
    refuse("seats", "the box has " + std::to_string(box->sheet.card.max_seats) + " companies");
}

/// The files of one version of a box, by their names in its folder.
BoxFiles read_box_files(const fs::path& folder, const std::string& name) {
  BoxFiles files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) {
      const std::string file = entry.path().lexically_relative(folder).generic_string();
      files[file] = read_text(entry.path(), name + "/" + file);
    }
  return files;
}

using Boxes = std::map<std::string, std::shared_ptr<const BoxEntry>, std::less<>>;

/// Every version of every box below the folder.
Boxes load_boxes(const fs::path& folder) {
  Boxes boxes;
  if (!fs::exists(folder / "boxes")) return boxes;
  for (const auto& box : fs::directory_iterator(folder / "boxes"))
    for (const auto& version : fs::directory_iterator(box)) {
      const std::string id =
          box.path().filename().string() + "/" + version.path().filename().string();
      const std::string name = "boxes/" + id;
      boxes[id] = std::make_shared<const BoxEntry>(read_box(read_box_files(version, name), name));
    }
  return boxes;
}

/// An old number stands behind a newer one, never beside it or alone.
void check_old(const EditionCard& old, const EditionCard* newest) {
  const std::string name = file_name("editions", stem_of(old, false));
  const std::string other = file_name("editions", old.id);
  if (newest == nullptr)
    throw Refused{{name + ": is an old number, but there is no " + other + ", the newest"}};
  if (old.rules >= newest->rules)
    throw Refused{{name + ": rules: " + std::to_string(old.rules) + " is not below " +
                   std::to_string(newest->rules) + ", the number of " + other}};
}

/// The edition as written, then with each other choice of each option.
std::vector<Options> tables_to_try(const EditionCard& card) {
  std::vector<Options> out = {{}};
  for (const Option& option : card.options)
    for (const OptionChoice& choice : option.choices)
      if (choice.id != option.standard) out.push_back({{option.id, choice.id}});
  return out;
}

void check_tables(const Catalog& catalog, const EditionCard& card) {
  for (int seats = card.min_seats; seats <= card.max_seats; ++seats)
    for (const Options& options : tables_to_try(card)) {
      const Result<Game> game = catalog.build({card.id, card.rules, options}, seats);
      if (!game) throw Refused{game.failure()};
    }
}

}  // namespace

Result<Catalog> Catalog::load(const std::string& folder) {
  return unless_refused(folder, [&folder] {
    Catalog catalog;
    catalog.folder_ = folder;
    const Texts maps = read_folder(folder, "maps");
    const Texts editions = read_folder(folder, "editions");
    for (const auto& [id, text] : maps) catalog.maps_[id] = load_map(id, text);
    catalog.drawings_ = load_drawings(folder, catalog.maps_);
    catalog.boxes_ = load_boxes(folder);
    for (const auto& [stem, text] : editions) {
      const auto file = catalog.files_[stem] = load_edition(stem, text, maps);
      const bool old = edition_name(stem).rules.has_value();
      (old ? catalog.old_cards_ : catalog.cards_).push_back(file->card());
      const auto box = catalog.boxes_.find(file->card().box);
      if (!file->card().box.empty())
        check_box(file->card(), !old, box == catalog.boxes_.end() ? nullptr : box->second.get());
    }
    for (const EditionCard& card : catalog.old_cards_) check_old(card, catalog.find(card.id));
    for (const EditionCard& card : catalog.cards_) check_tables(catalog, card);
    for (const EditionCard& card : catalog.old_cards_) check_tables(catalog, card);
    return catalog;
  });
}

const BoxEntry* Catalog::box(std::string_view id, int version) const {
  const auto found = boxes_.find(std::string(id) + "/" + std::to_string(version));
  return found == boxes_.end() ? nullptr : found->second.get();
}

std::vector<const BoxEntry*> Catalog::boxes() const {
  std::vector<const BoxEntry*> out;
  for (const auto& [name, box] : boxes_) out.push_back(box.get());
  return out;
}

const Drawing* Catalog::drawing(std::string_view map) const {
  if (const auto found = drawings_.find(map); found != drawings_.end()) return found->second.get();
  for (const auto& [name, box] : boxes_)
    if (box->names.map.id == map) return box->drawing.get();
  return nullptr;
}

const EditionCard* Catalog::find(std::string_view id) const {
  const auto found = std::find_if(cards_.begin(), cards_.end(),
                                  [id](const EditionCard& card) { return card.id == id; });
  return found == cards_.end() ? nullptr : &*found;
}

const EditionCard* Catalog::find(std::string_view id, int rules) const {
  const EditionCard* newest = find(id);
  if (newest == nullptr || newest->rules == rules) return newest;
  const auto found =
      std::find_if(old_cards_.begin(), old_cards_.end(),
                   [&](const EditionCard& card) { return card.id == id && card.rules == rules; });
  return found == old_cards_.end() ? nullptr : &*found;
}

Result<Game> Catalog::build(std::string_view id, int seats, const Options& options) const {
  const EditionCard* newest = find(id);
  return build({std::string(id), newest == nullptr ? 1 : newest->rules, options}, seats);
}

Result<Game> Catalog::build(const GameRef& game, int seats) const {
  return unless_refused(folder_, [&] {
    const EditionCard* newest = find(game.edition);
    if (newest == nullptr)
      refuse_word(folder_, "edition", game.edition, "is none of " + ids_of(cards_));
    const EditionCard* card = find(game.edition, game.rules);
    if (card == nullptr)
      refuse_word(folder_, "edition", game.edition, "has no rules " + std::to_string(game.rules));
    const auto& file = files_.find(stem_of(*card, card == newest))->second;
    if (!card->box.empty())
      return file->build(*boxes_.find(card->box)->second, seats, game.options);
    return file->build(*maps_.find(card->map)->second, seats, game.options);
  });
}

}  // namespace wagonaut
