#include "catalog/ground_file.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <sstream>

#include "catalog/field.h"

namespace wagonaut {

namespace {

constexpr int kMostShapes = 500;
constexpr std::string_view kBlank = " \t\r\n";
constexpr std::string_view kRegion = "data-region";
// From what lies lowest to the marks of the relief.
constexpr std::array<std::string_view, 24> kLooks{
    "sea",    "shelf3", "grid",   "shelf2", "shelf1",     "shelf0",  "shelfz", "land",
    "abroad", "home",   "states", "lakes",  "borderglow", "borders", "coast",  "wave",
    "straw",  "light",  "shade",  "cap",    "leaf",       "dark",    "line",   "frame"};

using Attributes = std::map<std::string, std::string>;

/// An element as it begins: <name a="b" c="d"> or <name/>.
struct Tag {
  std::string name;
  Attributes attributes;
  bool closed = false;  // by "/>"
};

/// The shapes and what their geometry is made of.
const std::map<std::string, std::vector<std::string>>& shape_kinds() {
  static const std::map<std::string, std::vector<std::string>> kinds{
      {"path", {"d", "fill-rule"}},         {"rect", {"x", "y", "width", "height", "rx", "ry"}},
      {"circle", {"cx", "cy", "r"}},        {"ellipse", {"cx", "cy", "rx", "ry"}},
      {"polygon", {"points", "fill-rule"}}, {"polyline", {"points"}},
  };
  return kinds;
}

bool made_of(std::string_view text, std::string_view letters) {
  return text.find_first_not_of(letters) == std::string_view::npos;
}

/// What may stand in an attribute: no address, no script, no style fits.
bool sound(const std::string& name, const std::string& value) {
  if (name == "d") return made_of(value, "MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE \t\r\n");
  if (name == "points") return made_of(value, "0123456789.,+-eE \t\r\n");
  if (name == "fill-rule") return value == "evenodd" || value == "nonzero";
  return !value.empty() && value.size() <= 12 && made_of(value, "0123456789.-");
}

/// Reads the small part of XML that such a file needs; everything else is refused by line.
class GroundReader {
 public:
  GroundReader(std::string_view text, std::string file, const std::set<std::string>& regions)
      : text_(text), file_(std::move(file)), regions_(regions) {}

  Ground read(const BoardSize& size) {
    skip_prolog();
    const Tag root = tag();
    if (root.name != "svg" || root.closed) refuse("the file is no <svg>");
    check_root(root, size);
    while (!at("</")) element();
    end("svg");
    begin();
    if (at_ != text_.size()) refuse("something stands behind </svg>");
    return std::move(out_);
  }

 private:
  [[noreturn]] void refuse(const std::string& why) const {
    const std::string_view before = text_.substr(0, from_);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    throw Refused{{file_ + ": line " + std::to_string(line) + ": " + why}};
  }

  bool at(std::string_view word) const { return text_.substr(at_).starts_with(word); }

  void skip_to(std::string_view word) {
    const std::size_t found = text_.find(word, at_);
    if (found == std::string_view::npos) refuse("\"" + std::string(word) + "\" is missing");
    at_ = found + word.size();
  }

  /// Blanks and comments.
  void blank() {
    for (;;) {
      at_ = std::min(text_.find_first_not_of(kBlank, at_), text_.size());
      if (!at("<!--")) return;
      skip_to("-->");
    }
  }

  /// What comes now is what a refusal speaks of.
  void begin() {
    blank();
    from_ = at_;
  }

  void skip_prolog() {
    if (at("<?xml")) skip_to("?>");
    blank();
  }

  std::string word() {
    const auto letter = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
             c == '-' || c == ':';
    };
    const std::size_t from = at_;
    while (at_ < text_.size() && letter(text_[at_])) ++at_;
    if (at_ == from) refuse("a name is missing");
    return std::string(text_.substr(from, at_ - from));
  }

  std::string quoted_value() {
    const char quote = at("\"") ? '"' : '\'';
    if (!at(std::string_view(&quote, 1))) refuse("a value has no quotes");
    const std::size_t from = ++at_;
    skip_to(std::string_view(&quote, 1));
    const std::string_view value = text_.substr(from, at_ - 1 - from);
    if (value.find_first_of("<&") != std::string_view::npos) refuse("\"<\" or \"&\" in a value");
    return std::string(value);
  }

  Tag tag() {
    begin();
    if (!at("<")) refuse("text stands where a shape belongs");
    ++at_;
    Tag out;
    out.name = word();
    for (blank(); !at(">") && !at("/>"); blank()) {
      const std::string name = word();
      if (!at("=")) refuse(name + " has no value");
      ++at_;
      if (!out.attributes.emplace(name, quoted_value()).second) refuse(name + " stands twice");
    }
    out.closed = at("/>");
    at_ += out.closed ? 2 : 1;
    if (out.name != "style") blank();
    return out;
  }

  void end(const std::string& name) {
    begin();
    if (!at("</" + name)) refuse("</" + name + "> is missing");
    at_ += name.size() + 2;
    blank();
    if (!at(">")) refuse("</" + name + "> is not closed");
    ++at_;
    blank();
  }

  void check_root(const Tag& root, const BoardSize& size) const {
    for (const auto& [name, value] : root.attributes)
      if (name != "xmlns" && name != "viewBox" && name != "width" && name != "height")
        refuse("svg: " + name + " is not known here");
    const auto box = root.attributes.find("viewBox");
    if (box == root.attributes.end()) refuse("svg: viewBox: missing");
    std::istringstream in(box->second);
    double x = 0, y = 0, w = 0, h = 0;
    if (!(in >> x >> y >> w >> h) || x != 0 || y != 0 || w != size.w || h != size.h)
      refuse("svg: viewBox: \"" + box->second + "\" is not 0 0 and the size of the layout");
  }

  void element() {
    begin();
    if (at_ == text_.size()) refuse("</svg> is missing");
    const Tag found = tag();
    if (found.name == "style") return skip_style(found);
    if (found.name == "defs") return definitions(found);
    if (found.name == "use") return use(found);
    lay(found, shape(found));
    if (!found.closed) end(found.name);
  }

  void skip_style(const Tag& style) {
    if (!style.closed) skip_to("</style>");
    blank();
  }

  void definitions(const Tag& defs) {
    if (defs.closed) return;
    while (!at("</")) {
      begin();
      if (at_ == text_.size()) refuse("</defs> is missing");
      const Tag found = tag();
      const auto id = found.attributes.find("id");
      if (id == found.attributes.end()) refuse("a shape of <defs> has no id");
      if (found.attributes.contains("class")) refuse("a shape of <defs> has no class yet");
      if (!defined_.emplace(id->second, shape(found)).second)
        refuse("\"" + id->second + "\" is the id of two shapes");
      if (!found.closed) end(found.name);
    }
    end("defs");
  }

  /// A shape once more in another class; of this file alone.
  void use(const Tag& found) {
    for (const auto& [name, value] : found.attributes)
      if (name != "id" && name != "class" && name != "href" && name != kRegion)
        refuse("use: " + name + " is not known here");
    const auto href = found.attributes.find("href");
    const std::string target = href == found.attributes.end() ? "" : href->second;
    const auto meant = target.starts_with('#') ? defined_.find(target.substr(1)) : defined_.end();
    if (meant == defined_.end()) refuse("use: href: \"" + target + "\" is no shape of <defs>");
    lay(found, meant->second);
    if (!found.closed) end(found.name);
  }

  std::size_t shape(const Tag& found) {
    const auto kind = shape_kinds().find(found.name);
    if (kind == shape_kinds().end()) {
      std::string all;
      for (const auto& [name, parts] : shape_kinds()) all += name + ", ";
      refuse("<" + found.name + "> is none of " + all + "use, defs, style");
    }
    Shape out{found.name, {}};
    for (const auto& [name, value] : found.attributes) {
      if (name == "id" || name == "class" || name == kRegion) continue;
      if (std::find(kind->second.begin(), kind->second.end(), name) == kind->second.end())
        refuse(found.name + ": " + name + " is not known here");
      if (!sound(name, value))
        refuse(found.name + ": " + name + ": \"" + value.substr(0, 40) + "\" is no geometry");
      out.attributes.emplace_back(name, value);
    }
    if (out_.shapes.size() >= std::size_t(kMostShapes)) refuse("more than 500 shapes");
    out_.shapes.push_back(std::move(out));
    return out_.shapes.size() - 1;
  }

  void lay(const Tag& found, std::size_t shape) {
    const auto look = found.attributes.find("class");
    const std::string name = look == found.attributes.end() ? "" : look->second;
    if (std::find(kLooks.begin(), kLooks.end(), name) == kLooks.end()) {
      std::string all;
      for (const std::string_view one : kLooks) all += (all.empty() ? "" : ", ") + std::string(one);
      refuse(found.name + ": class: \"" + name + "\" is none of " + all);
    }
    if (out_.layers.size() >= std::size_t(kMostShapes)) refuse("more than 500 shapes");
    out_.layers.push_back({name, shape, region(found)});
  }

  std::string region(const Tag& found) const {
    const auto given = found.attributes.find(std::string(kRegion));
    if (given == found.attributes.end()) return "";
    if (!regions_.contains(given->second))
      refuse(found.name + ": " + std::string(kRegion) + ": \"" + given->second +
             "\" is no region of this board");
    return given->second;
  }

  std::string_view text_;
  std::string file_;
  const std::set<std::string>& regions_;
  std::size_t at_ = 0, from_ = 0;
  Ground out_;
  std::map<std::string, std::size_t> defined_;
};

}  // namespace

Ground read_ground(std::string_view text, const std::string& file, const BoardSize& size,
                   const std::set<std::string>& regions) {
  return GroundReader(text, file, regions).read(size);
}

}  // namespace wagonaut
