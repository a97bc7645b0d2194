#include "catalog/box_file.h"

#include "catalog/bounds.h"
#include "catalog/box_reader.h"
#include "catalog/check.h"
#include "catalog/compile.h"
#include "catalog/drawings.h"
#include "catalog/law_reader.h"
#include "catalog/map_file.h"
#include "engine/campaign/rows.h"

namespace wagonaut {

namespace {

constexpr const char* kBoxFiles[] = {
    "law.json",   "campaign.json", "companies.json", "events.json",    "modules.json",
    "story.json", "regions.json",  "tickets.json",   "postcards.json", "evaluation.json"};

/// The id and the number at the end of "boxes/name/1".
std::pair<std::string, int> id_and_version(const std::string& folder) {
  const std::size_t last = folder.rfind('/');
  const std::size_t before = folder.rfind('/', last - 1);
  const std::string number = folder.substr(last + 1);
  int version = 0;
  for (const char c : number)
    version = c >= '0' && c <= '9' && version < 1000 ? version * 10 + c - '0' : 1000;
  if (version < 1 || version >= 1000 || std::to_string(version) != number)
    throw Refused{{folder + ": is called by no version; a box is a folder NAME/NUMBER"}};
  return {folder.substr(before + 1, last - before - 1), version};
}

/// L-63; a frame has no colour yet; a stub is a part of its lane.
void check_box_map(const MapSheet& map) {
  const Spot file;
  for (std::size_t i = 0; i < map.lanes.size(); ++i) {
    const MapSheet::Lane& lane = map.lanes[i];
    const Spot at = file["lanes"][i];
    at["stub"].check_number(lane.stub, 0, lane.length);
    if (lane.frame && lane.colour != Colour::Grey)
      at["colour"].refuse("is the colour of a frame, which has none yet");
    for (std::size_t other = 0; other < i && !lane.group.empty(); ++other)
      if (map.lanes[other].group == lane.group && map.lanes[other].length != lane.length)
        at["length"].refuse("is not the length of " + map.lanes[other].id + " beside it");
  }
  const auto named = [&map](const std::string& route) {
    return std::any_of(map.lanes.begin(), map.lanes.end(), [&route](const MapSheet::Lane& lane) {
      return lane.a + "-" + lane.b == route;
    });
  };
  for (std::size_t i = 0; i < map.passes.size(); ++i)
    if (!named(map.passes[i])) file["passes"][i].refuse("is no route of this map");
  if (std::none_of(map.nodes.begin(), map.nodes.end(),
                   [&map](const MapSheet::Node& node) { return node.region == map.home; }))
    file["home"].refuse("is the region of no city");
}

void allow_files_only(const BoxFiles& files, const std::string& folder) {
  for (const auto& [name, text] : files) {
    const bool known =
        std::find(std::begin(kBoxFiles), std::end(kBoxFiles), name) != std::end(kBoxFiles) ||
        name == "map.json" || name == "layout.json" || name == "background.svg" ||
        name == "dressing.json" || name == "portraits.json" || is_picture(name);
    if (!known) throw Refused{{folder + "/" + name + ": is no file of a box"}};
  }
}

}  // namespace

BoxReader::BoxReader(const BoxFiles& files, std::string folder, BoxEntry& out)
    : folder_(std::move(folder)),
      out_(out),
      box_(out.law),
      names_(out.names),
      sentence_(out.names, out.law.rows),
      deed_(out.names) {
  std::tie(box_.id, box_.version) = id_and_version(folder_);
  allow_files_only(files, folder_);
  parse(files);
}

void BoxReader::parse(const BoxFiles& files) {
  const auto text = [&](const std::string& name) -> const std::string& {
    const auto found = files.find(name);
    if (found == files.end()) throw Refused{{folder_ + "/" + name + ": missing"}};
    return found->second;
  };
  for (const char* name : kBoxFiles)
    documents_[name] = parse_document(text(name), folder_ + "/" + name);
  const std::string map_name = folder_ + "/map.json";
  names_.map = read_box_map(text("map.json"), map_name);
  const boost::json::value map = parse_document(text("map.json"), map_name);
  Field(map, map_name).quoting([this] { check_box_map(names_.map); });
  if (names_.map.id != box_.id + "-" + std::to_string(box_.version))
    Field(map, map_name)["id"].refuse("is not the name and the version of the folder");
}

Field BoxReader::file(const std::string& name) const {
  return Field(documents_.at(name), folder_ + "/" + name);
}

void BoxReader::read_all() {
  gather();
  read_campaign();
  read_tickets();
  read_law();
  read_tokens();
  read_companies();
  read_modules();
  read_items();
  read_events();
  read_postcards();
  read_regions();
  read_story();
  read_evaluation();
  read_board();
  box_.flags = names_.flags;
  sentence_.answers.resize(names_.flags.size(), kNone);
  for (std::size_t i = 0; i < box_.flags.size(); ++i) box_.flags[i].answer = sentence_.answers[i];
  out_.text = read_box_text(documents_, folder_);
}

void BoxReader::read_campaign() {
  const Field field = file("campaign.json");
  field.allow_only({"id", "version", "rules", "follows", "title", "games", "last_game_to_join"});
  if (field["id"].id() != box_.id) field["id"].refuse("is not the name of the folder");
  if (field["version"].number() != box_.version)
    field["version"].refuse("is not the number of the folder");
  box_.rules = read_small(field["rules"], 1, kMaxRules);
  if (const auto follows = field.find("follows"))
    box_.follows = read_small(*follows, 1, box_.version - 1);
  for (const Field& game : field["games"].items(1, kMaxGames)) {
    game.allow_only({"game", "year", "trains", "opens"});
    if (game["game"].number() != int(box_.games.size()) + 1)
      game["game"].refuse("is not the next game");
    box_.games.push_back({std::uint16_t(read_small(game["year"], 1, 9999)),
                          std::uint8_t(read_small(game["trains"], 1, kMaxOfOneKind))});
  }
  box_.last_game_to_join =
      std::uint8_t(read_small(field["last_game_to_join"], 1, int(box_.games.size())));
}

void BoxReader::read_law() {
  EditionSheet& sheet = out_.sheet;
  const Field law = file("law.json");
  EditionCard& card = sheet.card;
  card.id = box_.id;
  card.map = names_.map.id;
  card.rules = box_.rules;
  card.min_seats = 2;
  card.max_seats = int(names_.companies.size());
  read_box_law(law, sheet);
  sheet.pieces.trains = box_.games.front().trains;
  law.quoting([&] {
    check_edition(sheet);
    check_fit(names_.map, sheet);
  });
  box_.sentences = sentences(law["effects"], Source::Law, 0);
  box_.start_money = std::uint8_t(sheet.start_money);
  for (int seats = card.min_seats; seats <= card.max_seats; ++seats) {
    const Game game = compile(names_.map, sheet, seats);
    box_.base.push_back(game.edition);
    box_.sorts = game.labels.sorts;
    box_.decks = game.labels.decks;
  }
}

void BoxReader::read_board() {
  for (std::size_t i = 0; i < names_.map.nodes.size(); ++i) {
    const MapSheet::Node& node = names_.map.nodes[i];
    box_.nodes.push_back(node.id);
    const auto region = names_.regions.find(node.region);
    if (region == names_.regions.end() && node.region != names_.map.home)
      throw Refused{{folder_ + "/map.json: nodes[" + std::to_string(i) + "].region: \"" +
                     node.region + "\" is no region of this box"}};
    box_.region_of.push_back(region == names_.regions.end() ? kNone : std::uint8_t(region->second));
  }
  for (std::size_t i = 0; i < names_.map.lanes.size(); ++i) {
    box_.lanes.push_back(names_.map.lanes[i].id);
    if (names_.map.lanes[i].frame) box_.frames.insert(LaneId(i));
  }
}

BoxEntry read_box(const BoxFiles& files, const std::string& folder) {
  BoxEntry out;
  BoxReader(files, folder, out).read_all();
  out.drawing = read_box_drawing(files, folder, out.names.map);
  out.pictures = read_box_pictures(files, out, folder);
  return out;
}

Result<BoxEntry> build_box(const BoxFiles& files, const std::string& folder) {
  return unless_refused(folder, [&] { return read_box(files, folder); });
}

Result<Edition> with_sentence(const BoxEntry& box, const Edition& edition, std::string_view json,
                              Source source, int card) {
  return unless_refused("sentence", [&] {
    const boost::json::value document = parse_document(json, "sentence");
    Effects rows = box.law.rows;
    PlaySentence added =
        SentenceReader(box.names, rows).sentence(Field(document, "sentence"), source, card);
    Edition out = edition;
    const auto& others = out.effects.sentences;
    added.row.limit_slot =
        std::uint8_t(std::count_if(others.begin(), others.end(),
                                   [](const Sentence& row) { return row.limit != Limit::None; }));
    take_sentence(rows, added.row, out.effects);
    prepare(out);
    return out;
  });
}

}  // namespace wagonaut
