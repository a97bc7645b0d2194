#include "texts/message.h"

#include <algorithm>

#include "texts/message_reader.h"

namespace wagonaut {
namespace {

using Part = Message::Part;
using Choice = Message::Choice;

std::string words_of(const Value& value) {
  const auto* words = std::get_if<std::string>(&value);
  return words != nullptr ? *words : std::to_string(std::get<long>(value));
}

/// Writes a message down, part by part.
class Writer {
 public:
  Writer(Language language, const Lookup& lookup) : language_(language), lookup_(lookup) {}

  /// `counted` is what `#` stands for.
  void write(const std::vector<Part>& parts, const std::optional<Value>& counted) {
    for (const Part& part : parts) write(part, counted);
  }
  std::string take() { return std::move(out_); }

 private:
  void write(const Part& part, const std::optional<Value>& counted) {
    switch (part.is) {
      case Part::Is::Words:
        out_ += part.text;
        return;
      case Part::Is::Number:
        out_ += counted ? number(*counted) : "#";
        return;
      case Part::Is::Argument: {
        const auto value = lookup_(part.text);
        out_ += value ? words_of(*value) : "{" + part.text + "}";
        return;
      }
      case Part::Is::Plural: {
        const auto value = lookup_(part.text);
        return write(chosen(part, value ? form(part, *value) : "other").parts, value);
      }
      case Part::Is::Select: {
        const auto value = lookup_(part.text);
        return write(chosen(part, value ? words_of(*value) : "other").parts, counted);
      }
    }
  }

  /// "=2" where there is such a branch, else the name of the form. Words have no number.
  std::string form(const Part& part, const Value& value) const {
    const auto* n = std::get_if<long>(&value);
    if (n == nullptr) return "other";
    const std::string exactly = "=" + std::to_string(*n);
    if (find(part, exactly) != nullptr) return exactly;
    static constexpr const char* kNames[] = {"one", "few", "many", "other"};
    return kNames[std::size_t(plural_of(language_, *n))];
  }

  std::string number(const Value& value) const {
    const auto* n = std::get_if<long>(&value);
    return n != nullptr ? number_words(language_, *n) : words_of(value);
  }

  static const Choice* find(const Part& part, const std::string& word) {
    const auto found = std::find_if(part.choices.begin(), part.choices.end(),
                                    [&](const Choice& one) { return one.word == word; });
    return found == part.choices.end() ? nullptr : &*found;
  }

  static const Choice& chosen(const Part& part, const std::string& word) {
    const Choice* named = find(part, word);
    return named != nullptr ? *named : *find(part, "other");
  }

  Language language_;
  const Lookup& lookup_;
  std::string out_;
};

void collect(const std::vector<Part>& parts, std::vector<std::string>& names) {
  for (const Part& part : parts) {
    if (part.is != Part::Is::Words && part.is != Part::Is::Number) names.push_back(part.text);
    for (const Choice& choice : part.choices) collect(choice.parts, names);
  }
}

}  // namespace

Message::Message(Language language, std::vector<Part> parts)
    : language_(language), parts_(std::move(parts)) {}

Result<Message> Message::read(std::string_view text, Language language) {
  auto parts = MessageReader(text, language).read();
  if (!parts) return parts.failure();
  return Message(language, std::move(*parts));
}

std::string Message::fill(const Lookup& lookup) const {
  Writer writer(language_, lookup);
  writer.write(parts_, std::nullopt);
  return writer.take();
}

std::string Message::fill(std::initializer_list<Blank> blanks) const {
  return fill([&](std::string_view name) -> std::optional<Value> {
    const auto* found = std::find_if(blanks.begin(), blanks.end(),
                                     [&](const Blank& blank) { return blank.first == name; });
    if (found == blanks.end()) return std::nullopt;
    return found->second;
  });
}

std::vector<std::string> Message::blanks() const {
  std::vector<std::string> names;
  collect(parts_, names);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace wagonaut
