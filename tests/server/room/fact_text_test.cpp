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

TEST(RoomFactWords, ALineAFact) {
  const Labels labels = data::game("usa").labels;
  Cards paid;
  paid[Sort{0}] = 2;
  const std::vector<Fact> facts{
      {.kind = FactKind::GameStarted, .seat = Seat{1}},
      {.kind = FactKind::CardTurned, .what = 3, .card = Sort{1}},
      {.kind = FactKind::LaneClaimed, .seat = Seat{0}, .what = 7, .n = 2, .cards = paid},
      {.kind = FactKind::TicketsKept,
       .seat = Seat{1},
       .n = 2,
       .tickets = {TicketId{0}, TicketId{4}}},
      {.kind = FactKind::PiecesExchanged, .seat = Seat{1}, .what = 1, .n = 3, .m = -3},
      {.kind = FactKind::GameEnded}};
  EXPECT_EQ(facts_text(labels, facts),
            "game_started seat=1\n"
            "card_turned slot=3 card=" +
                labels.sorts[1] + "\n" + "lane_claimed seat=0 lane=" + labels.lanes[7] +
                " cards=" + labels.sorts[0] + labels.sorts[0] + " n=2\n" +
                "tickets_kept seat=1 n=2 tickets=" + labels.tickets[0] + "," + labels.tickets[4] +
                "\n" +
                "pieces_exchanged seat=1 piece=ships n=3 m=-3\n"
                "game_ended\n");
  EXPECT_EQ(facts_text(labels, {}), "");
  EXPECT_TRUE(facts_from(labels, "")->empty());
}

TEST(RoomFactWords, EveryFactHasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (int i = 0; i <= int(FactKind::GameEnded); ++i) names.insert(fact_name(FactKind(i)));
  EXPECT_EQ(names.size(), std::size_t(FactKind::GameEnded) + 1);
  EXPECT_EQ(fact_name(FactKind::LaneClaimed), "lane_claimed");
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

}  // namespace
}  // namespace wagonaut::tests
