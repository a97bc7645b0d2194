#include "texts/book.h"

#include <algorithm>
#include <cstdio>

#include "catalog/field.h"

namespace wagonaut {

/// Puts a book together, file by file. Every fault is thrown as the catalog's readers do.
class BookReader {
 public:
  void add(const TextFile& file) {
    const LanguageRow* row = std::find_if(std::begin(kLanguages), std::end(kLanguages),
                                          [&](const auto& one) { return one.code == file.code; });
    const std::string name = file_of(file.code);
    if (row == std::end(kLanguages)) throw Refused{{name + ": is no language of this house"}};
    const auto document = parse_document(file.json, name);
    for (const auto& [group, field] : Field(document, name).members())
      for (const auto& [key, message] : field.members()) add(*row, group, key, message);
  }

  Book finish() {
    for (const auto& [key, entry] : book_.messages_)
      for (const auto& [language, code] : kLanguages) compare(key, entry, language, code);
    return std::move(book_);
  }

 private:
  static std::string file_of(std::string_view code) {
    return "data/texts/" + std::string(code) + ".json";
  }

  void add(const LanguageRow& row, const std::string& group, const std::string& name,
           const Field& field) {
    const std::string text = field.string();
    if (text.empty()) field.refuse("says nothing");
    auto message = Message::read(text, row.language);
    if (!message) field.refuse_whole(message.error());
    Book::Entry& entry = book_.messages_[group + "." + name];
    const bool fresh =
        std::none_of(entry.begin(), entry.end(), [](const auto& one) { return one; });
    if (fresh) book_.groups_[group].push_back(name);
    entry[std::size_t(row.language)] = std::move(*message);
  }

  /// All blanks but `me`, whether the reader is meant: one language needs it where it conjugates,
  /// the other does not.
  static std::vector<std::string> shown(const Message& message) {
    std::vector<std::string> names = message.blanks();
    std::erase(names, "me");
    return names;
  }

  static void compare(const std::string& key, const Book::Entry& entry, Language language,
                      std::string_view code) {
    const auto& mine = entry[std::size_t(language)];
    if (!mine) throw Refused{{file_of(code) + ": " + key + ": is missing"}};
    const auto& first = entry.front();
    if (!first || shown(*first) == shown(*mine)) return;
    throw Refused{
        {file_of(code) + ": " + key + ": has other blanks than " + file_of(kLanguages[0].code)}};
  }

  Book book_;
};

Result<Book> Book::read(const std::vector<TextFile>& files) {
  try {
    BookReader reader;
    for (const TextFile& file : files) reader.add(file);
    return reader.finish();
  } catch (const Refused& refused) {
    return refused.failure;
  }
}

const Message& Book::at(Language language, std::string_view key) const {
  const auto found = messages_.find(key);
  if (found == messages_.end())
    std::fprintf(stderr, "no text: %.*s\n", int(key.size()), key.data());
  CHECK(found != messages_.end());
  return *found->second[std::size_t(language)];
}

const std::vector<std::string>& Book::names(std::string_view group) const {
  const auto found = groups_.find(group);
  CHECK(found != groups_.end());
  return found->second;
}

std::vector<std::string> Book::keys() const {
  std::vector<std::string> out;
  for (const auto& [key, entry] : messages_) out.push_back(key);
  return out;
}

const Book& book() {
  static const Book read = [] {
    auto all = Book::read(text_files());
    if (!all) std::fprintf(stderr, "%s\n", all.error().c_str());
    CHECK(all);
    return std::move(*all);
  }();
  return read;
}

std::string say(Language language, std::string_view key, std::initializer_list<Blank> blanks) {
  return book().at(language, key).fill(blanks);
}

std::string say(Language language, std::string_view key, const Lookup& lookup) {
  return book().at(language, key).fill(lookup);
}

}  // namespace wagonaut
