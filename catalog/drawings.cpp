#include "catalog/drawings.h"

#include <fstream>
#include <optional>
#include <sstream>

#include "catalog/bounds.h"
#include "catalog/drawing_file.h"
#include "catalog/ground_file.h"

namespace wagonaut {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestDrawing = 4u << 20;
constexpr std::string_view kLayout = ".layout.json", kGround = ".background.svg";

std::string drawing_text(const fs::path& path, const std::string& name) {
  std::error_code fault;
  const std::uintmax_t size = fs::file_size(path, fault);
  if (fault) throw Refused{{name + ": " + fault.message()}};
  if (size > kLargestDrawing)
    throw Refused{{name + ": " + std::to_string(size) + " bytes are more than " +
                   std::to_string(kLargestDrawing)}};
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw Refused{{name + ": cannot be read"}};
  return text.str();
}

/// The file beside a map, if there is one.
std::optional<std::string> beside(const fs::path& folder, const std::string& map,
                                  std::string_view ending, const std::string& name) {
  const fs::path path = folder / "maps" / (map + std::string(ending));
  if (!fs::exists(path)) return std::nullopt;
  return drawing_text(path, name);
}

/// What belongs to nothing is a misspelt name.
void check_owners(const fs::path& folder, const MapTexts& maps) {
  for (const auto& entry : fs::directory_iterator(folder / "maps")) {
    const std::string name = entry.path().filename().string();
    for (const std::string_view ending : {kLayout, kGround}) {
      if (!name.ends_with(ending)) continue;
      const std::string map = name.substr(0, name.size() - ending.size());
      if (!maps.contains(map)) throw Refused{{"maps/" + name + ": there is no map " + map}};
      if (ending == kGround && !fs::exists(folder / "maps" / (map + std::string(kLayout))))
        throw Refused{{"maps/" + name + ": there is no " + map + std::string(kLayout)}};
    }
  }
}

/// Two nodes at one place cannot be told apart where a client draws them by their coordinates.
void check_places(const Field& map, const BoardFile& board) {
  std::map<std::pair<int, int>, std::string> places;
  for (std::size_t i = 0; i < board.node_texts.size(); ++i) {
    const NodeText& node = board.node_texts[i];
    const auto [found, fresh] = places.emplace(std::pair(node.x, node.y), board.node_ids[i]);
    if (!fresh)
      map["nodes"].items(1, kMaxNodes)[i]["at"].refuse("is the place of " + found->second +
                                                       " as well, and the map has no layout.json");
  }
}

std::shared_ptr<const Drawing> load_drawing(const fs::path& folder, const std::string& id,
                                            const std::string& map_text) {
  const boost::json::value map = parse_document(map_text, "maps/" + id + ".json");
  const Field map_file(map, "maps/" + id + ".json");
  const BoardFile board = read_board(map_file);
  const std::string layout_name = "maps/" + id + std::string(kLayout);
  const auto layout = beside(folder, id, kLayout, layout_name);
  if (!layout) {
    check_places(map_file, board);
    return nullptr;
  }
  const boost::json::value document = parse_document(*layout, layout_name);
  auto drawing = std::make_shared<Drawing>(read_drawing(Field(document, layout_name), board));
  const std::string ground_name = "maps/" + id + std::string(kGround);
  if (const auto ground = beside(folder, id, kGround, ground_name))
    drawing->ground = read_ground(*ground, ground_name, drawing->size);
  return drawing;
}

}  // namespace

Drawings load_drawings(const fs::path& folder, const MapTexts& maps) {
  check_owners(folder, maps);
  Drawings out;
  for (const auto& [id, text] : maps)
    if (auto drawing = load_drawing(folder, id, text)) out.emplace(id, std::move(drawing));
  return out;
}

}  // namespace wagonaut
