#pragma once

#include <array>
#include <map>

#include "texts/message.h"

namespace wagonaut {

/// A file of messages, as it lies in data/texts.
struct TextFile {
  std::string_view code;  // of its language
  std::string_view json;
};

/// All that is said to players, by key ("facts.lane_claimed") and language. Every key is there in
/// every language, with the same blanks.
class Book {
 public:
  /// A failure names file, key and column.
  static Result<Book> read(const std::vector<TextFile>& files);

  bool has(std::string_view key) const { return messages_.find(key) != messages_.end(); }
  const Message& at(Language language, std::string_view key) const;
  /// The names in a group, as they stand in the file: "hello", "good_luck" of "phrases".
  const std::vector<std::string>& names(std::string_view group) const;
  std::vector<std::string> keys() const;

 private:
  using Entry = std::array<std::optional<Message>, std::size(kLanguages)>;
  std::map<std::string, Entry, std::less<>> messages_;
  std::map<std::string, std::vector<std::string>, std::less<>> groups_;

  friend class BookReader;
};

/// The files of data/texts as they were when the program was built.
const std::vector<TextFile>& text_files();
/// The book made of them, read when it is first asked for.
const Book& book();

/// The message of a key, its blanks filled.
std::string say(Language language, std::string_view key, std::initializer_list<Blank> blanks = {});
std::string say(Language language, std::string_view key, const Lookup& lookup);

}  // namespace wagonaut
