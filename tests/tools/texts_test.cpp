// Words of the terminal: commands in every language, nouns with their numbers.
#include <gtest/gtest.h>

#include <regex>

#include "engine/model/refusal.h"
#include "tools/text/commands.h"
#include "tools/text/language.h"
#include "tools/text/nouns.h"

namespace wagonaut::tools {
namespace {

TEST(Texts, EveryRefusalNamesItsRule) {
  const std::regex ids(R"([GUNSWLC]-\d+(, [GUNSWLC]-\d+)*)");
  for (int i = 0; i < kRefusals; ++i) {
    const std::string rules(refusal_rules(Refusal(i)));
    EXPECT_TRUE(std::regex_match(rules, ids)) << refusal_name(Refusal(i)) << ": " << rules;
  }
}

TEST(Texts, CommandsAreUnderstoodInBothLanguagesAndShortened) {
  for (int i = 0; i < kCommands; ++i) {
    for (const auto& [language, code] : kLanguages) {
      const std::string word = command_word(language, Command(i));
      EXPECT_EQ(command_from(word), Command(i)) << word;
      EXPECT_NE(command_help(language, Command(i), {"Oslo-Bergen R", "Oslo"}), "") << word;
    }
  }
  EXPECT_EQ(command_from("zajmij"), Command::Claim);  // a second word
  EXPECT_EQ(command_from("reka"), Command::Hand);     // without its accent
  EXPECT_EQ(command_from("cof"), Command::Undo);
  EXPECT_EQ(command_from("QUIT"), Command::Quit);
  EXPECT_EQ(command_from("xyz"), std::nullopt);
  EXPECT_EQ(command_from(""), std::nullopt);
}

TEST(Texts, PolishNounsHaveThreeForms) {
  const auto says = [](int n) { return count(Language::Polish, "card", n); };
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
  EXPECT_EQ(count(Language::Polish, "point", -1), "-1 punkt");
  EXPECT_EQ(count(Language::Polish, "point", -3), "-3 punkty");
}

TEST(Texts, EnglishNounsHaveTwoForms) {
  EXPECT_EQ(count(Language::English, "card", 1), "1 card");
  EXPECT_EQ(count(Language::English, "card", 0), "0 cards");
  EXPECT_EQ(count(Language::English, "card", 2), "2 cards");
  EXPECT_EQ(count(Language::English, "card", 21), "21 cards");
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
