// The table options: the parameters of the specification, with the defaults it gives.
#include "tests/data/data.h"

namespace wagonaut::tests::data {

namespace {

/// Every combination of choices of an edition.
std::vector<Options> all_tables(const EditionCard& card) {
  std::vector<Options> out = {{}};
  for (const Option& option : card.options) {
    std::vector<Options> longer;
    for (const Options& table : out)
      for (const OptionChoice& choice : option.choices) {
        longer.push_back(table);
        longer.back().emplace_back(option.id, choice.id);
      }
    out = longer;
  }
  return out;
}

std::vector<std::string> ids(const EditionCard& card) {
  std::vector<std::string> out;
  for (const Option& option : card.options) out.push_back(option.id);
  return out;
}

}  // namespace

TEST(DataOptions, AreThoseOfTheSpecification) {
  using Ids = std::vector<std::string>;
  EXPECT_EQ(ids(*catalog().find("legacy")), Ids{});
  EXPECT_EQ(ids(*catalog().find("usa")), Ids{});
  EXPECT_EQ(ids(*catalog().find("nordic")), (Ids{"flush", "ferry_triples"}));
  EXPECT_EQ(ids(*catalog().find("switzerland")), Ids{"trains"});
  EXPECT_EQ(ids(*catalog().find("world")), (Ids{"tour_rule", "fleet"}));
}

TEST(DataOptions, EveryTableOfEveryEditionBuilds) {
  int tables = 0;
  for (const EditionCard& card : catalog().editions())
    for (int seats = card.min_seats; seats <= card.max_seats; ++seats)
      for (const Options& options : all_tables(card)) {
        const Result<Game> built = catalog().build(card.id, seats, options);
        ASSERT_TRUE(built) << built.error();
        EXPECT_EQ(built->edition.seats, seats);
        ++tables;
      }
  EXPECT_EQ(tables, 4 + 4 + 2 * 4 + 2 * 2 + 4 * 4);
}

// S-1.
TEST(DataOptions, SwitzerlandPlaysWith45Or40Trains) {
  EXPECT_EQ(catalog().find("switzerland")->options[0].standard, "45");
  Edition expected = game("switzerland", 3).edition;
  expected.pieces.trains = 40;
  EXPECT_EQ(game("switzerland", 3, {{"trains", "40"}}).edition, expected);
}

// N-9.
TEST(DataOptions, NordicMayFlush) {
  EXPECT_EQ(catalog().find("nordic")->options[0].standard, "off");
  Edition expected = game("nordic").edition;
  expected.flush_at = 3;
  EXPECT_EQ(game("nordic", 2, {{"flush", "on"}}).edition, expected);
}

// N-33: at most as many triples as symbols.
TEST(DataOptions, NordicTriplesMayBeForSymbolsOnly) {
  EXPECT_EQ(catalog().find("nordic")->options[1].standard, "any");
  Edition expected = game("nordic").edition;
  for (Lane& lane : expected.lanes)
    if (lane.printed.symbols > 0) lane.printed.swap_max = lane.printed.symbols;
  EXPECT_EQ(game("nordic", 2, {{"ferry_triples", "symbols_only"}}).edition, expected);
}

// W-63.
TEST(DataOptions, WorldToursMayAskForASimplePath) {
  EXPECT_EQ(game("world").edition.tour_rule, TourRule::Trail);
  Edition expected = game("world").edition;
  expected.tour_rule = TourRule::SimplePath;
  EXPECT_EQ(game("world", 2, {{"tour_rule", "simple_path"}}).edition, expected);
}

// W-12.
TEST(DataOptions, WorldFleetsMayBeFixed) {
  Edition expected = game("world", 5).edition;
  expected.pieces.fixed_trains = 20;
  EXPECT_EQ(game("world", 5, {{"fleet", "fixed"}}).edition, expected);
}

// A record names only what differs, in one order, so equal tables have equal heads.
TEST(DataOptions, OnlyThoseThatDifferAreKept) {
  EXPECT_EQ(game("nordic", 2, {{"flush", "off"}}).options, Options{});
  const Options both = {{"ferry_triples", "symbols_only"}, {"flush", "on"}};
  const Options ordered = {{"flush", "on"}, {"ferry_triples", "symbols_only"}};
  EXPECT_EQ(game("nordic", 2, both).options, ordered);
}

TEST(DataOptions, HaveNamesInBothLanguages) {
  for (const EditionCard& card : catalog().editions())
    for (const Option& option : card.options) {
      EXPECT_NE(option.name[Language::English], option.name[Language::Polish]);
      for (const OptionChoice& choice : option.choices)
        EXPECT_NE(choice.name[Language::English], choice.name[Language::Polish]);
    }
}

}  // namespace wagonaut::tests::data
