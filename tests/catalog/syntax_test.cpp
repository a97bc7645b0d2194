// Files that are no data at all: always one line, never a crash.
#include "catalog/catalog.h"
#include "catalog/game.h"
#include "tests/catalog/broken.h"

namespace wagonaut::tests::catalog {

namespace {

std::string answer(std::string_view map) {
  const Result<Game> game = build_game(map, five_cities_edition(), 2);
  return game ? "accepted" : game.error();
}

}  // namespace

TEST(Catalog, NamesLineAndColumnOfBadJson) {
  EXPECT_EQ(answer("{\n  \"id\": \"x\",\n  \"name\" 7\n}"), "map: line 3, column 10: syntax error");
  EXPECT_EQ(answer("{\"id\": tru}"), "map: line 1, column 8: syntax error");
}

TEST(Catalog, RefusesAnUnfinishedFile) {
  EXPECT_EQ(answer(""), "map: line 1, column 1: incomplete JSON");
  EXPECT_EQ(answer("{\n\"id\": "), "map: line 2, column 7: incomplete JSON");
}

TEST(Catalog, RefusesWhatFollowsTheEnd) {
  EXPECT_EQ(answer("{}\n\n {}"), "map: line 3, column 2: extra data");
}

TEST(Catalog, RefusesAKeyThatComesTwice) {
  EXPECT_EQ(answer("{\"id\": \"x\",\n \"id\": \"y\"}"),
            "map: line 2, column 5: \"id\" is a key for the second time");
}

TEST(Catalog, RefusesBrokenUtf8) {
  EXPECT_EQ(answer("{\"id\": \"\xC3\x28\"}").substr(0, 13), "map: line 1, ");
  EXPECT_EQ(answer("{\"id\": \"\xFF\"}").substr(0, 13), "map: line 1, ");
}

TEST(Catalog, RefusesHugeNesting) {
  const std::string deep(1'000'000, '[');
  EXPECT_EQ(answer(deep), "map: line 1, column 33: too deep");
}

TEST(Catalog, QuotesLongValuesInShort) {
  const std::string line = answer("{\"id\": \"" + std::string(100'000, 'x') + "\"}");
  EXPECT_LT(line.size(), 160u);
  EXPECT_EQ(line.substr(0, 12), "map: id: \"xx");
}

// A quote is never cut inside a letter: every line is good UTF-8.
TEST(Catalog, CutsQuotesBetweenLetters) {
  for (int lead = 0; lead < 4; ++lead) {
    std::string word(std::size_t(lead), 'a');
    for (int i = 0; i < 60; ++i) word += "\xC4\x85";  // a Polish letter of two bytes
    const std::string line = answer("{\"id\": \"" + word + "\"}");
    const std::size_t cut = line.find("...");
    ASSERT_NE(cut, line.npos);
    EXPECT_EQ(line[cut - 1], '\x85');
  }
}

TEST(Catalog, SaysEverythingInOneLine) {
  const std::string line = answer("{\"a\\nb\": \"c\\nd\"}");
  EXPECT_EQ(line, "map: [\"a\\nb\"]: \"c\\nd\" stands in a field that is not known here");
}

// Cut short anywhere, a file is refused; nothing else may happen.
TEST(Catalog, RefusesEveryBeginningOfAFile) {
  const std::string map = five_cities_map();
  for (std::size_t length = 0; length + 2 < map.size(); ++length)
    EXPECT_NE(answer(std::string_view(map).substr(0, length)), "accepted") << length;
}

}  // namespace wagonaut::tests::catalog
