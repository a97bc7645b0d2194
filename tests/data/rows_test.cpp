// A sentence in a game means what it means in its box, wherever its rows have gone.
#include <sstream>

#include "engine/campaign/opening.h"
#include "engine/campaign/rows.h"
#include "tests/data/data.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests::data {

namespace {

/// A sentence written out, with what its rows name in the place of their numbers.
class Meaning {
 public:
  explicit Meaning(const Effects& rows) : rows_(rows) {}

  std::string of(const Sentence& row) {
    out_.str("");
    say(int(row.when), int(row.step), int(row.source), int(row.card), int(row.every_seat),
        int(row.limit), int(row.limit_slot));
    for (int i = 0; i < row.tests; ++i) test(rows_.tests[std::size_t(row.first_test + i)]);
    list(row.first_act);
    return out_.str();
  }

 private:
  template <class... Numbers>
  void say(Numbers... numbers) {
    ((out_ << numbers << ' '), ...);
  }
  template <class List>
  void set(const List& list, std::uint8_t at) {
    out_ << '{';
    if (at != kNone)
      for (const auto id : list[at]) say(int(id));
    out_ << (at == kNone ? "all}" : "}");
  }
  void quantity(std::uint8_t at) {
    const Quantity& row = rows_.quantities[at];
    say("quantity", int(row.of), int(row.kind));
    if (row.of == Of::Cities)
      set(rows_.node_sets, row.set);
    else if (row.of == Of::Items)
      set(rows_.item_sets, row.set);
    else
      set(rows_.lane_sets, row.set);
  }
  void test(const Test& row) {
    say("if", int(row.kind), int(row.negate), int(row.least), int(row.most), int(row.place));
    const bool counts = row.kind == TestKind::Count || row.kind == TestKind::Rank;
    if (counts) {
      quantity(row.a);
    } else if (row.kind == TestKind::Join) {
      set(rows_.node_sets, row.a);
      set(rows_.node_sets, row.b);
    } else {
      say(int(row.a), int(row.b));
    }
    if (row.kind == TestKind::Lane) set(rows_.lane_sets, row.set);
  }
  void list(std::uint16_t at) {
    out_ << '[';
    do act(rows_.acts[at]);
    while (!rows_.acts[at++].has(Act::kLast));
    out_ << ']';
  }
  void act(const Act& row) {
    say("do", int(row.kind), int(row.who), int(row.n), int(row.b), int(row.flags));
    if (row.amount != kNone) {
      const Amount& amount = rows_.amounts[row.amount];
      say(int(amount.each), int(amount.plus), int(amount.most));
      quantity(amount.quantity);
    }
    if (row.kind == ActKind::ChooseCity)
      set(rows_.node_sets, row.a);
    else if (row.kind == ActKind::ChooseItem)
      set(rows_.item_sets, row.a);
    else
      say(int(row.a));
    if (row.kind == ActKind::PutAtCities)
      set(rows_.node_sets, row.c);
    else
      say(int(row.c));
    if (row.then != 0) list(row.then);
    if (row.other != 0) list(row.other);
  }

  const Effects& rows_;
  std::ostringstream out_;
};

void expect_same(const Box& box) {
  for (const Sentence& row : box.rows.sentences) {
    Effects alone;
    take_sentence(box.rows, row, alone);
    EXPECT_EQ(Meaning(alone).of(alone.sentences[0]), Meaning(box.rows).of(row));
  }
  Effects together;  // the other way round
  for (int i = box.rows.sentences.size(); i-- > 0;)
    take_sentence(box.rows, box.rows.sentences[std::size_t(i)], together);
  for (int i = 0; i < together.sentences.size(); ++i) {
    const auto last = std::size_t(together.sentences.size() - 1);
    EXPECT_EQ(Meaning(together).of(together.sentences[std::size_t(i)]),
              Meaning(box.rows).of(box.rows.sentences[last - std::size_t(i)]));
  }
}

}  // namespace

TEST(BoxRows, MeanTheSameInAGame) {
  expect_same(shipped_box().law);
  expect_same(small_box().law);
}

TEST(BoxRows, AreNoMoreThanAGameNeeds) {
  const Effects& rows = small_box().law.rows;
  Effects alone;
  take_sentence(rows, small_box().law.sentences[0].row, alone);
  EXPECT_EQ(alone.tests.size(), 1);
  EXPECT_EQ(alone.acts.size(), 1);
  EXPECT_EQ(alone.lane_sets.size(), 1);
  EXPECT_EQ(alone.node_sets.size(), 0);
}

TEST(BoxRows, CanBeAddedToAGame) {
  const BoxEntry& box = small_box();
  const Edition ed = open_evening(box.law, fresh_setting(box.law, 2));
  const Result<Edition> more = with_sentence(
      box, ed, R"({"when": "turn", "if": [], "do": [{"act": "dollars", "n": 1}], "limit": "game"})",
      Source::Law, 0);
  ASSERT_TRUE(more) << more.error();
  EXPECT_EQ(more->effects.sentences.size(), ed.effects.sentences.size() + 1);
  EXPECT_TRUE(more->effects.any(When::Turn));
  const Result<Edition> none =
      with_sentence(box, ed, R"({"when": "turn", "if": [], "do": [{"act": "dollars", "n": 99}]})",
                    Source::Law, 0);
  EXPECT_EQ(none.error(), "sentence: do[0].n: 99 is not between -20 and 20");
}

}  // namespace wagonaut::tests::data
