#include "catalog/ground_file.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <sstream>

#include "catalog/field.h"
#include "catalog/markup.h"

namespace wagonaut {

namespace {

constexpr int kMostShapes = 500;
constexpr std::string_view kRegion = "data-region";
// From what lies lowest to the marks of the relief.
constexpr std::array<std::string_view, 24> kLooks{
    "sea",    "shelf3", "grid",   "shelf2", "shelf1",     "shelf0",  "shelfz", "land",
    "abroad", "home",   "states", "lakes",  "borderglow", "borders", "coast",  "wave",
    "straw",  "light",  "shade",  "cap",    "leaf",       "dark",    "line",   "frame"};

/// The shapes and what their geometry is made of.
const std::map<std::string, std::vector<std::string>>& shape_kinds() {
  static const std::map<std::string, std::vector<std::string>> kinds{
      {"path", {"d", "fill-rule"}},         {"rect", {"x", "y", "width", "height", "rx", "ry"}},
      {"circle", {"cx", "cy", "r"}},        {"ellipse", {"cx", "cy", "rx", "ry"}},
      {"polygon", {"points", "fill-rule"}}, {"polyline", {"points"}},
  };
  return kinds;
}

/// What may stand in an attribute: no address, no script, no style fits.
bool sound(const std::string& name, const std::string& value) {
  if (name == "d") return made_of(value, "MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE \t\r\n");
  if (name == "points") return made_of(value, "0123456789.,+-eE \t\r\n");
  if (name == "fill-rule") return value == "evenodd" || value == "nonzero";
  return !value.empty() && value.size() <= 12 && made_of(value, "0123456789.-");
}

class GroundReader {
 public:
  GroundReader(std::string_view text, std::string file, const std::set<std::string>& regions)
      : in_(text, std::move(file)), regions_(regions) {}

  Ground read(const BoardSize& size) {
    in_.skip_prolog();
    const Tag root = in_.tag();
    if (root.name != "svg" || root.closed) in_.refuse("the file is no <svg>");
    check_root(root, size);
    while (!in_.at("</")) element();
    in_.end("svg");
    in_.begin();
    if (!in_.done()) in_.refuse("something stands behind </svg>");
    return std::move(out_);
  }

 private:
  void check_root(const Tag& root, const BoardSize& size) const {
    for (const auto& [name, value] : root.attributes)
      if (name != "xmlns" && name != "viewBox" && name != "width" && name != "height")
        in_.refuse("svg: " + name + " is not known here");
    const auto box = root.attributes.find("viewBox");
    if (box == root.attributes.end()) in_.refuse("svg: viewBox: missing");
    std::istringstream in(box->second);
    double x = 0, y = 0, w = 0, h = 0;
    if (!(in >> x >> y >> w >> h) || x != 0 || y != 0 || w != size.w || h != size.h)
      in_.refuse("svg: viewBox: \"" + box->second + "\" is not 0 0 and the size of the layout");
  }

  void element() {
    in_.begin();
    if (in_.done()) in_.refuse("</svg> is missing");
    const Tag found = in_.tag();
    if (found.name == "style") return skip_style(found);
    if (found.name == "defs") return definitions(found);
    if (found.name == "use") return use(found);
    lay(found, shape(found));
    if (!found.closed) in_.end(found.name);
  }

  void skip_style(const Tag& style) {
    if (!style.closed) in_.skip_to("</style>");
    in_.blank();
  }

  void definitions(const Tag& defs) {
    if (defs.closed) return;
    while (!in_.at("</")) {
      in_.begin();
      if (in_.done()) in_.refuse("</defs> is missing");
      const Tag found = in_.tag();
      const auto id = found.attributes.find("id");
      if (id == found.attributes.end()) in_.refuse("a shape of <defs> has no id");
      if (found.attributes.contains("class")) in_.refuse("a shape of <defs> has no class yet");
      if (!defined_.emplace(id->second, shape(found)).second)
        in_.refuse("\"" + id->second + "\" is the id of two shapes");
      if (!found.closed) in_.end(found.name);
    }
    in_.end("defs");
  }

  /// A shape once more in another class; of this file alone.
  void use(const Tag& found) {
    for (const auto& [name, value] : found.attributes)
      if (name != "id" && name != "class" && name != "href" && name != kRegion)
        in_.refuse("use: " + name + " is not known here");
    const auto href = found.attributes.find("href");
    const std::string target = href == found.attributes.end() ? "" : href->second;
    const auto meant = target.starts_with('#') ? defined_.find(target.substr(1)) : defined_.end();
    if (meant == defined_.end()) in_.refuse("use: href: \"" + target + "\" is no shape of <defs>");
    lay(found, meant->second);
    if (!found.closed) in_.end(found.name);
  }

  std::size_t shape(const Tag& found) {
    const auto kind = shape_kinds().find(found.name);
    if (kind == shape_kinds().end()) {
      std::string all;
      for (const auto& [name, parts] : shape_kinds()) all += name + ", ";
      in_.refuse("<" + found.name + "> is none of " + all + "use, defs, style");
    }
    Shape out{found.name, {}};
    for (const auto& [name, value] : found.attributes) {
      if (name == "id" || name == "class" || name == kRegion) continue;
      if (std::find(kind->second.begin(), kind->second.end(), name) == kind->second.end())
        in_.refuse(found.name + ": " + name + " is not known here");
      if (!sound(name, value))
        in_.refuse(found.name + ": " + name + ": \"" + value.substr(0, 40) + "\" is no geometry");
      out.attributes.emplace_back(name, value);
    }
    if (out_.shapes.size() >= std::size_t(kMostShapes)) in_.refuse("more than 500 shapes");
    out_.shapes.push_back(std::move(out));
    return out_.shapes.size() - 1;
  }

  void lay(const Tag& found, std::size_t shape) {
    const auto look = found.attributes.find("class");
    const std::string name = look == found.attributes.end() ? "" : look->second;
    if (std::find(kLooks.begin(), kLooks.end(), name) == kLooks.end()) {
      std::string all;
      for (const std::string_view one : kLooks) all += (all.empty() ? "" : ", ") + std::string(one);
      in_.refuse(found.name + ": class: \"" + name + "\" is none of " + all);
    }
    if (out_.layers.size() >= std::size_t(kMostShapes)) in_.refuse("more than 500 shapes");
    out_.layers.push_back({name, shape, region(found)});
  }

  std::string region(const Tag& found) const {
    const auto given = found.attributes.find(std::string(kRegion));
    if (given == found.attributes.end()) return "";
    if (!regions_.contains(given->second))
      in_.refuse(found.name + ": " + std::string(kRegion) + ": \"" + given->second +
                 "\" is no region of this board");
    return given->second;
  }

  Markup in_;
  const std::set<std::string>& regions_;
  Ground out_;
  std::map<std::string, std::size_t> defined_;
};

}  // namespace

Ground read_ground(std::string_view text, const std::string& file, const BoardSize& size,
                   const std::set<std::string>& regions) {
  return GroundReader(text, file, regions).read(size);
}

}  // namespace wagonaut
