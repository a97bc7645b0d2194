// A client that may not do something asks `judge` why: the place speaks before the cards do.
#include <gtest/gtest.h>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/rules/network.h"
#include "server/protocol/messages.h"
#include "tests/support/room_fakes.h"

namespace wagonaut::tests {
namespace {

/// Why the seat may not do this now; nothing if it may.
std::optional<Refusal> why_not(RoomSetting& setting, int seat, const std::string& move) {
  const Reply reply = setting.wish(seat, JudgeWish{"why", move});
  EXPECT_TRUE(reply.answer == Answer::Granted || reply.answer == Answer::Refused) << move;
  return reply.refusal;
}

/// What keeps the seat from claiming a lane before any card is looked at.
std::optional<Refusal> lane_fault(const Edition& ed, const State& s, Seat seat, LaneId lane) {
  const Lane& l = ed.lane(lane);
  if (owner_of(ed, s.open, lane) != kNobody) return Refusal::LaneTaken;
  for (const LaneId mate : l.mates) {
    if (owner_of(ed, s.open, mate) == seat) return Refusal::OwnGroup;
    if (owner_of(ed, s.open, mate) != kNobody && ed.one_lane_per_group) return Refusal::LaneClosed;
  }
  const int pieces = l.kind() == Kind::Rail ? s.open.at(seat).trains : s.open.at(seat).ships;
  if (pieces < l.length()) return Refusal::TooFewPieces;
  return std::nullopt;
}

using Seen = std::map<Refusal, int>;

void ask_for_lanes(RoomSetting& setting, int seat, Seen& seen) {
  const Game& game = setting.room->table().game();
  const State& s = setting.room->table().state();
  for (int i = 0; i < game.edition.lanes.size(); ++i) {
    const std::string claim = "claim " + game.labels.lanes[std::size_t(i)];
    const auto fault = lane_fault(game.edition, s, Seat(seat), LaneId(i));
    const auto without_cards = why_not(setting, seat, claim);
    const auto with_others_cards = why_not(setting, seat, claim + " ****************");
    EXPECT_EQ(without_cards, fault.value_or(Refusal::WrongNumberOfCards)) << claim;
    EXPECT_EQ(with_others_cards, fault.value_or(Refusal::CardsNotHeld)) << claim;
    if (without_cards) ++seen[*without_cards];
  }
}

void ask_for_harbours(RoomSetting& setting, int seat, Seen& seen) {
  const Game& game = setting.room->table().game();
  for (const std::string& node : game.labels.nodes) {
    const auto why = why_not(setting, seat, "harbour " + node);
    ASSERT_TRUE(why) << "a harbour for nothing";
    ++seen[*why];
  }
}

/// Plays a game to its end and asks at every fourth turn.
Seen asked_all_game(const std::string& edition, int seats) {
  RoomSetting setting(seats, 0, edition);
  setting.past_setup();
  Seen seen;
  for (int steps = 0; setting.asked() >= 0; ++steps) {
    const int seat = setting.asked();
    const State& s = setting.room->table().state();
    if (s.open.ask.kind == AskKind::ChooseAction && s.open.turn % 4 == 0) {
      ask_for_lanes(setting, seat, seen);
      ask_for_harbours(setting, seat, seen);
    }
    if (s.open.ask.kind == AskKind::PickCard)
      for (int slot = 0; slot < setting.room->table().game().edition.slots(); ++slot)
        if (const auto why = why_not(setting, seat, "slot " + std::to_string(slot))) ++seen[*why];
    EXPECT_EQ(setting.step(seat).answer, Answer::Granted);
  }
  return seen;
}

/// A lane of the board where locos are wanted (N-30).
LaneId some_ferry(const Edition& ed) {
  for (int i = 0; i < ed.lanes.size(); ++i)
    if (ed.lane(LaneId(i)).printed.symbols == 1) return LaneId(i);
  return LaneId{0};
}

// Whether the cards are held or lawful does not matter: only the asker hears of his own question.
TEST(WhyNot, CardsThatAreNamedAreLaidOnTheLane) {
  RoomSetting setting(2, 0, "nordic");
  setting.past_setup();
  const Game& game = setting.room->table().game();
  const LaneId ferry = some_ferry(game.edition);
  const std::string claim = "claim " + game.labels.lanes[std::size_t(ferry)];
  const int seat = setting.asked();
  const Reply reply = setting.wish(seat, JudgeWish{"look", claim + " RR*"});
  ASSERT_TRUE(reply.payment);
  EXPECT_EQ(reply.payment->covered, 3);
  EXPECT_EQ(reply.payment->swaps, 0);
  ASSERT_EQ(int(reply.payment->spaces.size()), game.edition.lane(ferry).printed.length);
  EXPECT_EQ(reply.payment->spaces[0].wants, "loco");
  EXPECT_EQ(reply.payment->spaces[0].cards, "*");
  EXPECT_EQ(reply.payment->spaces[1].wants, "colour");
  EXPECT_NE(
      server::reply_json(reply).find(
          R"("payment":{"covered":3,"wasted":0,"swaps":0,"spaces":[{"wants":"loco","cards":"*"})"),
      std::string::npos);
  EXPECT_EQ(reply.payment->sorts, game.labels.sorts);  // any three cards stand for the loco (N-33)
  EXPECT_FALSE(setting.wish(seat, JudgeWish{"look", claim}).payment);
  EXPECT_FALSE(setting.wish(seat, JudgeWish{"look", "slot 0"}).payment);
}

LaneId some_tunnel(const Edition& ed) {
  for (int i = 0; i < ed.lanes.size(); ++i)
    if (ed.lane(LaneId(i)).tunnel) return LaneId(i);
  return LaneId{0};
}

// Chances are an aid that a table allows or not, and only of a tunnel.
TEST(WhyNot, ChancesOfATunnelAreToldWhereTheTableAllowsThem) {
  for (const Aids aids : {Aids::Off, Aids::Public, Aids::Odds}) {
    TableSettings settings;
    settings.aids = aids;
    RoomSetting setting(2, 0, "nordic", settings);
    setting.past_setup();
    const Game& game = setting.room->table().game();
    const auto ask = [&](LaneId lane) {
      const std::string claim = "claim " + game.labels.lanes[std::size_t(lane)] + " RR";
      return setting.wish(setting.asked(), JudgeWish{"odds", claim});
    };
    const Reply tunnel = ask(some_tunnel(game.edition));
    ASSERT_TRUE(tunnel.payment);
    EXPECT_EQ(tunnel.payment->toll.size(), aids == Aids::Odds ? 4U : 0U);
    const bool written = server::reply_json(tunnel).find(R"("toll":[0.)") != std::string::npos;
    EXPECT_EQ(written, aids == Aids::Odds);
    EXPECT_TRUE(ask(some_ferry(game.edition)).payment->toll.empty());
  }
}

}  // namespace

TEST(WhyNot, TheLaneSpeaksBeforeTheCards) {
  const Seen seen = asked_all_game("usa", 2);
  for (const Refusal why :
       {Refusal::LaneTaken, Refusal::OwnGroup, Refusal::LaneClosed, Refusal::TooFewPieces,
        Refusal::WrongNumberOfCards, Refusal::LocoNotAsSecondCard, Refusal::NoHarbourLeft})
    EXPECT_TRUE(seen.contains(why)) << refusal_name(why);
}

TEST(WhyNot, ThePortSpeaksBeforeTheCards) {
  const Seen seen = asked_all_game("world", 3);
  for (const Refusal why : {Refusal::NotAPort, Refusal::NoOwnLaneThere, Refusal::WrongHarbourCards})
    EXPECT_TRUE(seen.contains(why)) << refusal_name(why);
}

// Where cards do things, what a claim brings is told with its payment, to whoever asks; not with
// one that would be refused.
TEST(WhyNot, AClaimThatWouldBeGrantedTellsItsSteps) {
  RoomSetting setting(3, 0, "legacy");
  setting.past_setup();
  const Table& table = setting.room->table();
  const Game& game = table.game();
  int told = 0;
  for (int turn = 0; turn < 40 && setting.asked() >= 0; ++turn) {
    const int seat = setting.asked();
    Menu menu;
    list_moves(game.edition, table.state(), Seat(seat), menu);
    for (int i = 0; i < menu.size(); ++i) {
      const Move move = menu.at(game.edition, table.state().open, i);
      if (move.kind != MoveKind::ClaimLane) continue;
      const std::string text = move_text(game.labels, table.state(), Seat(seat), move);
      const Reply reply = setting.wish(seat, JudgeWish{"look", text});
      ASSERT_TRUE(reply.payment);
      if (reply.payment->steps.empty()) continue;
      ++told;
      EXPECT_NE(server::reply_json(reply).find(R"("steps":[{"step":)"), std::string::npos);
      EXPECT_TRUE(setting.wish(seat, JudgeWish{"look", text + "******"}).payment->steps.empty());
    }
    setting.step(seat);
  }
  EXPECT_GT(told, 0);
}

TEST(WhyNot, ExchangesAndTickets) {
  RoomSetting setting(2, 0, "world");
  setting.past_setup();
  const int seat = setting.asked();
  EXPECT_EQ(why_not(setting, seat, "exchange 0 trains"), Refusal::NothingExchanged);
  EXPECT_EQ(why_not(setting, seat, "exchange 60 ships"), Refusal::TooManyExchanged);
  EXPECT_EQ(why_not(setting, seat, "tickets"), std::nullopt);
  EXPECT_EQ(why_not(setting, 1 - seat, "tickets"), Refusal::NotYourDecision);
  EXPECT_EQ(why_not(setting, seat, "withdraw"), Refusal::WrongKindOfMove);
}

}  // namespace wagonaut::tests
