#include "catalog/drawings.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>

#include "catalog/bounds.h"
#include "catalog/drawing_file.h"
#include "catalog/dressing_file.h"
#include "catalog/ground_file.h"
#include "catalog/straight_path.h"

namespace wagonaut {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestDrawing = 4u << 20;
constexpr std::string_view kLayout = ".layout.json", kGround = ".background.svg",
                           kDressing = ".dressing.json";

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
    for (const std::string_view ending : {kLayout, kGround, kDressing}) {
      if (!name.ends_with(ending)) continue;
      const std::string map = name.substr(0, name.size() - ending.size());
      if (!maps.contains(map)) throw Refused{{"maps/" + name + ": there is no map " + map}};
      if (ending != kLayout && !fs::exists(folder / "maps" / (map + std::string(kLayout))))
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
  const std::string dressing_name = "maps/" + id + std::string(kDressing);
  if (const auto dressing = beside(folder, id, kDressing, dressing_name)) {
    const boost::json::value worn = parse_document(*dressing, dressing_name);
    drawing->dressing = read_dressing(Field(worn, dressing_name), id, drawing->size,
                                      {0, 0, drawing->size.w, drawing->size.h});
  }
  return drawing;
}

/// What is not drawn whole must be such that a part of it can be cut out.
void check_cuts(const Ground& ground, const std::string& name) {
  for (const Layer& layer : ground.layers) {
    const Shape& shape = ground.shapes[layer.shape];
    if (!layer.region.empty() || shape.tag == "rect") continue;
    const auto is_path = [](const auto& attribute) { return attribute.first == "d"; };
    const auto d = std::find_if(shape.attributes.begin(), shape.attributes.end(), is_path);
    if (d == shape.attributes.end() || !straight_lines(d->second))
      throw Refused{{name + ": a shape of class \"" + layer.look +
                     "\" is no path of M, l and z, and has no data-region: it cannot be cut"}};
  }
}

void read_box_ground(const std::string& text, const std::string& name, Drawing& out) {
  std::set<std::string> regions;
  for (const auto& [region, view] : out.views) regions.insert(region);
  out.ground = read_ground(text, name, out.size, regions);
  check_cuts(out.ground, name);
}

}  // namespace

std::shared_ptr<const Drawing> read_box_drawing(
    const std::map<std::string, std::string, std::less<>>& files, const std::string& folder,
    const MapSheet& map) {
  const auto layout = files.find("layout.json");
  if (layout == files.end()) {
    for (const char* other : {"background.svg", "dressing.json"})
      if (files.contains(other))
        throw Refused{{folder + "/" + other + ": there is no layout.json"}};
    return nullptr;
  }
  const std::string name = folder + "/layout.json";
  const boost::json::value document = parse_document(layout->second, name);
  auto drawing = std::make_shared<Drawing>(read_box_layout(Field(document, name), map));
  if (const auto ground = files.find("background.svg"); ground != files.end())
    read_box_ground(ground->second, folder + "/background.svg", *drawing);
  if (const auto dressing = files.find("dressing.json"); dressing != files.end()) {
    const std::string worn_name = folder + "/dressing.json";
    const boost::json::value worn = parse_document(dressing->second, worn_name);
    drawing->dressing = read_dressing(Field(worn, worn_name), map.id, drawing->size,
                                      drawing->views.find(map.home)->second);
  }
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
