// Every sentence stands in both languages, with the same blanks, and numbers agree with nouns.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tools/text/commands.h"
#include "tools/text/labels.h"
#include "tools/text/lines.h"
#include "tools/text/nouns.h"
#include "tools/text/rule_lines.h"

namespace wagonaut::tools {
namespace {

template <class Key>
void expect_complete(int size, const char* what) {
  std::set<std::string> seen;
  for (int i = 0; i < size; ++i) {
    const Sentence& both = sentence(Key(i));
    const std::string english(both.english), polish(both.polish);
    EXPECT_FALSE(english.empty()) << what << " " << i;
    EXPECT_FALSE(polish.empty()) << what << " " << i;
    EXPECT_NE(english, polish) << what << " " << i << " is not translated";
    EXPECT_EQ(blanks_of(english), blanks_of(polish)) << what << " " << i << ": " << english;
  }
}

TEST(Texts, EveryRefusalIsSaidInBothLanguages) {
  expect_complete<Refusal>(kRefusals, "refusal");
}
TEST(Texts, EveryFactIsSaidInBothLanguages) {
  expect_complete<FactKind>(int(FactKind::GameEnded) + 1, "fact");
}
TEST(Texts, EveryLabelIsSaidInBothLanguages) {
  expect_complete<Label>(kLabels, "label");
}
TEST(Texts, EveryLineIsSaidInBothLanguages) {
  expect_complete<Line>(kLines, "line");
}
TEST(Texts, EveryRuleIsSaidInBothLanguages) {
  expect_complete<RuleLine>(kRuleLines, "rule");
}
TEST(Texts, EveryReasonIsSaidInBothLanguages) {
  expect_complete<Why>(kWhys, "reason");
}
TEST(Texts, EveryCommandIsSaidInBothLanguages) {
  expect_complete<Command>(kCommands, "command");
}
TEST(Texts, EveryTieIsSaidInBothLanguages) {
  expect_complete<Tie>(int(Tie::Harbours) + 1, "tie");
}

TEST(Texts, EveryRefusalNamesItsRule) {
  const std::regex ids(R"([GUNSW]-\d+(, [GUNSW]-\d+)*)");
  for (int i = 0; i < kRefusals; ++i) {
    const std::string rules(refusal_rules(Refusal(i)));
    EXPECT_TRUE(std::regex_match(rules, ids)) << refusal_name(Refusal(i)) << ": " << rules;
  }
}

TEST(Texts, CommandsAreUnderstoodInBothLanguagesAndShortened) {
  for (int i = 0; i < kCommands; ++i) {
    EXPECT_EQ(command_from(command_word(Command(i)).english), Command(i));
    EXPECT_EQ(command_from(command_word(Command(i)).polish), Command(i));
  }
  EXPECT_EQ(command_from("reka"), Command::Hand);  // without its accent
  EXPECT_EQ(command_from("cof"), Command::Undo);
  EXPECT_EQ(command_from("QUIT"), Command::Quit);
  EXPECT_EQ(command_from("xyz"), std::nullopt);
  EXPECT_EQ(command_from(""), std::nullopt);
}

TEST(Texts, PolishNounsHaveThreeForms) {
  const auto says = [](int n) { return count(Language::Polish, Noun::Card, n); };
  EXPECT_EQ(says(0), "0 kart");
  EXPECT_EQ(says(1), "1 karta");
  EXPECT_EQ(says(2), "2 karty");
  EXPECT_EQ(says(4), "4 karty");
  EXPECT_EQ(says(5), "5 kart");
  EXPECT_EQ(says(11), "11 kart");
  EXPECT_EQ(says(12), "12 kart");
  EXPECT_EQ(says(14), "14 kart");
  EXPECT_EQ(says(21), "21 kart");
  EXPECT_EQ(says(22), "22 karty");
  EXPECT_EQ(says(25), "25 kart");
  EXPECT_EQ(says(101), "101 kart");
  EXPECT_EQ(says(102), "102 karty");
  EXPECT_EQ(says(112), "112 kart");
  EXPECT_EQ(count(Language::Polish, Noun::Point, -1), "-1 punkt");
  EXPECT_EQ(count(Language::Polish, Noun::Point, -3), "-3 punkty");
}

TEST(Texts, EnglishNounsHaveTwoForms) {
  EXPECT_EQ(count(Language::English, Noun::Card, 1), "1 card");
  EXPECT_EQ(count(Language::English, Noun::Card, 0), "0 cards");
  EXPECT_EQ(count(Language::English, Noun::Card, 2), "2 cards");
  EXPECT_EQ(count(Language::English, Noun::Card, 21), "21 cards");
}

TEST(Texts, EveryNounHasItsForms) {
  for (int i = 0; i < kNouns; ++i)
    for (const Language language : {Language::English, Language::Polish}) {
      const NounForms& all = forms(language, Noun(i));
      EXPECT_STRNE(all.one, "");
      EXPECT_STRNE(all.few, "");
      EXPECT_STRNE(all.many, "");
      EXPECT_STRNE(all.one, all.many);
    }
}

TEST(Texts, BlanksAreFilledByName) {
  EXPECT_EQ(fill("{who} pays {cards}.", {{"cards", "RR"}, {"who", "Bo"}}), "Bo pays RR.");
  EXPECT_EQ(fill("{who} and {who}", {{"who", "Bo"}}), "Bo and Bo");
  EXPECT_EQ(fill("no blanks", {}), "no blanks");
  EXPECT_EQ(fill("{nobody}", {{"who", "Bo"}}), "{nobody}");
  EXPECT_EQ(fill("{who}", {{"who", "{who}"}}), "{who}");  // what is filled in is not filled again
  EXPECT_EQ(fill("open {brace", {{"brace", "x"}}), "open {brace");
}

TEST(Texts, TheMachineChoosesTheLanguage) {
  EXPECT_EQ(language_from("pl_PL.UTF-8"), Language::Polish);
  EXPECT_EQ(language_from("en-GB"), Language::English);
  EXPECT_EQ(language_from("pl"), Language::Polish);
  EXPECT_EQ(language_from("de_DE.UTF-8"), std::nullopt);
  EXPECT_EQ(language_from("plan"), std::nullopt);
}

}  // namespace
}  // namespace wagonaut::tools
