// Checks of an edition file that need more than one broken place, or very many things.
#include "catalog/catalog.h"
#include "catalog/game.h"
#include "tests/catalog/broken.h"

namespace wagonaut::tests::catalog {

namespace {

std::string answer(const std::string& map, const std::string& edition, const Options& options = {},
                   int seats = 2) {
  const Result<Game> game = build_game(map, edition, seats, options);
  return game ? "accepted" : game.error();
}

std::string sort_of(const std::string& code, const std::string& colour) {
  return R"({"code": ")" + code + R"(", "colour": ")" + colour +
         R"(", "count": 1, "name": {"en": "x", "pl": "x"}},)";
}

constexpr const char* kGreenSort = R"({"code": "G", "colour": "green",)";

}  // namespace

TEST(Catalog, AcceptsTheFiveCities) {
  EXPECT_EQ(answer(five_cities_map(), five_cities_edition()), "accepted");
}

TEST(Catalog, RefusesHarboursThatNoAnchorsPay) {
  std::string edition = with(five_cities_edition(), R"("R1", "colour": "red", "anchor": true)",
                             R"("R1", "colour": "red")");
  edition = with(edition, R"("B1", "colour": "blue", "anchor": true)", R"("B1", "colour": "blue")");
  EXPECT_EQ(answer(five_cities_map(), edition),
            "edition: pieces.harbours: 1 needs cards with anchors in a rail and in a sea deck");
}

TEST(Catalog, RefusesHarboursWithoutAPort) {
  std::string map = five_cities_map();
  for (const char* city : {"Olsza", "Cedr", "Wiąz"})
    map = with(map, '"' + std::string(city) + R"("}, "port": true)",
               '"' + std::string(city) + R"("})");
  EXPECT_EQ(answer(map, five_cities_edition()),
            "edition: pieces.harbours: 1 needs a port, and map five_cities has none");
}

TEST(Catalog, RefusesAMarketTooWide) {
  const std::string most = std::to_string(kMaxSlots);
  const std::string edition = with(five_cities_edition(), "\"hand\": 3,\n      \"slots\": 2",
                                   "\"hand\": 3,\n      \"slots\": " + most);
  EXPECT_EQ(answer(five_cities_map(), edition), "edition: decks: a market of " +
                                                    std::to_string(kMaxSlots + 2) +
                                                    " slots is not between 1 and " + most);
}

TEST(Catalog, RefusesMoreThanFourSortsOfOneColour) {
  std::string sorts;
  for (int i = 0; i < 3; ++i) sorts += sort_of("X" + std::to_string(i), "red");
  EXPECT_EQ(
      answer(five_cities_map(), with(five_cities_edition(), kGreenSort, sorts + kGreenSort)),
      R"(edition: decks[0].cards[6].colour: "red" is the colour of more than 4 sorts of one deck)");
}

TEST(Catalog, RefusesMoreThan31Sorts) {
  std::string sorts;
  const char* colours[] = {"yellow", "black", "white", "orange", "purple"};
  for (int i = 0; i < 20; ++i)
    sorts += sort_of(std::string(1, char('H' + i / 10)) + std::to_string(i % 10), colours[i % 5]);
  std::string edition = with(five_cities_edition(), kGreenSort, sorts + kGreenSort);
  std::string ships;
  for (int i = 0; i < 3; ++i) ships += sort_of("S" + std::to_string(i), colours[i]);
  edition = with(edition, R"({"code": "R1",)", ships + R"({"code": "R1",)");
  EXPECT_EQ(answer(five_cities_map(), edition), "edition: decks[1].cards[5]: more than 31 sorts");
}

TEST(Catalog, RefusesMoreThan192Tickets) {
  std::string tickets;
  for (int i = 0; i < 186; ++i)
    tickets += R"({"id": "t)" + std::to_string(i) + R"(", "a": "alder", "b": "elm", "value": 1},)";
  EXPECT_EQ(answer(five_cities_map(), with(five_cities_edition(), R"({"id": "birch-elm",)",
                                           tickets + R"({"id": "birch-elm",)")),
            "edition: tickets.list: a list of 193 is not between 1 and 192 long");
}

TEST(Catalog, RefusesATableOfTooManySeats) {
  EXPECT_EQ(answer(five_cities_map(), five_cities_edition(), {}, 4),
            "edition: seats: 4 is not between 2 and 3");
  EXPECT_EQ(answer(five_cities_map(), five_cities_edition(), {}, 1),
            "edition: seats: 1 is not between 2 and 3");
}

TEST(Catalog, RefusesOptionsThatDoNotExist) {
  EXPECT_EQ(answer(five_cities_map(), five_cities_edition(), {{"weather", "rain"}}),
            R"(edition: options: "weather" is none of trains, flush)");
  EXPECT_EQ(answer(five_cities_map(), five_cities_edition(), {{"trains", "99"}}),
            R"(edition: options.trains: "99" is none of 12, 10)");
  EXPECT_EQ(answer(five_cities_map(), five_cities_edition(), {{"trains", "10"}, {"trains", "12"}}),
            R"(edition: options.trains: "12" is a second choice)");
}

// The file may be right and a choice wrong; then the line says which choice.
TEST(Catalog, NamesTheChoiceThatBreaksAnEdition) {
  const std::string edition =
      with(five_cities_edition(), R"({"/pieces/trains": 10})", R"({"/pieces/trains": 101})");
  EXPECT_EQ(answer(five_cities_map(), edition), "accepted");
  EXPECT_EQ(answer(five_cities_map(), edition, {{"trains", "10"}}),
            "edition (trains 10): pieces.trains: 101 is not between 0 and 63");
}

TEST(Catalog, BuildsWhatItsOptionsSay) {
  const std::string map = five_cities_map(), edition = five_cities_edition();
  const Result<Game> plain = build_game(map, edition, 3);
  const Result<Game> other = build_game(map, edition, 3, {{"flush", "off"}, {"trains", "10"}});
  ASSERT_TRUE(plain && other) << plain.error() << other.error();
  Edition expected = plain->edition;
  expected.pieces.trains = 10;
  expected.flush_at = 0;
  EXPECT_EQ(other->edition, expected);
  EXPECT_EQ(other->options, (Options{{"trains", "10"}, {"flush", "off"}}));
}

}  // namespace wagonaut::tests::catalog
