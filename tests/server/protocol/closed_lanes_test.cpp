// What a view says is closed is what the law refuses, on a small map with single lanes, double and
// triple groups (G-25, G-27, L-52), for every seat and for spectators.
#include <set>

#include "bots/position.h"
#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/sight/sight.h"
#include "server/protocol/writing.h"
#include "server/room/sight.h"
#include "tests/laws/tables.h"
#include "tests/server/protocol/parsed.h"
#include "tests/support/setting.h"

namespace wagonaut::tests::protocol {
namespace {

using Names = std::set<std::string>;

Game grouped_game(int seats) {
  const Setting set =
      set_on(usa_rules(seats), {.lanes = {"A-B:1R | A-B:1G | A-B:1B", "B-C:1R | B-C:1G", "C-D:1Y",
                                          "D-A:2", "B-D:2R | B-D:2G | B-D:2B", "A-C:2K | A-C:2W"},
                                .tickets = {}});
  Game game;
  game.edition = set.edition;
  for (int i = 0; i < set.edition.lanes.size(); ++i)
    game.labels.lanes.push_back("l" + std::to_string(i));
  for (int i = 0; i < set.edition.nodes.size(); ++i)
    game.labels.nodes.push_back("n" + std::to_string(i));
  for (int i = 0; i < set.edition.tickets.size(); ++i)
    game.labels.tickets.push_back("t" + std::to_string(i));
  for (const char code : std::string_view("RBGYKWOP*")) game.labels.sorts.emplace_back(1, code);
  game.labels.decks = {"train"};
  return game;
}

Names told_closed(const Game& game, const State& s, std::optional<Seat> viewer) {
  server::JsonWriter w;
  server::write_view(w, game, server::sight_of(game.edition, look(game.edition, s, viewer)));
  Names out;
  const json::object view = parsed(w.take(), "View");
  for (const json::value& lane : view.at("closed").as_array()) out.insert(str(lane));
  return out;
}

/// Read off the owners, one lane at a time.
bool closed_to(const Edition& ed, const State& s, Seat seat, LaneId lane) {
  int taken = 0, own = 0;
  for (const LaneId mate : ed.lane(lane).mates) {
    taken += owner_of(ed, s.open, mate) != kNobody ? 1 : 0;
    own += owner_of(ed, s.open, mate) == seat ? 1 : 0;
  }
  return own > 0 || (ed.one_lane_per_group && ed.lane(lane).mates.size() == 1 && taken > 0);
}

bool closed_to_all(const Edition& ed, const State& s, LaneId lane) {
  for (int i = 0; i < ed.seats; ++i)
    if (!closed_to(ed, s, Seat(i), lane)) return false;
  return true;
}

Names truly_closed(const Game& game, const State& s, std::optional<Seat> viewer) {
  const Edition& ed = game.edition;
  Names out;
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const LaneId lane = LaneId(i);
    if (owner_of(ed, s.open, lane) != kNobody) continue;
    if (viewer ? closed_to(ed, s, *viewer, lane) : closed_to_all(ed, s, lane))
      out.insert(game.labels.lanes[std::size_t(i)]);
  }
  return out;
}

/// Why the seat that is to act may not claim a lane, whatever it would pay.
void expect_refusals(const Game& game, const State& s, Seat seat) {
  const Names closed = told_closed(game, s, seat);
  for (int i = 0; i < game.edition.lanes.size(); ++i) {
    const Move claim{MoveKind::ClaimLane, std::uint8_t(i), 0, Cards{}};
    const auto why = objection(game.edition, s, seat, claim);
    ASSERT_TRUE(why);
    EXPECT_EQ(closed.contains(game.labels.lanes[std::size_t(i)]),
              *why == Refusal::LaneClosed || *why == Refusal::OwnGroup);
  }
}

void expect_bots_agree(const Edition& ed, const State& s, Seat seat) {
  const View view = look(ed, s, seat);
  const LaneSet open = position_of(ed, view).open;
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const LaneId lane = LaneId(i);
    const bool free = owner_of(ed, s.open, lane) == kNobody && !closed_to(ed, s, seat, lane);
    EXPECT_EQ(open.contains(lane), free);
  }
}

class ClosedLanes : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Seats, ClosedLanes, testing::Values(2, 3, 4, 5));

TEST_P(ClosedLanes, AreToldAsTheLawHasThem) {
  const Game game = grouped_game(GetParam());
  const Edition& ed = game.edition;
  int seen = 0;
  play_random_games(ed, 40, [&](const State& s, Seat seat, const Move&, Quick&) {
    if (s.open.ask.kind != AskKind::ChooseAction) return;
    for (int i = -1; i < ed.seats; ++i) {
      const auto viewer = i < 0 ? std::optional<Seat>() : Seat(i);
      const Names truth = truly_closed(game, s, viewer);
      EXPECT_EQ(told_closed(game, s, viewer), truth);
      seen += int(truth.size());
      if (viewer) expect_bots_agree(ed, s, *viewer);
    }
    expect_refusals(game, s, seat);
  });
  EXPECT_GT(seen, 100);
}

// L-52: the third lane of a triple group is open to a seat that has none of them.
TEST(ClosedLanesOf, ATripleGroupStayOpenToOthers) {
  const Game game = grouped_game(2);
  QuickChance luck{Quick(1)};
  State s = start(game.edition, luck);
  give_lane(game.edition, s.open, Seat{0}, LaneId{0});
  EXPECT_EQ(told_closed(game, s, Seat{0}), (Names{"l1", "l2"}));
  EXPECT_EQ(told_closed(game, s, Seat{1}), Names{});
  EXPECT_EQ(told_closed(game, s, std::nullopt), Names{});
  give_lane(game.edition, s.open, Seat{1}, LaneId{1});
  for (int i = -1; i < 2; ++i)
    EXPECT_EQ(told_closed(game, s, i < 0 ? std::optional<Seat>() : Seat(i)), Names{"l2"});
  give_lane(game.edition, s.open, Seat{1}, LaneId{3});  // of a pair
  EXPECT_EQ(told_closed(game, s, Seat{0}), (Names{"l2", "l4"}));
}

}  // namespace
}  // namespace wagonaut::tests::protocol
