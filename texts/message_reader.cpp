#include "texts/message_reader.h"

#include <algorithm>

namespace wagonaut {

Result<std::vector<Message::Part>> MessageReader::read() {
  std::vector<Part> all = parts(Within::Message);
  if (!at_end()) fail(at_, "a \"}\" without its \"{\"");
  if (!good()) return Failure{fault_};
  return all;
}

/// Up to the end, or to the brace that closes the branch.
std::vector<Message::Part> MessageReader::parts(Within within) {
  std::vector<Part> out;
  while (good() && !at_end() && now() != '}') {
    if (now() == '{')
      out.push_back(argument(within));
    else if (within == Within::Plural && take('#'))
      out.push_back({Part::Is::Number, {}, {}});
    else
      add_words(out, within);
  }
  return out;
}

void MessageReader::add_words(std::vector<Part>& parts, Within within) {
  std::string words;
  while (!at_end() && now() != '{' && now() != '}' && !(now() == '#' && within == Within::Plural)) {
    const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
    if (now() == '\'' && next == '\'') {
      words += '\'';
      at_ += 2;
    } else if (now() == '\'' && quotes(next, within)) {
      words += quoted();
    } else {
      words += text_[at_++];
    }
  }
  parts.push_back({Part::Is::Words, std::move(words), {}});
}

/// An apostrophe is only an apostrophe, unless it stands before a letter of the syntax.
bool MessageReader::quotes(char letter, Within within) const {
  return letter == '{' || letter == '}' || (letter == '#' && within == Within::Plural);
}

/// From an apostrophe to the next, or to the end; two of them are one within as well.
std::string MessageReader::quoted() {
  std::string out;
  for (++at_; !at_end(); ++at_) {
    if (now() != '\'') {
      out += now();
    } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '\'') {
      out += '\'';
      ++at_;
    } else {
      ++at_;
      break;
    }
  }
  return out;
}

Message::Part MessageReader::argument(Within within) {
  const std::size_t open = at_++;
  Part part{Part::Is::Argument, word(), {}};
  if (part.text.empty()) fail(at_, "a name was expected");
  skip_blanks();
  if (!good() || take('}')) return part;
  if (!take(',')) {
    fail(at_end() ? open : at_, at_end() ? "\"{\" is never closed" : "\",\" or \"}\" was expected");
    return part;
  }
  skip_blanks();
  const std::size_t kind_at = at_;
  const std::string kind = word();
  skip_blanks();
  if (kind != "plural" && kind != "select") {
    fail(kind_at, "\"" + kind + "\" is not spoken here; there are plural and select");
    return part;
  }
  if (!take(',')) fail(at_, "\",\" was expected");
  part.is = kind == "plural" ? Part::Is::Plural : Part::Is::Select;
  return branches(std::move(part), within);
}

Message::Part MessageReader::branches(Part part, Within within) {
  const std::size_t from = at_;
  // A select within a plural may still say its number.
  const Within inside = part.is == Part::Is::Plural ? Within::Plural
                        : within == Within::Plural  ? Within::Plural
                                                    : Within::Select;
  skip_blanks();
  while (good() && !at_end() && now() != '}') {
    part.choices.push_back(branch(part, inside));
    skip_blanks();
  }
  if (good() && !take('}')) fail(from, "the branches are never closed");
  const bool other = std::any_of(part.choices.begin(), part.choices.end(),
                                 [](const Message::Choice& one) { return one.word == "other"; });
  if (!other) fail(from, "there is no branch \"other\"");
  return part;
}

Message::Choice MessageReader::branch(const Part& part, Within within) {
  const std::size_t from = at_;
  Message::Choice choice;
  if (take('=')) choice.word = "=";
  choice.word += word();
  check_word(part, choice.word, from);
  skip_blanks();
  const std::size_t open = at_;
  if (!take('{')) fail(at_, "\"{\" was expected");
  if (!good()) return choice;
  choice.parts = parts(within);
  if (good() && !take('}')) fail(open, "\"{\" is never closed");
  return choice;
}

void MessageReader::check_word(const Part& part, const std::string& word, std::size_t at) {
  if (word.empty()) return fail(at, "the name of a branch was expected");
  for (const Message::Choice& known : part.choices)
    if (known.word == word) return fail(at, "a second branch \"" + word + "\"");
  if (part.is == Part::Is::Select) {
    if (word.front() == '=') fail(at, "a select has no numbers");
    return;
  }
  if (word.front() == '=') {
    const bool number =
        word.size() > 1 && word.find_first_not_of("0123456789", 1) == std::string::npos;
    if (!number) fail(at, "\"" + word + "\" is no number");
    return;
  }
  const auto form = plural_from(word);
  if (!form || !has_plural(language_, *form))
    fail(at, "\"" + word + "\" is no plural form of this language");
}

bool MessageReader::take(char letter) {
  if (now() != letter || at_end()) return false;
  ++at_;
  return true;
}

void MessageReader::skip_blanks() {
  while (now() == ' ' || now() == '\n' || now() == '\t') ++at_;
}

/// Letters, digits and '_', after any blanks.
std::string MessageReader::word() {
  skip_blanks();
  const std::size_t from = at_;
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  while (fits(now())) ++at_;
  return std::string(text_.substr(from, at_ - from));
}

void MessageReader::fail(std::size_t at, const std::string& why) {
  if (!good()) return;
  const std::string_view before = text_.substr(0, at);
  const auto letters = std::count_if(before.begin(), before.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;  // not the rest of a letter
  });
  fault_ = "column " + std::to_string(letters + 1) + ": " + why;
}

}  // namespace wagonaut
