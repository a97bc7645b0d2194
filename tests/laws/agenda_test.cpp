// The engine can stop wherever a card leaves a pile, ask somebody, and go on as if nothing had
// happened: what is still to be done lies in the state.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/luck/dealers.h"
#include "engine/sight/sight.h"
#include "tests/laws/tables.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

class AgendaLaw : public Law {
 protected:
  /// Of an edition, at all its tables together, five times as many as of other laws.
  int games() const {
    int tables = 0;
    for (const TableName& table : all_tables()) tables += table.edition == GetParam().edition;
    return (games_per_law() * 5 + tables - 1) / tables;
  }
};
WAGONAUT_LAWS(AgendaLaw);

class FactNotes final : public Log {
 public:
  void note(const Fact& fact) override { facts.push_back(fact); }
  std::vector<Fact> facts;
};

/// The same game, interrupted and not: the second answers every question of a card with "go on".
struct Twins {
  Twins(const Edition& ed, std::uint64_t seed)
      : plain(ed), asking(ed), plain_luck(Quick(seed)), asking_luck(Quick(seed)) {
    asking.asks_for_cards = true;
    straight = start(plain, plain_luck, &heard);
    halting = start(asking, asking_luck, &heard_halting);
    go_on();
  }

  void play(Seat seat, const Move& move) {
    apply(plain, straight, seat, move, plain_luck, &heard);
    apply(asking, halting, seat, move, asking_luck, &heard_halting);
    go_on();
  }

  /// Each stop goes through a copy, and through the eyes of a seat, as a saved game would.
  void go_on() {
    while (halting.open.ask.kind == AskKind::EffectChoice) {
      const Seat seat = *halting.open.ask.waiting.begin();
      ASSERT_EQ(halting.open.ask.waiting.count(), 1);
      ASSERT_EQ(objection(asking, halting, seat, Move::take_blind()), Refusal::WrongKindOfMove);
      deepest = std::max(deepest, halting.open.agenda.size());
      for (const Item& item : halting.open.agenda) ++left[std::size_t(item.todo)];
      const View seen = look(asking, halting, seat);
      ASSERT_EQ(seen.choices.size(), 1);
      const Move answer = seen.choices.at(asking, seen.open, 0);
      ASSERT_EQ(answer, Move::decline());
      State copy = halting;
      apply(asking, copy, seat, answer, asking_luck, &heard_halting);
      halting = copy;
      ++stops;
    }
  }

  Edition plain, asking;
  QuickChance plain_luck, asking_luck;
  State straight, halting;
  FactNotes heard, heard_halting;
  long stops = 0;
  int deepest = 0;
  std::array<long, std::size_t(Todo::Postcards) + 1> left{};  // how often it was interrupted
};

TEST_P(AgendaLaw, AGameGoesOnWhereItWasInterrupted) {
  long stops = 0;
  std::array<long, std::size_t(Todo::Postcards) + 1> left{};
  for (int game = 0; game < games(); ++game) {
    Twins twins(edition(), std::uint64_t(game));
    Quick mind(std::uint64_t(game) + 1);
    for (;;) {
      ASSERT_EQ(twins.straight, twins.halting) << "game " << game;
      ASSERT_EQ(twins.heard.facts, twins.heard_halting.facts) << "game " << game;
      twins.heard.facts.clear();
      twins.heard_halting.facts.clear();
      // Only after an offer of tickets there is something left to be done: the turn ends, or
      // begins.
      const bool offered = twins.straight.open.ask.kind == AskKind::KeepTickets;
      ASSERT_TRUE(twins.straight.open.agenda.size() == (offered ? 1 : 0));
      if (over(twins.straight)) break;
      const Seat seat = any_waiting(twins.straight, mind);
      twins.play(seat, any_move(twins.plain, twins.straight, seat, mind));
      if (HasFatalFailure()) return;
    }
    stops += twins.stops;
    ASSERT_LE(twins.deepest, 12);
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += twins.left[i];
  }
  EXPECT_GT(stops, 40L * games());
  for (const Todo todo : {Todo::DealOn, Todo::CheckFlush, Todo::OfferFirst, Todo::GoOnDrawing}) {
    // Where newspapers are replaced in the first deal, nobody is asked in it (L-21).
    if (todo == Todo::OfferFirst && edition().newspaper != kNoCard) continue;
    EXPECT_GT(left[std::size_t(todo)], 0) << "never interrupted: " << int(todo);
  }
  if (!edition().index.tunnels.empty()) {
    EXPECT_GT(left[std::size_t(Todo::Reveal)], 0);
  }
}

// G-17: a row with gaps is seldom restored in games at random, so one is written out.
TEST(Agenda, ARestorationGoesOnWhereItWasInterrupted) {
  Scenario plain(usa_rules(2), {.lanes = {"A-B:3R"}});
  plain.set_row("B - - G -");
  plain.set_draw_pile("");
  plain.set_hand(P0, "3R");
  Scenario asking = plain;
  asking.setting.edition.asks_for_cards = true;
  plain.play(P0, "claim A-B with 3R");
  asking.play(P0, "claim A-B with 3R");
  int interrupted = 0;
  while (asking.state.open.ask.kind == AskKind::EffectChoice) {
    for (const Item& item : asking.state.open.agenda) interrupted += item.todo == Todo::FillRow;
    asking.play(P1, "no");
  }
  EXPECT_EQ(interrupted, 3);
  EXPECT_EQ(asking.row(), "B R R G R");
  EXPECT_EQ(asking.state, plain.state);
  EXPECT_EQ(asking.ask(), "P1 ChooseAction");
}

}  // namespace
}  // namespace wagonaut::tests
