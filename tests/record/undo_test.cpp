// Steps that are taken back stay in the record; the game goes on from before them.

#include "engine/record/record.h"
#include "engine/record/recorder.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

GameHeader header_with_names(const Game& game) {
  GameHeader header{game.card.id, game.card.rules, game.options, {}};
  for (int i = 0; i < game.edition.seats; ++i) header.players.push_back("P" + std::to_string(i));
  return header;
}

/// A random game in which steps are taken back now and then, and its position after each step.
struct Wandering {
  Record record;
  std::vector<State> after;
};

Wandering wander(const Game& game, std::uint64_t seed, int most) {
  QuickChance luck{Quick(seed)};
  Quick rng(seed + 1);
  Recorder table(game.edition, header_with_names(game), luck);
  std::vector<State> way{table.state()};  // positions that stand, kept beside the recorder
  Wandering out;
  while (!over(table.state()) && int(out.after.size()) < most) {
    const Seat seat = any_waiting(table.state(), rng);
    if (way.size() > 1 && rng.below(8) == 0) {
      const int steps = 1 + rng.below(std::min(4, int(way.size()) - 1));
      table.take_back(seat, steps);
      way.resize(way.size() - std::size_t(steps));
      EXPECT_EQ(table.state(), way.back());
    } else {
      table.play(seat, any_move(game.edition, table.state(), seat, rng));
      way.push_back(table.state());
    }
    out.after.push_back(table.state());
  }
  out.record = table.record();
  return out;
}

class UndoLaw : public Law {};
WAGONAUT_LAWS(UndoLaw);

TEST_P(UndoLaw, TextIsTheRecordAndReplayIsTheGame) {
  for (int i = 0; i < games_per_law() / 100 + 1; ++i) {
    const Wandering game_with_undos = wander(game(), std::uint64_t(i), i % 3 == 0 ? 60 : 100000);
    const Record& record = game_with_undos.record;
    const std::string text = write_record(edition(), game().labels, record);
    const auto read = read_record(edition(), game().labels, text);
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(*read, record);
    ASSERT_EQ(write_record(edition(), game().labels, *read), text);
    const auto end = replay(edition(), record);
    ASSERT_TRUE(end) << end.error();
    ASSERT_EQ(*end, game_with_undos.after.back());
  }
}

TEST_P(UndoLaw, ReplayStopsAtAnyStep) {
  const Wandering game_with_undos = wander(game(), 5, 100000);
  for (std::size_t i = 0; i < game_with_undos.after.size(); ++i) {
    const auto at = replay(edition(), game_with_undos.record, int(i) + 1);
    ASSERT_TRUE(at) << at.error();
    ASSERT_EQ(*at, game_with_undos.after[i]) << "after step " << i + 1;
  }
}

// The steps that stand make the same game without the detours.
TEST_P(UndoLaw, StandingStepsAreTheGame) {
  const Wandering game_with_undos = wander(game(), 9, 100000);
  Record straight = game_with_undos.record;
  straight.steps.clear();
  for (const int step : standing_steps(game_with_undos.record))
    straight.steps.push_back(game_with_undos.record.steps[std::size_t(step)]);
  ASSERT_LT(straight.steps.size(), game_with_undos.record.steps.size());
  const auto end = replay(edition(), straight);
  ASSERT_TRUE(end) << end.error();
  EXPECT_EQ(*end, game_with_undos.after.back());
}

class UndoText : public testing::Test {
 protected:
  UndoText() {
    table.play(Seat{0}, Move::keep_tickets(3));
    table.play(Seat{1}, Move::keep_tickets(3));
    table.play(Seat{0}, Move::take_blind());
  }
  std::string text() const { return write_record(game.edition, game.labels, table.record()); }
  std::string fault_of(const std::string& edited) const {
    const auto read = read_record(game.edition, game.labels, edited, Seal::Ignored);
    return read ? "" : read.error();
  }
  std::string with_last(const std::string& step) const {
    const std::string whole = text();
    return whole.substr(0, whole.find("pause")) + step + "\n";
  }

  Game game = data::game("usa");
  QuickChance luck{Quick(6)};
  Recorder table{game.edition,
                 {game.card.id, game.card.rules, {}, {"Ala", "Ala undo"}},
                 luck,
                 nullptr,
                 Seat{0}};
};

TEST_F(UndoText, ReadsAsAStepThatCounts) {
  const State before = *replay(game.edition, table.record(), 1);
  table.take_back(Seat{0}, 2);
  EXPECT_EQ(table.state(), before);
  EXPECT_NE(text().find("\n4 Ala undo 2\npause · 4 steps · check "), std::string::npos) << text();
  table.play(Seat{1}, Move::keep_tickets(6));
  EXPECT_NE(text().find("\n5 Ala undo keep "), std::string::npos) << text();
  const auto read = read_record(game.edition, game.labels, text());
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, table.record());
  EXPECT_EQ(standing_steps(*read), (std::vector<int>{0, 4}));
}

// Luck is not rewound: what was drawn and taken back need not come again.
TEST_F(UndoText, LuckGoesOn) {
  const Record before = table.record();
  const Outcomes drawn = before.steps.back().luck;
  bool other = false;
  for (int i = 0; i < 8; ++i) {
    table.take_back(Seat{0}, 1);
    table.play(Seat{0}, Move::take_blind());
    other |= table.record().steps.back().luck != drawn;
  }
  EXPECT_TRUE(other);
}

TEST_F(UndoText, WhatCannotBeIsRefused) {
  EXPECT_EQ(fault_of(with_last("4 Ala undo 3")), "");
  EXPECT_EQ(fault_of(with_last("4 Ala undo 4")),
            "line 6: 4 steps cannot be taken back, there are 3");
  EXPECT_EQ(fault_of(with_last("4 Ala undo 2\n5 Ala undo 2")),
            "line 7: 2 steps cannot be taken back, there are 1");
  EXPECT_EQ(fault_of(with_last("4 Ala undo 0")), "line 6: \"undo\" is no move");
  EXPECT_EQ(fault_of(with_last("4 Ala undo two")), "line 6: \"undo\" is no move");
  EXPECT_EQ(fault_of(with_last("4 Ala undo 1 -> R")),
            "line 6: luck is not asked when steps are taken back");
  EXPECT_EQ(fault_of(with_last("4 Cy undo 1")), "line 6: no player's name before \"Cy undo 1\"");
}

TEST_F(UndoText, ReplayRefusesWhatCannotBe) {
  Record record = table.record();
  record.steps.push_back({Seat{0}, {}, {}, 4});
  EXPECT_EQ(replay(game.edition, record).error(),
            "step 4: 4 steps cannot be taken back, there are 3");
  record.steps.back().back = -1;
  EXPECT_FALSE(replay(game.edition, record));
  record.steps.back() = {Seat{0}, {}, record.steps[2].luck, 1};
  EXPECT_FALSE(replay(game.edition, record));
}

}  // namespace
}  // namespace wagonaut::tests
