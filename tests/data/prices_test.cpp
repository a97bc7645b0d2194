// What the lanes of each edition cost and earn.
#include "tests/data/data.h"

namespace wagonaut::tests::data {

namespace {

void expect_points(std::string_view id, const std::map<int, int>& table) {
  const Edition ed = game(id).edition;
  for (const Lane& lane : ed.lanes) {
    const auto entry = table.find(lane.length());
    ASSERT_NE(entry, table.end()) << id << " has length " << int(lane.length());
    EXPECT_EQ(lane.points, entry->second) << id << " length " << int(lane.length());
  }
}

}  // namespace

// U-16, S-14, N-14, W-33.
TEST(DataPrices, LengthsEarnThePointsOfTheTables) {
  expect_points("usa", {{1, 1}, {2, 2}, {3, 4}, {4, 7}, {5, 10}, {6, 15}});
  expect_points("switzerland", {{1, 1}, {2, 2}, {3, 4}, {4, 7}, {5, 10}, {6, 15}});
  expect_points("nordic", {{1, 1}, {2, 2}, {3, 4}, {4, 7}, {5, 10}, {6, 15}, {9, 27}});
  expect_points("world", {{1, 1}, {2, 2}, {3, 4}, {4, 7}, {5, 10}, {6, 15}, {7, 18}, {8, 21}});
}

TEST(DataPrices, LocosStandInEverywhereInUsaAndWorld) {
  for (const char* id : {"usa", "world"})
    for (const Lane& lane : game(id).edition.lanes) EXPECT_TRUE(lane.printed.locos) << id;
}

// N-11, N-12.
TEST(DataPrices, LocosStandInOnFerriesAndTunnelsOnlyInNordic) {
  for (const Lane& lane : game("nordic").edition.lanes)
    EXPECT_EQ(lane.printed.locos, lane.tunnel || lane.printed.symbols > 0);
}

// S-12.
TEST(DataPrices, LocosStandInOnTunnelsOnlyInSwitzerland) {
  for (const Lane& lane : game("switzerland").edition.lanes)
    EXPECT_EQ(lane.printed.locos, lane.tunnel);
}

// N-33: any three cards stand for a loco, on as many spaces as one likes.
TEST(DataPrices, NordicFerriesTakeThreeCardsForOneOnEverySpace) {
  const Game nordic = game("nordic");
  for (const Lane& lane : nordic.edition.lanes) {
    if (lane.printed.symbols == 0) continue;
    EXPECT_EQ(lane.printed.swap_rate, 3);
    EXPECT_EQ(lane.printed.swap_max, lane.length());
  }
  const Cost expected{.kind = Kind::Rail,
                      .colour = Colour::Purple,
                      .length = 4,
                      .symbols = 2,
                      .locos = true,
                      .swap_rate = 3,
                      .swap_max = 4};
  EXPECT_EQ(nordic.edition.lane(lane_id(nordic, "honningsvag-tromso")).printed, expected);
}

// N-36, N-38, N-39: a plain grey lane of nine, any four cards for one, all nine times.
TEST(DataPrices, MurmanskLieksaTakesFourCardsForOne) {
  const Game nordic = game("nordic");
  const Lane& lane = nordic.edition.lane(lane_id(nordic, "murmansk-lieksa"));
  const Cost expected{.kind = Kind::Rail,
                      .colour = Colour::Grey,
                      .length = 9,
                      .locos = false,
                      .swap_rate = 4,
                      .swap_max = 9};
  EXPECT_EQ(lane.printed, expected);
  EXPECT_EQ(lane.points, 27);
  EXPECT_FALSE(lane.tunnel);
}

// N-41: the rates never apply to tunnels.
TEST(DataPrices, OnlyFerriesAndMurmanskLieksaHaveRates) {
  const Game nordic = game("nordic");
  EXPECT_EQ(
      count(nordic.edition.lanes, [](const Lane& lane) { return lane.printed.swap_rate > 0; }), 25);
  for (const char* id : {"usa", "switzerland", "world"})
    for (const Lane& lane : game(id).edition.lanes) {
      EXPECT_EQ(lane.printed.swap_rate, 0) << id;
      EXPECT_EQ(lane.printed.swap_max, 0) << id;
    }
}

}  // namespace wagonaut::tests::data
