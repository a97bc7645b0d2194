// What happened is kept as text, and the text is what happened.

#include "server/room/fact_text.h"

#include "engine/sight/sight.h"
#include "tests/data/data.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {
namespace {

using namespace server;

class HeardFacts final : public Log {
 public:
  void note(const Fact& fact) override { facts.push_back(fact); }
  std::vector<Fact> facts;
};

class RoomFactText : public Law {};
WAGONAUT_LAWS(RoomFactText);

/// All facts of a random game, the deal included.
std::vector<Fact> facts_of_game(const Edition& ed, int number) {
  HeardFacts log;
  Quick rng(std::uint64_t(number) + 17);
  QuickChance luck{Quick(std::uint64_t(number))};
  State s = start(ed, luck, &log);
  while (!over(s)) {
    const Seat seat = any_waiting(s, rng);
    apply(ed, s, seat, any_move(ed, s, seat, rng), luck, &log);
  }
  return log.facts;
}

TEST_P(RoomFactText, TheTextIsTheFacts) {
  for (int i = 0; i < games_per_law() / 4 + 1; ++i) {
    const std::vector<Fact> facts = facts_of_game(edition(), i);
    const auto read = facts_from(game().labels, facts_text(game().labels, facts));
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(read->size(), facts.size());
    ASSERT_TRUE(*read == facts) << "game " << i;
  }
}

// What others hear can be kept as well.
TEST_P(RoomFactText, HeardFactsToo) {
  std::vector<Fact> facts = facts_of_game(edition(), 1);
  for (Fact& fact : facts) fact = tell(fact, std::nullopt);
  const auto read = facts_from(game().labels, facts_text(game().labels, facts));
  ASSERT_TRUE(read) << read.error();
  EXPECT_TRUE(*read == facts);
}

// All that a rule writes into a fact is in the row of its kind, or its own seat would not hear it.
TEST_P(RoomFactText, RowsNameAllThatRulesSay) {
  for (const Fact& fact : facts_of_game(edition(), 2))
    EXPECT_TRUE(tell(fact, fact.seat) == fact) << fact_name(fact.kind);
}

TEST(RoomFactWords, WhatNoRowNamesIsToldToNobody) {
  Cards cards;
  cards[Sort{0}] = 1;
  const Fact fact{.kind = FactKind::TurnBegan, .seat = Seat{1}, .card = Sort{2}, .cards = cards};
  EXPECT_TRUE(tell(fact, Seat{1}) == (Fact{.kind = FactKind::TurnBegan, .seat = Seat{1}}));
}

TEST(RoomFactWords, ALineAFact) {
  const Labels labels = data::game("usa").labels;
  const std::vector<Fact> facts{{.kind = FactKind::GameStarted, .seat = Seat{1}},
                                {.kind = FactKind::CardTurned, .what = 3, .card = Sort{1}},
                                {.kind = FactKind::GameEnded}};
  EXPECT_EQ(facts_text(labels, facts), "2G1\nc3" + labels.sorts[1] + "\nE");
  EXPECT_EQ(facts_text(labels, {}), "");
  EXPECT_TRUE(facts_from(labels, "")->empty());
}

TEST(RoomFactWords, WhatIsWrongIsNamed) {
  const Labels labels = data::game("usa").labels;
  const auto fault = [&](std::string_view text) {
    const auto read = facts_from(labels, text);
    return read ? "" : read.error();
  };
  EXPECT_EQ(fault("game_ended\n"), "");
  EXPECT_EQ(fault("game_ended\n\n"), "fact 2: \"\" is no fact");
  EXPECT_EQ(fault("game_ended\nparty"), "fact 2: \"party\" is no fact");
  EXPECT_EQ(fault("lane_claimed lane=mars-moon"),
            "fact 1: \"lane=mars-moon\" says nothing of lane_claimed");
  EXPECT_EQ(fault("turn_began slot=1"), "fact 1: \"slot=1\" says nothing of turn_began");
  for (const char* field :
       {"seat=5", "seat=x", "seat", "card=Q", "cards=RQ", "n=", "n=99999", "n=1x",
        "tickets=", "tickets=here-there", "slot=8", "slot=-1", "hat=1", "="})
    EXPECT_NE(fault("slot_taken " + std::string(field)), "") << field;
}

TEST(RoomFactWords, WhatIsWrongInFewLettersIsNamedToo) {
  const Labels labels = data::game("usa").labels;
  const auto fault = [&](const std::string& text) {
    const auto read = facts_from(labels, "2" + text);
    return read ? "" : read.error();
  };
  EXPECT_EQ(fault("E"), "");
  EXPECT_EQ(fault(""), "fact 1: \"\" is no fact");
  EXPECT_EQ(fault("E\n"), "fact 2: \"\" is no fact");
  EXPECT_EQ(fault("E\n?"), "fact 2: \"?\" is no fact");
  EXPECT_EQ(fault("t"), "fact 1: \"\" is no seat of turn_began");
  EXPECT_EQ(fault("l0mars-moon RR 2"), "fact 1: \"mars-moon\" is no lane of lane_claimed");
  EXPECT_EQ(fault("t1 2"), "fact 1: \" 2\" says nothing of turn_began");
  const std::string lane = "l0" + labels.lanes[0];
  for (const char* rest : {"", " ", " RR", " RR 2", " R:3G 2", " R:255 2", " R:3R 2"})
    EXPECT_EQ(fault(lane + rest), "") << rest;
  for (const char* rest : {" Q 2", " R: 2", " R:0 2", " R:256 2", " R:255R 2", " RR:255 2", " :3 2",
                           " R:-1 2", " R x", " R 99999", " R 2 3", " R:3:3 2"})
    EXPECT_NE(fault(lane + rest), "") << rest;
  for (const char* text : {"t5", "tx", "s18R", "s1", "b0", "b0 R", "k02 here-there", "c3Q"})
    EXPECT_NE(fault(text), "") << text;
}

// What it says is what it said before, and its text is a third of what it was.
TEST_P(RoomFactText, FewLettersDoForAGame) {
  const std::string text = facts_text(game().labels, facts_of_game(edition(), 3));
  const auto lines = std::size_t(std::count(text.begin(), text.end(), '\n') + 1);
  EXPECT_LT(text.size(), lines * 12);
}

}  // namespace
}  // namespace wagonaut::tests
