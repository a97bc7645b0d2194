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
void check_owners(const fs::path& folder, const Maps& maps) {
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
void check_places(const MapSheet& map) {
  std::map<std::pair<int, int>, std::string> places;
  for (std::size_t i = 0; i < map.nodes.size(); ++i) {
    const MapSheet::Node& node = map.nodes[i];
    const auto [found, fresh] = places.emplace(std::pair(node.x, node.y), node.id);
    if (!fresh)
      throw Refused{{"maps/" + map.id + ".json: nodes[" + std::to_string(i) + "].at: [" +
                     std::to_string(node.x) + "," + std::to_string(node.y) + "] is the place of " +
                     found->second + " as well, and the map has no layout.json"}};
  }
}

std::shared_ptr<const Drawing> load_drawing(const fs::path& folder, const std::string& id,
                                            const MapSheet& map) {
  const std::string layout_name = "maps/" + id + std::string(kLayout);
  const auto layout = beside(folder, id, kLayout, layout_name);
  if (!layout) {
    check_places(map);
    return nullptr;
  }
  const boost::json::value document = parse_document(*layout, layout_name);
  auto drawing = std::make_shared<Drawing>(read_drawing(Field(document, layout_name), map));
  const std::string ground_name = "maps/" + id + std::string(kGround);
  if (const auto ground = beside(folder, id, kGround, ground_name))
    drawing->ground = read_ground(*ground, ground_name, drawing->size);
  return drawing;
}

}  // namespace

std::shared_ptr<const Drawing> read_box_drawing(
    const std::map<std::string, std::string, std::less<>>& files, const std::string& folder,
    const MapSheet& map) {
  const auto layout = files.find("layout.json"), ground = files.find("background.svg");
  if (layout == files.end()) {
    if (ground != files.end()) throw Refused{{folder + "/background.svg: there is no layout.json"}};
    return nullptr;
  }
  const std::string name = folder + "/layout.json";
  const boost::json::value document = parse_document(layout->second, name);
  auto drawing = std::make_shared<Drawing>(read_box_layout(Field(document, name), map));
  if (ground != files.end())
    drawing->ground = read_ground(ground->second, folder + "/background.svg", drawing->size);
  return drawing;
}

Drawings load_drawings(const fs::path& folder, const Maps& maps) {
  check_owners(folder, maps);
  Drawings out;
  for (const auto& [id, map] : maps)
    if (auto drawing = load_drawing(folder, id, *map)) out.emplace(id, std::move(drawing));
  return out;
}

}  // namespace wagonaut
