// What the engine promises about its values, and what the repository promises a newcomer.
#include <gtest/gtest.h>

#include <regex>

#include "engine/model/edition.h"
#include "engine/model/move.h"
#include "engine/model/standings.h"
#include "engine/model/state.h"
#include "tests/architecture/sources.h"

namespace wagonaut::tests::architecture {

TEST(Architecture, GamesAreCopiedAsBytes) {
  EXPECT_TRUE(std::is_trivially_copyable_v<State>);
  EXPECT_TRUE(std::is_trivially_copyable_v<Move>);
  EXPECT_TRUE(std::is_trivially_copyable_v<Edition>);
  EXPECT_TRUE(std::is_trivially_copyable_v<Standings>);
  EXPECT_LE(sizeof(State), 2624u);
  EXPECT_LE(sizeof(Move), 64u);
}

TEST(Architecture, TheDocumentsAreThere) {
  for (const char* name :
       {"README.md", "README.pl.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md",
        "docs/rulings.md", "docs/data.md", "docs/record.md", "docs/texts.md", "docs/glossary.md",
        "docs/rules/README.md", "docs/rules/usa.md", "docs/rules/nordic.md",
        "docs/rules/switzerland.md", "docs/rules/world.md", "docs/rules/scenarios.md"})
    EXPECT_GT(text_of(root() / name).size(), 500u) << name;
  EXPECT_NE(text_of(root() / "LICENSE").find("Apache License"), std::string::npos);
}

// A link in a document leads to a file that is there.
TEST(Architecture, LinksLeadSomewhere) {
  std::vector<std::filesystem::path> documents;
  for (const auto& entry : std::filesystem::directory_iterator(root()))
    if (entry.path().extension() == ".md") documents.push_back(entry.path());
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root() / "docs"))
    if (entry.path().extension() == ".md") documents.push_back(entry.path());
  const std::regex link(R"(\]\(([^)#:]+)(#[^)]*)?\))");
  int links = 0;
  for (const auto& path : documents) {
    const std::string text = text_of(path);
    for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it, ++links)
      EXPECT_TRUE(std::filesystem::exists(path.parent_path() / (*it)[1].str()))
          << path << " links to " << (*it)[1];
  }
  EXPECT_GT(links, 5);
}

}  // namespace wagonaut::tests::architecture
