// Bots by their names, and the ways they look for. What all of them promise: tests/bots.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bot.h"
#include "bots/routes.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"
#include "tests/tools/program.h"
#include "texts/book.h"

namespace wagonaut::tests::tools {
namespace {

TEST(Bots, PlayTheSameGameFromTheSameSeed) {
  const Game game = game_of("world", 2);
  for (const std::string& name : quick_bot_names()) {
    std::vector<State> ends;
    for (int round = 0; round < 2; ++round) {
      const auto bot = make_bot(name);
      QuickChance luck{Quick(5)};
      Quick mind(6);
      State s = start(game.edition, luck);
      while (!over(s)) {
        const Seat seat = *s.open.ask.waiting.begin();
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
  ASSERT_FALSE(levels.empty());
  for (const std::string& level : levels) {
    EXPECT_NE(make_bot(level), nullptr) << level;
    EXPECT_TRUE(book().has("bots." + level)) << level;
  }
}

// People choose from a short list; the rest is for measuring. What tables were opened with stays.
TEST(Bots, AreMoreThanPeopleChooseFrom) {
  const auto levels = bot_levels();
  EXPECT_LT(levels.size(), bot_names().size());
  for (const char* id : {"random", "greedy"})
    EXPECT_NE(std::find(levels.begin(), levels.end(), id), levels.end()) << id;
}

TEST(Bots, AreMadeByName) {
  for (const std::string& name : bot_names()) EXPECT_NE(make_bot(name), nullptr) << name;
  EXPECT_EQ(make_bot("nobody"), nullptr);
  EXPECT_EQ(make_bot(""), nullptr);
}

// A bot can be asked for with other settings than its own, to tune it or to give it less time.
TEST(Bots, SomeHaveSettings) {
  for (const std::string name : {"planner:", "planner:race=130", "planner:race=130/card=7",
                                 "planner:margin=-40", "search:playouts=20/moves=4"})
    EXPECT_NE(make_bot(name), nullptr) << name;
  for (const std::string name :
       {"planner:race", "planner:race=", "planner:race=x", "planner:race=1x", "planner:=1",
        "planner:/", "planner:nothing=1", "planner:race=100000", "search:rounds=0",
        "search:playouts=0", "search:playouts=99999999999999999999", "search:race=1",
        "racer:race=1", "nobody:race=1", ":"})
    EXPECT_EQ(make_bot(name), nullptr) << name;
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
  LaneSet open = view.open.at(Seat{0}).claimable;
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
