// What is said of moves is true, depends on the view alone, and is said of every move.
#include <set>

#include "bots/bot.h"
#include "engine/sight/sight.h"
#include "tests/bots/reason_truth.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests::bots {
namespace {

class ReasonLaw : public Law {};
WAGONAUT_LAWS(ReasonLaw);

/// The bot in all seats; `at_decision` sees every position with the seat and its move.
template <class Watcher>
void watch(const Edition& ed, const std::string& name, std::uint64_t seed, Watcher at_decision) {
  const auto bot = make_bot(name);
  QuickChance luck{Quick(seed)};
  Quick mind(seed + 1), order(seed + 2);
  State s = start(ed, luck);
  while (!over(s) && !testing::Test::HasFailure()) {
    const Seat seat = any_waiting(s, order);
    const Move move = bot->choose(ed, look(ed, s, seat), mind);
    at_decision(s, seat, move);
    apply(ed, s, seat, move, luck);
  }
}

std::string told(const Edition& ed, const State& s, Seat seat, const Move& move) {
  const Reason reason = reason_of(ed, look(ed, s, seat), move);
  const std::string fault = untruth_in({ed, s, seat, move, reason});
  return fault.empty() ? "" : std::string(code_of(reason.why)) + ": " + fault;
}

TEST_P(ReasonLaw, ReasonsAreTrueOfMovesThatBotsMake) {
  for (const std::string& bot : quick_bot_names()) {
    SCOPED_TRACE(bot);
    watch(edition(), bot, 3, [&](const State& s, Seat seat, const Move& move) {
      EXPECT_EQ(told(edition(), s, seat, move), "");
    });
  }
}

// Not only what a bot would do: anything that the menu offers.
TEST_P(ReasonLaw, ReasonsAreTrueOfAnyMove) {
  Quick rng(5);
  watch(edition(), "planner", 9, [&](const State& s, Seat seat, const Move&) {
    for (int i = 0; i < 3; ++i)
      EXPECT_EQ(told(edition(), s, seat, any_move(edition(), s, seat, rng)), "");
  });
}

// A seat that takes its last points does not act again.
TEST_P(ReasonLaw, LastPointsAreTheLast) {
  SeatSet done;
  watch(edition(), "planner", 4, [&](const State& s, Seat seat, const Move& move) {
    if (s.open.ask.kind != AskKind::ChooseAction) return;
    EXPECT_FALSE(done.contains(seat));
    if (reason_of(edition(), look(edition(), s, seat), move).why == Why::LastPoints)
      done.insert(seat);
  });
}

// In another world that looks the same to the seat, the same is said.
TEST_P(ReasonLaw, WorldsThatLookAlikeHaveTheSameReasons) {
  Quick rng(7);
  watch(edition(), "planner", 6, [&](const State& s, Seat seat, const Move& move) {
    const View view = look(edition(), s, seat);
    const State world = imagine(edition(), view, rng);
    EXPECT_EQ(reason_of(edition(), view, move),
              reason_of(edition(), look(edition(), world, seat), move));
  });
}

/// As if only locos lay face up, which are no second cards.
State with_locos_face_up(const Edition& ed, State s) {
  for (Sort& card : s.open.market)
    if (card != kNoCard) card = ed.loco;
  return s;
}

// None of the codes is there for nothing.
TEST(Reasons, AreAllGivenAtSomeTime) {
  std::set<Why> given;
  for (const TableName& table : all_tables()) {
    if (table.seats % 2 != 0) continue;
    const Edition ed = data::game(table.edition, table.seats).edition;
    const auto note = [&](const State& s, Seat seat, const Move& move) {
      given.insert(reason_of(ed, look(ed, s, seat), move).why);
      if (s.open.ask.kind != AskKind::PickCard || move.kind != MoveKind::TakeBlind) return;
      given.insert(reason_of(ed, look(ed, with_locos_face_up(ed, s), seat), move).why);
    };
    for (const std::string bot : {"random", "greedy", "long_route", "ticket_greedy"})
      for (std::uint64_t game = 0; game < 4; ++game) watch(ed, bot, 50 + game, note);
  }
  for (int i = 0; i < kWhys; ++i) EXPECT_TRUE(given.contains(Why(i))) << code_of(Why(i));
}

TEST(Reasons, HaveCodesOfTheirOwn) {
  std::set<std::string_view> codes;
  for (int i = 0; i < kWhys; ++i) codes.insert(code_of(Why(i)));
  EXPECT_EQ(int(codes.size()), kWhys);
  EXPECT_FALSE(codes.contains(""));
}

}  // namespace
}  // namespace wagonaut::tests::bots
