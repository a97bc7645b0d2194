// Messages: the part of ICU's syntax that is spoken here, and how the rest is refused.
#include <gtest/gtest.h>

#include "catalog/field.h"
#include "tests/architecture/sources.h"
#include "texts/book.h"

namespace wagonaut::tests {
namespace {

std::string filled(Language language, std::string_view text, std::initializer_list<Blank> blanks) {
  const auto message = Message::read(text, language);
  return message ? message->fill(blanks) : "refused: " + message.error();
}

std::string fault_of(std::string_view text) {
  const auto message = Message::read(text, Language::English);
  return message ? "" : message.error();
}

TEST(Message, BlanksAreFilledByName) {
  const auto said = [](std::string_view text, std::initializer_list<Blank> blanks) {
    return filled(Language::English, text, blanks);
  };
  EXPECT_EQ(said("{who} pays {cards}.", {{"cards", "RR"}, {"who", "Bo"}}), "Bo pays RR.");
  EXPECT_EQ(said("{who} and { who }", {{"who", "Bo"}}), "Bo and Bo");
  EXPECT_EQ(said("no blanks", {}), "no blanks");
  EXPECT_EQ(said("{nobody}", {{"who", "Bo"}}), "{nobody}");
  EXPECT_EQ(said("{who}", {{"who", "{who}"}}), "{who}");  // what is filled in is not filled again
}

TEST(Message, NamesItsBlanksOnce) {
  const auto message = Message::read(
      "{b} {a, plural, one {{c}} other {{b}}} {d, select, x {y} other {}}", Language::English);
  ASSERT_TRUE(message) << message.error();
  EXPECT_EQ(message->blanks(), (std::vector<std::string>{"a", "b", "c", "d"}));
}

// What is not understood is refused by name, with the column counted in letters.
TEST(Message, RefusesWhatItDoesNotSpeak) {
  EXPECT_EQ(fault_of("żółć {n, number}"),
            "column 10: \"number\" is not spoken here; there are plural and select");
  EXPECT_EQ(fault_of("{n, selectordinal, other {#th}}"),
            "column 5: \"selectordinal\" is not spoken here; there are plural and select");
  EXPECT_EQ(fault_of("{n, plural, offset:1 other {#}}"),
            "column 13: \"offset\" is no plural form of this language");
  EXPECT_EQ(fault_of("{n, plural, few {a} other {b}}"),
            "column 13: \"few\" is no plural form of this language");
  EXPECT_EQ(fault_of("{n, plural, one {a}}"), "column 12: there is no branch \"other\"");
  EXPECT_EQ(fault_of("{x, select, a {b} a {c} other {d}}"), "column 19: a second branch \"a\"");
  EXPECT_EQ(fault_of("{x, select, =1 {b} other {d}}"), "column 13: a select has no numbers");
  EXPECT_EQ(fault_of("{n, plural, =x {b} other {d}}"), "column 13: \"=x\" is no number");
  EXPECT_EQ(fault_of("{n, plural, other b}"), "column 19: \"{\" was expected");
  EXPECT_EQ(fault_of("a {b"), "column 3: \"{\" is never closed");
  EXPECT_EQ(fault_of("a {b, select, other {c}"), "column 14: the branches are never closed");
  EXPECT_EQ(fault_of("a {b, select, other {c"), "column 21: \"{\" is never closed");
  EXPECT_EQ(fault_of("a } b"), "column 3: a \"}\" without its \"{\"");
  EXPECT_EQ(fault_of("{}"), "column 2: a name was expected");
  EXPECT_EQ(fault_of("{a b}"), "column 4: \",\" or \"}\" was expected");
  EXPECT_EQ(fault_of("{a, plural one {}}"), "column 12: \",\" was expected");
}

/// The value of a sample: a number or words.
Value value_of(const Field& field) {
  try {
    return field.string();
  } catch (const Refused&) {
    return long{field.number()};
  }
}

// The client's formatter is held to the same samples: web/src/i18n/messages.test.ts.
TEST(Message, AgreesWithTheFormatterOfTheClient) {
  const std::string text = architecture::text_of(architecture::root() / "tests/texts/samples.json");
  const auto document = parse_document(text, "samples.json");
  int samples = 0;
  for (const Field& sample : Field(document, "samples.json").items(20, 1000)) {
    const std::string code = sample["language"].string();
    std::map<std::string, Value, std::less<>> blanks;
    for (const auto& [name, field] : sample["blanks"].members())
      blanks.emplace(name, value_of(field));
    for (const auto& [language, known] : kLanguages) {
      if (known != code) continue;
      ++samples;
      const auto message = Message::read(sample["message"].string(), language);
      ASSERT_TRUE(message) << sample["message"].string() << ": " << message.error();
      const auto lookup = [&](std::string_view name) -> std::optional<Value> {
        const auto found = blanks.find(name);
        return found == blanks.end() ? std::nullopt : std::optional(found->second);
      };
      EXPECT_EQ(message->fill(lookup), sample["text"].string())
          << code << ": " << sample["message"].string();
    }
  }
  EXPECT_GT(samples, 40);
}

}  // namespace
}  // namespace wagonaut::tests
