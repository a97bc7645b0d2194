// Texts in every language of the house, and one place that knows which these are.
#include "catalog/text.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace wagonaut::tests::catalog {

TEST(Text, HasWordsInEveryLanguage) {
  Text text;
  for (const auto& [language, code] : kLanguages) text[language] = code;
  for (const auto& [language, code] : kLanguages) EXPECT_EQ(text[language], code);
}

TEST(Text, UntranslatedIsTheSameInEveryLanguage) {
  for (const LanguageRow& row : kLanguages) EXPECT_EQ(untranslated("usa")[row.language], "usa");
}

TEST(Text, NoTwoLanguagesShareACode) {
  std::set<std::string_view> codes;
  for (const LanguageRow& row : kLanguages) EXPECT_TRUE(codes.insert(row.code).second) << row.code;
}

// A language is added where the others are listed; a code written elsewhere would be forgotten. The
// terminal's words (tools/text) are its own business.
TEST(Text, LanguagesAreListedInOnePlace) {
  namespace fs = std::filesystem;
  const fs::path root = WAGONAUT_ROOT;
  std::vector<std::string> places;
  for (const char* house : {"engine", "catalog", "bots", "server"})
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / house)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      std::ifstream in(entry.path());
      const std::string source{std::istreambuf_iterator<char>(in), {}};
      if (source.find("\"" + std::string(kLanguages[1].code) + "\"") != source.npos)
        places.push_back(entry.path().lexically_relative(root).string());
    }
  EXPECT_EQ(places, std::vector<std::string>{"catalog/text.h"});
}

}  // namespace wagonaut::tests::catalog
