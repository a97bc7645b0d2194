// The engine plays what an edition says and never asks which one it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "catalog/box_file.h"
#include "catalog/catalog.h"
#include "tests/architecture/sources.h"

namespace wagonaut::tests::architecture {

namespace {

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return char(std::tolower(c)); });
  return text;
}

/// "RulesOfLima" as "rules_of_lima": names hide inside names.
std::string split_camel(const std::string& word) {
  std::string out;
  for (const char c : word) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0 && !out.empty() && out.back() != '_')
      out += '_';
    out += char(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

/// The name of the list that occurs in `word` as whole parts between underscores ("st_louis" in
/// "near_st_louis"); empty if none does.
std::string said(const std::string& word, const std::set<std::string>& names) {
  for (const std::string& spelling : {lower(word), split_camel(word)}) {
    for (std::size_t from = 0; from < spelling.size();) {
      for (std::size_t to = from; to < spelling.size();) {
        to = std::min(spelling.find('_', to + 1), spelling.size());
        const std::string part = spelling.substr(from, to - from);
        if (names.contains(part)) return part;
      }
      const std::size_t bar = spelling.find('_', from);
      from = bar == spelling.npos ? spelling.size() : bar + 1;
    }
  }
  return {};
}

/// Ids of editions, maps and nodes, and what people call the editions.
std::set<std::string> names_of_editions() {
  std::set<std::string> names{"usa",   "america", "nordic", "switzerland",
                              "swiss", "world",   "legacy"};
  const Result<Catalog> catalog = Catalog::load((root() / "data").string());
  EXPECT_TRUE(catalog) << catalog.error();
  if (!catalog) return names;
  for (const EditionCard& card : catalog->editions()) {
    names.insert({card.id, card.map});
    const Result<Game> game = catalog->build(card.id, card.min_seats);
    for (const std::string& node : game->labels.nodes) names.insert(lower(node));
  }
  // Boxes: what they are called, and all their cities and regions, opened or not.
  for (const auto& name : std::filesystem::directory_iterator(root() / "data" / "legacy"))
    for (const auto& version : std::filesystem::directory_iterator(name)) {
      const BoxEntry* box = catalog->box(name.path().filename().string(),
                                         std::stoi(version.path().filename().string()));
      EXPECT_NE(box, nullptr);
      if (box == nullptr) continue;
      names.insert(box->law.id);
      names.insert(box->law.nodes.begin(), box->law.nodes.end());
      for (const Region& region : box->law.regions) names.insert(region.id);
    }
  names.erase("");
  return names;
}

}  // namespace

TEST(Architecture, NoEditionIsNamedInCode) {
  const std::set<std::string> names = names_of_editions();
  ASSERT_GT(names.size(), 100u);
  for (const std::string house : {"engine", "catalog", "bots"})
    for (const Source& source : sources_of(house)) {
      if (source.path == "catalog/box_folder.h") continue;  // the folder has the name of an edition
      for (const std::string& word : words_of(source.code()))
        EXPECT_EQ(said(word, names), "") << source.path << ": " << word;
    }
}

// The test above would find one: in a name, in a string, in any spelling.
TEST(Architecture, ANamedEditionWouldBeFound) {
  const std::set<std::string> names{"usa", "nordic", "swiss", "world", "st_louis"};
  EXPECT_EQ(said("usa", names), "usa");
  EXPECT_EQ(said("is_nordic", names), "nordic");
  EXPECT_EQ(said("kSwissTrains", names), "swiss");
  EXPECT_EQ(said("near_st_louis_too", names), "st_louis");
  EXPECT_EQ(said("usable", names), "");
  EXPECT_EQ(said("worldly_name", names), "");
  const Source source{"x.cpp", "int a = 1;  // as in usa\nauto b = f(\"lima\", 2); /* world */\n"};
  const std::vector<std::string> words = words_of(source.code());
  EXPECT_EQ(std::count(words.begin(), words.end(), "lima"), 1);
  EXPECT_EQ(std::count(words.begin(), words.end(), "usa"), 0);
  EXPECT_EQ(std::count(words.begin(), words.end(), "world"), 0);
  EXPECT_EQ(source.bare().find("lima"), std::string::npos);
}

}  // namespace wagonaut::tests::architecture
