#include "catalog/picture_file.h"

#include <algorithm>
#include <set>

#include "catalog/field.h"
#include "catalog/markup.h"

namespace wagonaut {
namespace {

constexpr std::size_t kLargestPicture = std::size_t{128} << 10;
constexpr int kDeepestGroup = 16;

const std::set<std::string, std::less<>>& picture_tags() {
  static const std::set<std::string, std::less<>> tags{"circle", "ellipse", "g",
                                                       "path",   "rect",    "svg"};
  return tags;
}

const std::set<std::string, std::less<>>& picture_attributes() {
  static const std::set<std::string, std::less<>> names{"cx",
                                                        "cy",
                                                        "d",
                                                        "fill",
                                                        "fill-opacity",
                                                        "fill-rule",
                                                        "height",
                                                        "opacity",
                                                        "r",
                                                        "rx",
                                                        "ry",
                                                        "stroke",
                                                        "stroke-width",
                                                        "stroke-dasharray",
                                                        "stroke-linecap",
                                                        "stroke-linejoin",
                                                        "stroke-dashoffset",
                                                        "transform",
                                                        "viewBox",
                                                        "width",
                                                        "x",
                                                        "y"};
  return names;
}

/// Words, numbers and colours; an address has letters that are none of these.
bool harmless(std::string_view value) {
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,+-#() \n";
  return made_of(value, kLetters) && value.find("url") == std::string_view::npos;
}

class PictureReader {
 public:
  PictureReader(std::string_view text, std::string file) : in_(text, std::move(file)) {}

  void read() {
    in_.begin();
    Tag root = in_.tag();
    if (root.name != "svg" || root.closed) in_.refuse("the file is no <svg>");
    if (!root.attributes.contains("viewBox")) in_.refuse("svg: viewBox: missing");
    if (root.attributes["xmlns"] != "http://www.w3.org/2000/svg")
      in_.refuse("svg: xmlns: is not that of SVG");
    root.attributes.erase("xmlns");
    check(root);
    inside(root, 1);
    in_.begin();
    if (!in_.done()) in_.refuse("something stands behind </svg>");
  }

 private:
  void check(const Tag& tag) const {
    if (!picture_tags().contains(tag.name))
      in_.refuse("<" + tag.name + "> is none of circle, ellipse, g, path, rect, svg");
    for (const auto& [name, value] : tag.attributes) {
      if (!picture_attributes().contains(name))
        in_.refuse(tag.name + ": " + name + " is not known here");
      if (!harmless(value))
        in_.refuse(tag.name + ": " + name + ": \"" + value.substr(0, 40) + "\" is no paint");
    }
  }

  void inside(const Tag& outer, int depth) {
    if (depth > kDeepestGroup) in_.refuse("groups are too deep");
    while (!in_.at("</")) {
      in_.begin();
      if (in_.done()) in_.refuse("</" + outer.name + "> is missing");
      const Tag tag = in_.tag();
      check(tag);
      if (!tag.closed) inside(tag, depth + 1);
    }
    in_.end(outer.name);
  }

  Markup in_;
};

}  // namespace

void check_picture(std::string_view text, const std::string& file) {
  if (text.size() > kLargestPicture)
    throw Refused{{file + ": " + std::to_string(text.size()) + " bytes are more than " +
                   std::to_string(kLargestPicture)}};
  PictureReader(text, file).read();
}

}  // namespace wagonaut
