// Laws over games of boxes that nobody has designed: whatever sentences say, nothing is lost, the
// menu is lawful, views are honest, a record is its game, and it ends.
#include <set>

#include "engine/record/record.h"
#include "engine/record/recorder.h"
#include "engine/sight/sight.h"
#include "tests/laws/tables.h"
#include "tests/support/invariants.h"
#include "tests/support/random_box.h"

namespace wagonaut::tests {
namespace {

constexpr int kMostSteps = 4000;

int boxes() {
  return std::max(20, games_per_law() / 5);
}

/// Plays one random game of each box; the game and its steps are seen.
template <class AtDecision>
void play_boxes(int count, const AtDecision& at_decision) {
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const Setting box = random_box(std::uint64_t(i));
    const testing::ScopedTrace trace("box", i, "");
    Quick rng(std::uint64_t(i) * 31 + 5);
    QuickChance luck{Quick(std::uint64_t(i) + 1)};
    State s = start(box.edition, luck);
    int steps = 0;
    for (; !over(s) && steps < kMostSteps && !testing::Test::HasFailure(); ++steps) {
      const Seat seat = any_waiting(s, rng);
      const Move move = any_move(box.edition, s, seat, rng);
      at_decision(box, s, seat, move, rng);
      apply(box.edition, s, seat, move, luck);
    }
    ASSERT_LT(steps, kMostSteps) << "it does not end";
    ASSERT_TRUE(s.open.agenda.empty());
  }
}

int tickets_in(const Edition& ed, const State& s) {
  int n = s.ticket_pile.size() + s.open.extras.orders.size() + s.open.extras.orders_past.count();
  for (int i = 0; i < ed.seats; ++i) n += s.own[i].tickets.count() + s.own[i].offer.size();
  return n;
}

TEST(RandomBoxes, NothingIsLostAndNothingAppears) {
  play_boxes(boxes(), [](const Setting& box, const State& s, Seat, const Move&, Quick&) {
    const Edition& ed = box.edition;
    ASSERT_EQ(all_cards(ed, s), ed.cards) << "I-1";
    ASSERT_EQ(tickets_in(ed, s), ed.tickets.size()) << "I-7";
    check_invariants(ed, s);
    for (int i = 0; i < ed.seats; ++i) {
      ASSERT_GE(s.open.seat[i].score, 0) << "nobody goes below 0";
      ASSERT_TRUE(s.own[i].hand.covers(s.open.seat[i].shown));
    }
    const bool chooses = s.open.ask.kind == AskKind::ChooseAction;
    ASSERT_TRUE(!chooses || s.open.agenda.empty());
    ASSERT_TRUE(!chooses || (s.open.extras.aside == 0 && s.open.extras.in_transit == 0 &&
                             s.open.extras.waiting == 0 && !s.open.extras.carrying));
  });
}

TEST(RandomBoxes, TheMenuIsLawful) {
  play_boxes(boxes(), [](const Setting& box, const State& s, Seat seat, const Move&, Quick&) {
    Menu menu;
    list_moves(box.edition, s, seat, menu);
    ASSERT_GT(menu.size(), 0);
    std::set<std::string> seen;
    for (int i = 0; i < menu.size(); ++i) {
      const Move move = menu.at(box.edition, s.open, i);
      const auto why = objection(box.edition, s, seat, move);
      ASSERT_FALSE(why) << refusal_name(*why) << " of " << i << ", a move of kind "
                        << int(move.kind);
      std::string bytes(reinterpret_cast<const char*>(&move), sizeof move);
      ASSERT_TRUE(seen.insert(bytes).second) << "stands twice: " << i;
    }
  });
}

TEST(RandomBoxes, LookAlikeDealsLookAlikeAndCanBePlayed) {
  play_boxes(boxes(), [](const Setting& box, const State& s, Seat, const Move&, Quick& rng) {
    const Edition& ed = box.edition;
    const Seat viewer{std::uint8_t(rng.below(ed.seats))};
    const View seen = look(ed, s, viewer);
    State world = imagine(ed, seen, rng);
    ASSERT_EQ(all_cards(ed, world), ed.cards);
    ASSERT_EQ(seen, look(ed, world, viewer));
    if (rng.below(40) != 0) return;
    QuickChance luck{Quick(rng.next64())};
    for (int i = 0; i < kMostSteps && !over(world); ++i) {
      const Seat seat = any_waiting(world, rng);
      apply(ed, world, seat, any_move(ed, world, seat, rng), luck);
    }
    ASSERT_TRUE(over(world));
  });
}

std::vector<Move> menu_of(const Edition& ed, const State& s, Seat seat) {
  Menu menu;
  list_moves(ed, s, seat, menu);
  std::vector<Move> out;
  for (int i = 0; i < menu.size(); ++i) out.push_back(menu.at(ed, s.open, i));
  return out;
}

// Bots and whatever leaves the process get the edition behind a veil.
TEST(RandomBoxes, TheLawBehindTheVeilIsTheLaw) {
  play_boxes(boxes() / 2, [](const Setting& box, const State& s, Seat seat, const Move&, Quick&) {
    const Edition known = veiled(box.edition, s.open, seat);
    ASSERT_EQ(menu_of(known, s, seat), menu_of(box.edition, s, seat));
    for (int kind = 0; kind <= int(MoveKind::Decline); ++kind)
      for (int what = 0; what < 40; ++what)
        for (const int amount : {0, 1, 16, 32}) {  // also: a card replaced, items used
          const Move wish{MoveKind(kind), std::uint8_t(what), std::uint8_t(amount), {}};
          ASSERT_EQ(objection(known, s, seat, wish), objection(box.edition, s, seat, wish))
              << kind << " " << what << " " << amount;
        }
  });
}

// What a seat may not know is not in what it gets: two boxes that differ in it look the same.
TEST(RandomBoxes, NothingShowsThroughTheVeil) {
  for (int i = 0; i < boxes() / 2; ++i) {
    const Setting box = random_box(std::uint64_t(i));
    QuickChance luck{Quick(std::uint64_t(i))};
    const State s = start(box.edition, luck);
    Edition other = box.edition;
    for (Sentence& row : other.effects.sentences)
      if (row.source == Source::Postcard &&
          !s.open.extras.postcards[0].contains(PostcardId{row.card}))
        other.effects.acts[row.first_act] = {.kind = ActKind::Dollars, .n = 9, .flags = Act::kLast};
    ASSERT_FALSE(other == box.edition);
    EXPECT_TRUE(veiled(other, s.open, Seat{0}) == veiled(box.edition, s.open, Seat{0})) << i;
  }
}

/// Hears of every kind of fact.
struct Kinds final : Log {
  std::set<FactKind> heard;
  void note(const Fact& fact) override { heard.insert(fact.kind); }
};

// Otherwise the laws above would say little.
TEST(RandomBoxes, EverythingComesUp) {
  Kinds kinds;
  std::set<Todo> left;
  std::set<ChoiceOf> asked;
  for (int i = 0; i < 120; ++i) {
    const Setting box = random_box(std::uint64_t(i));
    Quick rng{std::uint64_t(i)};
    QuickChance luck{Quick(std::uint64_t(i) + 1)};
    State s = start(box.edition, luck, &kinds);
    while (!over(s)) {
      const Seat seat = any_waiting(s, rng);
      if (s.open.ask.kind == AskKind::EffectChoice) {
        asked.insert(s.open.extras.question.of);
        for (const Item& item : s.open.agenda) left.insert(item.todo);
      }
      apply(box.edition, s, seat, any_move(box.edition, s, seat, rng), luck, &kinds);
    }
  }
  for (int kind = int(FactKind::NewspaperRead); kind <= int(FactKind::StoryRead); ++kind)
    if (FactKind(kind) != FactKind::EventArchived) {
      EXPECT_TRUE(kinds.heard.contains(FactKind(kind))) << fact_name(FactKind(kind));
    }
  for (int of = 0; of <= int(ChoiceOf::Colour); ++of)
    EXPECT_TRUE(asked.contains(ChoiceOf(of))) << "never asked for: " << of;
  for (const Todo todo :
       {Todo::DealOn, Todo::TakeBlind, Todo::Refill, Todo::ReadNews, Todo::SetupStep,
        Todo::ClaimStep, Todo::ScoreStep, Todo::Sentences, Todo::Acts, Todo::DrawFor,
        Todo::Prospect, Todo::Postcards, Todo::Reveal, Todo::OfferLater})
    EXPECT_TRUE(left.contains(todo)) << "never interrupted: " << int(todo);
}

TEST(RandomBoxes, ARecordIsItsGame) {
  for (int i = 0; i < boxes() / 4 + 1; ++i) {
    const Setting box = random_box(std::uint64_t(i));
    const Labels labels = labels_of(box);
    GameHeader header{"box", 1, {}, {}};
    for (int seat = 0; seat < box.edition.seats; ++seat)
      header.players.push_back("Player " + std::to_string(seat + 1));
    QuickChance luck{Quick(std::uint64_t(i) + 3)};
    Recorder table(box.edition, header, luck);
    Quick rng{std::uint64_t(i)};
    while (!over(table.state()) && table.record().steps.size() < kMostSteps) {
      const Seat seat = any_waiting(table.state(), rng);
      table.play(seat, any_move(box.edition, table.state(), seat, rng));
    }
    const std::string text = write_record(box.edition, labels, table.record());
    const auto read = read_record(box.edition, labels, text);
    ASSERT_TRUE(read) << "box " << i << ": " << read.error();
    ASSERT_EQ(*read, table.record()) << "box " << i;
    const auto again = replay(box.edition, *read);
    ASSERT_TRUE(again) << again.error();
    ASSERT_EQ(*again, table.state());
  }
}

}  // namespace
}  // namespace wagonaut::tests
