#include "catalog/catalog.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/edition_file.h"
#include "catalog/field.h"
#include "catalog/map_file.h"

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
    if (path.extension() != ".json") continue;
    const std::string id = path.stem().string();
    texts[id] = read_text(path, file_name(kind, id));
  }
  if (fault) throw Refused{{(folder / kind).string() + ": " + fault.message()}};
  if (texts.empty()) throw Refused{{(folder / kind).string() + ": no .json file"}};
  return texts;
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

std::shared_ptr<const EditionFile> load_edition(const std::string& id, const std::string& text,
                                                const Texts& maps) {
  const std::string name = file_name("editions", id);
  auto file = std::make_shared<const EditionFile>(text, name);
  check_id(name, file->card().id, id);
  if (!maps.contains(file->card().map))
    refuse_word(name, "map", file->card().map, "is no map of the folder maps");
  return file;
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
      const Result<Game> game = catalog.build(card.id, seats, options);
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
    for (const auto& [id, text] : editions) {
      catalog.files_[id] = load_edition(id, text, maps);
      catalog.cards_.push_back(catalog.files_[id]->card());
    }
    for (const EditionCard& card : catalog.cards_) check_tables(catalog, card);
    return catalog;
  });
}

const EditionCard* Catalog::find(std::string_view id) const {
  const auto found = std::find_if(cards_.begin(), cards_.end(),
                                  [id](const EditionCard& card) { return card.id == id; });
  return found == cards_.end() ? nullptr : &*found;
}

Result<Game> Catalog::build(std::string_view id, int seats, const Options& options) const {
  return unless_refused(folder_, [&] {
    const auto file = files_.find(id);
    if (file == files_.end()) refuse_word(folder_, "edition", id, "is none of " + ids_of(cards_));
    const std::string& map = file->second->card().map;
    return file->second->build(*maps_.find(map)->second, seats, options);
  });
}

}  // namespace wagonaut
