#include "catalog/catalog.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <exception>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/board_file.h"
#include "catalog/drawings.h"
#include "catalog/edition_file.h"

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
    if (path.extension() != ".json" || path.stem().extension() == ".layout") continue;
    const std::string id = path.stem().string();
    texts[id] = read_text(path, file_name(kind, id));
  }
  if (fault) throw Refused{{(folder / kind).string() + ": " + fault.message()}};
  if (texts.empty()) throw Refused{{(folder / kind).string() + ": no .json file"}};
  return texts;
}

void check_id(const Field& file, const std::string& id) {
  if (file["id"].id() != id) file["id"].refuse("is not the name of the file");
}

void check_maps(const Texts& maps) {
  for (const auto& [id, text] : maps) {
    const std::string name = file_name("maps", id);
    const boost::json::value document = parse_document(text, name);
    check_id(Field(document, name), id);
    read_board(Field(document, name));
  }
}

EditionCard check_card(const std::string& id, const std::string& text, const Texts& maps) {
  const std::string name = file_name("editions", id);
  const boost::json::value document = parse_document(text, name);
  const Field file(document, name);
  check_id(file, id);
  const EditionCard card = read_card(file);
  if (!maps.contains(card.map)) file["map"].refuse("is no map of the folder maps");
  return card;
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
  try {
    Catalog catalog;
    catalog.folder_ = folder;
    catalog.map_files_ = read_folder(folder, "maps");
    catalog.edition_files_ = read_folder(folder, "editions");
    check_maps(catalog.map_files_);
    catalog.drawings_ = load_drawings(folder, catalog.map_files_);
    for (const auto& [id, text] : catalog.edition_files_)
      catalog.cards_.push_back(check_card(id, text, catalog.map_files_));
    for (const EditionCard& card : catalog.cards_) check_tables(catalog, card);
    return catalog;
  } catch (const Refused& refused) {
    return refused.failure;
  } catch (const std::exception& fault) {
    return Failure{folder + ": " + fault.what()};
  }
}

const EditionCard* Catalog::find(std::string_view id) const {
  const auto found = std::find_if(cards_.begin(), cards_.end(),
                                  [id](const EditionCard& card) { return card.id == id; });
  return found == cards_.end() ? nullptr : &*found;
}

Result<Game> Catalog::build(std::string_view id, int seats, const Options& options) const {
  const EditionCard* card = find(id);
  if (card == nullptr) {
    std::string all;
    for (const EditionCard& other : cards_) all += (all.empty() ? "" : ", ") + other.id;
    return Failure{folder_ + ": edition: " + boost::json::serialize(boost::json::value(id)) +
                   " is none of " + all};
  }
  return build_game(map_files_.find(card->map)->second, edition_files_.find(id)->second, seats,
                    options, file_name("maps", card->map), file_name("editions", id));
}

}  // namespace wagonaut
