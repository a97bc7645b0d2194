// Text in columns: letters are counted, not bytes, and colours take no room.
#include <gtest/gtest.h>

#include "tools/columns.h"
#include "tools/paint.h"

namespace wagonaut::tools {
namespace {

TEST(Columns, LettersAreCountedNotBytes) {
  EXPECT_EQ(width_of("Łódź"), 4);
  EXPECT_EQ(width_of("● Bo"), 4);
  EXPECT_EQ(width_of(""), 0);
  EXPECT_EQ(width_of(Paint(true).card(Colour::Red, "RRR")), 3);
  EXPECT_EQ(Paint(false).card(Colour::Red, "RRR"), "RRR");
  EXPECT_NE(Paint(true).card(Colour::Red, "RRR"), "RRR");
  EXPECT_EQ(pad_right("ł", 3), "ł  ");
  EXPECT_EQ(pad_left("12", 1), "12");
}

TEST(Columns, WordsFlowIntoLines) {
  EXPECT_EQ(flow({"aa", "bb", "cc"}, "  ", 2, 8), "aa  bb\n  cc");
  EXPECT_EQ(flow({"a word longer than a line"}, " ", 0, 5), "a word longer than a line");
  EXPECT_EQ(wrap("one two three", 0, 7), "one two\nthree");
}

// A dollar sign behind its sum begins no line; before its sum it is part of a word.
TEST(Columns, ASumKeepsItsSign) {
  EXPECT_EQ(wrap("bierze 15 $, druga", 0, 10), "bierze\n15 $,\ndruga");
  EXPECT_EQ(wrap("takes $15 and", 0, 8), "takes\n$15 and");
}

TEST(Columns, WhatIsTypedIsComparedWithoutAccents) {
  EXPECT_EQ(folded("Łódź"), "lodz");
  EXPECT_EQ(folded("Århus"), "arhus");
  EXPECT_EQ(folded("Zürich – Genève"), "zurich – geneve");
}

TEST(Columns, WhatIsThereMoreOftenHasItsNumber) {
  EXPECT_EQ(with_counts({"bond", "page", "bond", "bond"}),
            (std::vector<std::string>{"bond ×3", "page"}));
  EXPECT_EQ(with_counts({}), std::vector<std::string>{});
}

TEST(Columns, TheNearestNameIsFound) {
  const std::vector<std::string> names{"play", "sim", "replay"};
  EXPECT_EQ(nearest("repley", names), "replay");
  EXPECT_EQ(nearest("sym", names), "sim");
  EXPECT_EQ(nearest("elephant", names), "");
}

}  // namespace
}  // namespace wagonaut::tools
