// Bots play by sight and by the law, in every edition and at every number of seats.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/routes.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/tools/program.h"

namespace wagonaut::tests::tools {
namespace {

/// One game of a single bot against itself; every move must be lawful and on the menu.
void play_lawfully(const Game& game, const std::string& name, std::uint64_t seed) {
  const auto bot = make_bot(name);
  QuickChance luck{Quick(seed)};
  Quick mind(seed + 1);
  State s = start(game.edition, luck);
  int decisions = 0;
  while (!over(s)) {
    ASSERT_LT(++decisions, 5000) << game.card.id << " does not end";
    const Seat seat = *s.ask.waiting.begin();
    const View view = look(game.edition, s, seat);
    const Move move = bot->choose(game.edition, view, mind);
    const auto why = objection(game.edition, s, seat, move);
    ASSERT_FALSE(why) << name << " in " << game.card.id << ": " << refusal_name(*why);
    apply(game.edition, s, seat, move, luck);
  }
}

TEST(Bots, PlayLawfulGamesToTheEnd) {
  for (const EditionCard& card : catalog().editions())
    for (int seats = card.min_seats; seats <= card.max_seats; ++seats) {
      const Game game = game_of(card.id, seats);
      for (const std::string& name : bot_names())
        for (std::uint64_t seed = 0; seed < 4; ++seed) play_lawfully(game, name, seed);
    }
}

TEST(Bots, PlayTheSameGameFromTheSameSeed) {
  const Game game = game_of("world", 2);
  for (const std::string& name : bot_names()) {
    std::vector<State> ends;
    for (int round = 0; round < 2; ++round) {
      const auto bot = make_bot(name);
      QuickChance luck{Quick(5)};
      Quick mind(6);
      State s = start(game.edition, luck);
      while (!over(s)) {
        const Seat seat = *s.ask.waiting.begin();
        apply(game.edition, s, seat, bot->choose(game.edition, look(game.edition, s, seat), mind),
              luck);
      }
      ends.push_back(s);
    }
    EXPECT_TRUE(ends[0] == ends[1]) << name;
  }
}

TEST(Bots, HaveNamesInBothLanguages) {
  const auto levels = bot_levels();
  ASSERT_EQ(levels.size(), bot_names().size());
  for (std::size_t i = 0; i < levels.size(); ++i) {
    EXPECT_EQ(levels[i].id, bot_names()[i]);
    EXPECT_FALSE(levels[i].en.empty() || levels[i].pl.empty()) << levels[i].id;
  }
}

TEST(Bots, AreMadeByName) {
  for (const std::string& name : bot_names()) EXPECT_NE(make_bot(name), nullptr) << name;
  EXPECT_EQ(make_bot("nobody"), nullptr);
  EXPECT_EQ(make_bot(""), nullptr);
}

LaneId lane_called(const Game& game, const std::string& id) {
  const auto& all = game.labels.lanes;
  return LaneId(std::find(all.begin(), all.end(), id) - all.begin());
}

TicketId ticket_called(const Game& game, const std::string& id) {
  const auto& all = game.labels.tickets;
  return TicketId(std::find(all.begin(), all.end(), id) - all.begin());
}

// Denver – El Paso: two lanes of two spaces over Santa Fe are the shortest way.
TEST(Routes, FindTheShortestWay) {
  const Game game = game_of("usa", 2);
  const Edition& ed = game.edition;
  QuickChance luck{Quick(1)};
  const View view = look(ed, start(ed, luck), Seat{0});
  LaneSet open = open_lanes(ed, view, Seat{0});
  EXPECT_EQ(open.count(), ed.lanes.size());
  const Ticket& ticket = ed.ticket(ticket_called(game, "denver-el_paso"));
  const auto way = shortest_way(ed, {}, open, ticket);
  ASSERT_TRUE(way);
  EXPECT_EQ(way->length, 4);
  EXPECT_EQ(way->lanes.count(), 2);

  LaneSet own;
  own.insert(lane_called(game, "denver-santa_fe"));
  EXPECT_EQ(shortest_way(ed, own, open, ticket)->length, 2);
  EXPECT_FALSE(joined(ed, own, ticket));
  own.insert(lane_called(game, "santa_fe-el_paso"));
  EXPECT_TRUE(joined(ed, own, ticket));
  EXPECT_FALSE(shortest_way(ed, {}, LaneSet{}, ticket));
}

}  // namespace
}  // namespace wagonaut::tests::tools
