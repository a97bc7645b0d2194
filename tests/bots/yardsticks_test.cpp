// Bots that are kept as they were, so that a later one can be measured by them: what they play in
// positions that never change is pinned by a number. A change of it is a change of the yardstick,
// and every figure that was measured by it is worth nothing any more.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/known_edition.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "tests/data/data.h"
#include "tests/golden/records.h"
#include "tests/wasm/digest.h"

namespace wagonaut::tests::bots {
namespace {

/// Rules number and seats too: the boards of these records never change.
struct Frozen {
  const char* edition;
  int rules, seats;
};
constexpr Frozen kFrozen[] = {
    {"usa", 1, 2},    {"usa", 2, 3},    {"usa", 1, 4},         {"usa", 2, 5},
    {"nordic", 1, 2}, {"nordic", 2, 3}, {"switzerland", 1, 2}, {"switzerland", 2, 3},
    {"world", 1, 2},  {"world", 2, 3},  {"world", 1, 4},       {"world", 2, 5},
    {"legacy", 1, 2}, {"legacy", 1, 3}, {"legacy", 1, 5},
};

Record record_of(const Game& game) {
  std::ifstream in(golden_path(game), std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  auto record = read_record(game.edition, game.labels, text.str());
  EXPECT_TRUE(record) << golden_path(game) << ": " << record.error();
  return *record;
}

/// What a bot would play at every so many decisions of a record.
void add_choices(const Frozen& frozen, const char* name, int every, Digest& digest) {
  const Game game = data::game(GameRef{frozen.edition, frozen.rules, {}}, frozen.seats);
  const Record record = record_of(game);
  const auto bot = make_bot(name);
  for (int step = 0; step < int(record.steps.size()); step += every) {
    const Seat seat = record.steps[std::size_t(step)].seat;
    const auto s = replay(game.edition, record, step);
    ASSERT_TRUE(s);
    KnownEdition known;
    const Edition& ed = known.of(game.edition, s->open, seat);
    Quick mind{std::uint64_t(step)};
    digest.add(bot->choose(ed, look(ed, *s, seat), mind));
  }
}

std::uint64_t choices_of(const char* name, int every, bool cards_do_things, int most_seats) {
  Digest digest;
  for (const Frozen& frozen : kFrozen)
    if ((std::string_view(frozen.edition) == "legacy") == cards_do_things &&
        frozen.seats <= most_seats)
      add_choices(frozen, name, every, digest);
  return digest.value();
}

TEST(Yardsticks, PlannerOnePlaysAsItDid) {
  EXPECT_EQ(choices_of("planner_1", 7, false, kMaxSeats), 15100759722651295357u);
}

// A number of its own: it changes, too, when the contents of the box do.
TEST(Yardsticks, PlannerOnePlaysAsItDidWhereCardsDoThings) {
  EXPECT_EQ(choices_of("planner_1", 7, true, kMaxSeats), 9154527162783113870u);
}

TEST(Yardsticks, SearchOnePlaysAsItDid) {
  EXPECT_EQ(choices_of("search_1", 60, false, 2), 15339551412427027658u);
}

TEST(Yardsticks, SearchOnePlaysAsItDidWhereCardsDoThings) {
  EXPECT_EQ(choices_of("search_1", 60, true, 2), 1240729110804758051u);
}

}  // namespace
}  // namespace wagonaut::tests::bots
