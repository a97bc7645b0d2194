// Adding a map with known rules touches data only: five invented cities with every rule the engine
// knows are loaded like any edition, and played to the end.
#include "catalog/catalog.h"
#include "catalog/game.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "tests/catalog/broken.h"

namespace wagonaut::tests::catalog {

namespace {

const Catalog& five_cities() {
  static const Result<Catalog> loaded = Catalog::load(fixtures());
  EXPECT_TRUE(loaded) << loaded.error();
  return *loaded;
}

/// Plays a random game and returns the moves it took; -1 if it did not end.
int play_out(const Edition& ed, std::uint64_t seed) {
  constexpr int kFarTooLong = 5000;
  QuickChance luck{Quick{seed}};
  Quick rng{seed + 1};
  Menu menu;
  State state = start(ed, luck);
  for (int moves = 0; moves < kFarTooLong; ++moves) {
    if (over(state)) return moves;
    const Seat seat = *state.open.ask.waiting.begin();
    list_moves(ed, state, seat, menu);
    const Move move = menu.at(ed, state.open, rng.below(menu.size()));
    EXPECT_FALSE(objection(ed, state, seat, move));
    apply(ed, state, seat, move, luck);
  }
  return -1;
}

}  // namespace

TEST(OwnMap, IsInTheCatalog) {
  const EditionCard* card = five_cities().find("five_cities");
  ASSERT_NE(card, nullptr);
  EXPECT_EQ(card->name[Language::Polish], "Pięć miast");
  EXPECT_EQ(card->rules, 2);
}

TEST(OwnMap, IsBuiltAsItsFilesSay) {
  const Result<Game> game = five_cities().build("five_cities", 3);
  ASSERT_TRUE(game) << game.error();
  const Edition& ed = game->edition;
  EXPECT_EQ(ed.nodes.size(), 8);
  EXPECT_EQ(ed.nodes[7].kind, NodeKind::Junction);
  EXPECT_EQ(ed.lanes.size(), 12);
  EXPECT_EQ(ed.lanes[0].mates, (FixedVector<LaneId, 2>{LaneId{1}}));
  EXPECT_EQ(ed.lanes[1].mates, (FixedVector<LaneId, 2>{LaneId{0}}));
  EXPECT_TRUE(ed.lanes[2].tunnel);
  EXPECT_EQ(ed.lanes[3].printed.symbols, 2);
  EXPECT_EQ(ed.lanes[3].printed.swap_max, 2);
  EXPECT_EQ(ed.lanes[4].printed.doubled, 1);
  EXPECT_EQ(ed.lanes[5].printed.swap_rate, 3);
  EXPECT_EQ(ed.lanes[5].printed.swap_max, 5);
  EXPECT_EQ(ed.lanes[9].printed.kind, Kind::Sea);
  EXPECT_EQ(ed.tickets[4].penalty, 5);
  EXPECT_EQ(game->nodes[4].x, 300);
  EXPECT_EQ(game->nodes[4].y, 400);
  EXPECT_EQ(game->labels.sorts[5], "*");
  EXPECT_EQ(ed.loco, Sort{5});
}

TEST(OwnMap, ClosesDoubleLanesForTwo) {
  EXPECT_TRUE(five_cities().build("five_cities", 2)->edition.one_lane_per_group);
  EXPECT_FALSE(five_cities().build("five_cities", 3)->edition.one_lane_per_group);
}

TEST(OwnMap, IsPlayedToTheEnd) {
  for (const Options& options : {Options{}, Options{{"flush", "off"}, {"trains", "10"}}})
    for (int seats = 2; seats <= 3; ++seats) {
      const Result<Game> game = five_cities().build("five_cities", seats, options);
      ASSERT_TRUE(game) << game.error();
      for (std::uint64_t seed = 1; seed <= 50; ++seed)
        EXPECT_GT(play_out(game->edition, seed), 2 * seats) << seed;
    }
}

TEST(OwnMap, IsScored) {
  const Result<Game> game = five_cities().build("five_cities", 3);
  ASSERT_TRUE(game) << game.error();
  QuickChance luck{Quick{7}};
  const State state = start(game->edition, luck);
  // Nobody has anything yet: every harbour is unbuilt.
  for (int seat = 0; seat < 3; ++seat)
    EXPECT_EQ(standings(game->edition, state).seat[std::size_t(seat)].total, -2);
}

}  // namespace wagonaut::tests::catalog
