#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "texts/plural.h"

namespace wagonaut {

/// What stands in for a `{name}` of a message: words, or a number that forms can agree with.
using Value = std::variant<std::string, long>;
using Blank = std::pair<std::string_view, Value>;
/// What a name stands for, or nothing if nobody fills it.
using Lookup = std::function<std::optional<Value>(std::string_view name)>;

/// A message in the part of ICU's syntax that this house speaks: `{name}`, `{name, plural, =0 {…}
/// one {…} other {# …}}`, `{name, select, word {…} other {…}}`, and quoting by apostrophes. The
/// same text goes through an ICU formatter for the web client; tests/texts/samples.json holds both
/// to one answer.
class Message {
 public:
  /// A failure begins with the column, in letters: "column 14: …".
  static Result<Message> read(std::string_view text, Language language);

  /// A name nobody fills stays as it is, in its braces.
  std::string fill(const Lookup& lookup) const;
  std::string fill(std::initializer_list<Blank> blanks) const;

  /// The names of its blanks, sorted, each once.
  std::vector<std::string> blanks() const;

  struct Part;
  struct Choice;

 private:
  Message(Language language, std::vector<Part> parts);

  Language language_;
  std::vector<Part> parts_;
};

struct Message::Part {
  enum class Is { Words, Number, Argument, Plural, Select };
  Is is{};
  std::string text;             // the words, or the name of the blank
  std::vector<Choice> choices;  // of a plural or a select
};

/// A branch, by the word that leads into it: "few", "=0", "sea".
struct Message::Choice {
  std::string word;
  std::vector<Part> parts;
};

}  // namespace wagonaut
