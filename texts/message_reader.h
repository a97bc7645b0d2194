#pragma once

#include "texts/message.h"

namespace wagonaut {

/// Reads a message from left to right; the first fault stops it.
class MessageReader {
 public:
  MessageReader(std::string_view text, Language language) : text_(text), language_(language) {}

  Result<std::vector<Message::Part>> read();

 private:
  using Part = Message::Part;

  /// Whether a text stands by itself or within a branch, and whether `#` is a number there.
  enum class Within { Message, Select, Plural };

  std::vector<Part> parts(Within within);
  void add_words(std::vector<Part>& parts, Within within);
  std::string quoted();
  Part argument(Within within);
  Part branches(Part part, Within within);
  Message::Choice branch(const Part& part, Within within);
  void check_word(const Part& part, const std::string& word, std::size_t at);

  char now() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool at_end() const { return at_ >= text_.size(); }
  bool good() const { return fault_.empty(); }
  bool take(char letter);
  void skip_blanks();
  std::string word();
  bool quotes(char letter, Within within) const;
  void fail(std::size_t at, const std::string& why);

  std::string_view text_;
  Language language_;
  std::size_t at_ = 0;
  std::string fault_;
};

}  // namespace wagonaut
