// The texts of the house: every key in every language with the same blanks, a text for everything
// that has a code, and no text that nobody says.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>

#include "bots/bot.h"
#include "bots/reasons/reason.h"
#include "catalog/field.h"
#include "engine/model/award.h"
#include "engine/model/fact.h"
#include "engine/model/refusal.h"
#include "server/protocol/json_writer.h"
#include "server/protocol/writing.h"
#include "server/room/fact_text.h"
#include "tests/architecture/sources.h"
#include "tests/tools/program.h"
#include "texts/book.h"

namespace wagonaut::tests {
namespace {

using Names = std::set<std::string>;

Names names_of(const char* group) {
  const auto& all = book().names(group);
  return {all.begin(), all.end()};
}

std::string fault_of(std::string_view english, std::string_view polish) {
  const auto read = Book::read({{"en", english}, {"pl", polish}});
  return read ? "" : read.error();
}

TEST(Book, HasEveryTextInEveryLanguage) {
  const auto read = Book::read(text_files());
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(text_files().size(), std::size(kLanguages));
  EXPECT_GT(read->keys().size(), 300u);
}

TEST(Book, RefusesFilesThatDoNotFitTogether) {
  EXPECT_EQ(fault_of(R"({"a": {"b": "x {y}"}})", R"({"a": {"b": "z {y}"}})"), "");
  EXPECT_EQ(fault_of(R"({"a": {"b": "x"}})", R"({"a": {}})"),
            "data/texts/pl.json: a.b: is missing");
  EXPECT_EQ(fault_of(R"({"a": {}})", R"({"a": {"b": "x"}})"),
            "data/texts/en.json: a.b: is missing");
  EXPECT_EQ(fault_of(R"({"a": {"b": "x {y}"}})", R"({"a": {"b": "x"}})"),
            "data/texts/pl.json: a.b: has other blanks than data/texts/en.json");
  EXPECT_EQ(fault_of(R"({"a": {"b": "x {y, date}"}})", R"({"a": {"b": "x"}})"),
            "data/texts/en.json: a.b: column 7: \"date\" is not spoken here; there are plural and "
            "select");
  EXPECT_EQ(fault_of(R"({"a": {"b": "x", "b": "y"}})", "{}"),
            "data/texts/en.json: line 1, column 20: \"b\" is a key for the second time");
  EXPECT_NE(fault_of(R"({"a": {"b": ""}})", "{}"), "");
  EXPECT_NE(fault_of(R"({"a": {"b": 1}})", "{}"), "");
  EXPECT_NE(fault_of(R"({"a": "b"})", "{}"), "");
  EXPECT_NE(Book::read({{"xx", "{}"}}).error(), "");
}

// A verb needs to know whether the reader is meant in one language and not in another.
TEST(Book, LanguagesMayDifferInWhetherTheyAskForTheReader) {
  EXPECT_EQ(fault_of(R"({"a": {"b": "{x} {me, select, yes {go} other {goes}}"}})",
                     R"({"a": {"b": "{x} idzie"}})"),
            "");
}

TEST(Book, SaysEverythingThatHasACode) {
  Names facts, refusals, whys;
  for (int i = 0; i <= int(FactKind::GameEnded); ++i) facts.emplace(fact_name(FactKind(i)));
  for (int i = 0; i < kRefusals; ++i) refusals.emplace(refusal_name(Refusal(i)));
  for (int i = 0; i < kWhys; ++i) whys.emplace(code_of(Why(i)));
  const auto bots = bot_names();
  EXPECT_EQ(names_of("facts"), facts);
  EXPECT_EQ(names_of("refusals"), refusals);
  EXPECT_EQ(names_of("whys"), whys);
  EXPECT_EQ(names_of("bots"), Names(bots.begin(), bots.end()));
}

/// A fact of which everything is told.
Fact whole_fact(FactKind kind) {
  Fact fact;
  fact.kind = kind;
  fact.seat = Seat{1};
  fact.card = Sort{0};
  fact.cards[Sort{0}] = 2;
  fact.tickets.push_back(TicketId{0});
  fact.source = {std::uint8_t(Source::Story), 1};
  return fact;
}

// A new fact is told by a line in each file: its sentence is filled from the fields on the wire.
TEST(Book, SentencesOfFactsSpeakOfTheirFieldsAlone) {
  const Game game = tools::game_of("world", 2);
  // What whoever tells it knows besides: the reader, how many decks there are, what the lane is.
  const Names worked_out{"me", "decks", "way"};
  for (int i = 0; i <= int(FactKind::GameEnded); ++i) {
    server::JsonWriter w;
    server::write_fact(w, game.labels, whole_fact(FactKind(i)));
    const auto json = parse_document(w.take(), "fact");
    const std::string key = "facts." + std::string(fact_name(FactKind(i)));
    for (const auto& [language, code] : kLanguages)
      for (const std::string& blank : book().at(language, key).blanks())
        EXPECT_TRUE(worked_out.contains(blank) || json.as_object().contains(blank))
            << code << ": " << key << ": {" << blank << "}";
  }
}

/// Blanks and signs alone are the same in every language, and so are N, MS and ID.
bool has_words(const std::string& text) {
  const auto letters =
      std::count_if(text.begin(), text.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
  return letters > 2;
}

TEST(Book, NothingIsLeftUntranslated) {
  const Lookup none = [](std::string_view) { return "none"; };
  const Lookup empty = [](std::string_view) { return ""; };
  for (const std::string& key : book().keys())
    if (has_words(say(Language::English, key, empty))) {
      EXPECT_NE(say(Language::English, key, none), say(Language::Polish, key, none)) << key;
    }
}

/// The keys that the terminal program names in its sources; nouns stand where something is counted.
Names keys_said() {
  static const std::regex key(R"re("((?:lines|labels|rules|ties|costs|words)\.\w+)")re");
  static const std::regex noun(R"re(count\([^;"]*"(\w+)"(?: : "(\w+)")?)re");
  Names out;
  for (const auto& source : architecture::sources_of("tools")) {
    const std::string& text = source.text;
    for (std::sregex_iterator it(text.begin(), text.end(), key), end; it != end; ++it)
      out.insert((*it)[1]);
    for (std::sregex_iterator it(text.begin(), text.end(), noun), end; it != end; ++it)
      for (std::size_t i = 1; i < it->size(); ++i)
        if ((*it)[i].matched) out.insert("nouns." + (*it)[i].str());
  }
  return out;
}

Names words_of(const char* group) {
  const auto& names = book().names(group);
  return {names.begin(), names.end()};
}

TEST(Book, HasTheWordsOfEveryAwardAndTie) {
  Names ties, parts, lines, bonuses;
  for (const TieForm& form : kTieForms.rows) ties.emplace(form.word);
  for (const AwardForm& form : kAwardForms.rows) {
    parts.emplace(form.word);
    if (form.line) lines.emplace(form.word);
    if (form.has(AwardMember::Points) || form.has(AwardMember::ByIdle)) bonuses.emplace(form.word);
  }
  EXPECT_EQ(words_of("ties"), ties);
  EXPECT_EQ(words_of("awards"), parts);
  EXPECT_EQ(words_of("award_rules"), lines);
  EXPECT_EQ(words_of("award_values"), bonuses);
}

TEST(Book, TheTerminalSaysWhatIsThereAndAllOfIt) {
  const Names said = keys_said();
  EXPECT_GT(said.size(), 100u);
  for (const std::string& key : said) EXPECT_TRUE(book().has(key)) << key;
  for (const char* group : {"lines", "labels", "rules", "nouns", "words"})
    for (const std::string& name : book().names(group))
      EXPECT_TRUE(said.contains(group + ("." + name))) << group << "." << name;
}

}  // namespace
}  // namespace wagonaut::tests
