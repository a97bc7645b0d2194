#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace wagonaut {

/// An element as it begins: <name a="b" c="d"> or <name/>.
struct Tag {
  std::string name;
  std::map<std::string, std::string> attributes;
  bool closed = false;  // by "/>"
};

/// Reads the small part of XML that drawings are made of, tag by tag; everything else is refused by
/// line.
class Markup {
 public:
  Markup(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  [[noreturn]] void refuse(const std::string& why) const;
  bool at(std::string_view word) const { return text_.substr(at_).starts_with(word); }
  bool done() const { return at_ == text_.size(); }

  void skip_prolog();
  void skip_to(std::string_view word);
  /// Blanks and comments.
  void blank();
  /// What comes now is what a refusal speaks of.
  void begin();
  Tag tag();
  void end(const std::string& name);

 private:
  std::string word();
  std::string quoted_value();

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0, from_ = 0;
};

/// Whether nothing but these letters stands in a text.
bool made_of(std::string_view text, std::string_view letters);

}  // namespace wagonaut
