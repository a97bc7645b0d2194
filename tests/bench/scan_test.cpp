// The load client's eye for JSON and the moves it makes of it.
#include <gtest/gtest.h>

#include <set>

#include "bench/load/moves.h"
#include "bench/load/scan.h"

namespace wagonaut::tests::bench {
namespace {

using namespace wagonaut::load;

std::set<std::string> moves_of(std::string_view choices) {
  std::set<std::string> out;
  Dice dice(7);
  for (int i = 0; i < 2000; ++i) out.insert(some_move(choices, dice));
  return out;
}

using Moves = std::set<std::string>;

}  // namespace

TEST(LoadScan, MembersAreFoundAtTheirOwnLevel) {
  const std::string_view text =
      R"({"a":{"version":1,"x":[{"version":2}]}, "s" : "}\"version\":3", "version": 42 ,"n":null})";
  EXPECT_EQ(member(text, "version"), "42");
  EXPECT_EQ(number_of(member(text, "version")), 42);
  EXPECT_EQ(member(member(text, "a"), "version"), "1");
  EXPECT_EQ(text_of(member(text, "s")), R"(}\"version\":3)");
  EXPECT_EQ(member(text, "n"), "null");
  EXPECT_EQ(member(text, "missing"), "");
  EXPECT_EQ(member("[1]", "a"), "");
  EXPECT_EQ(member("", "a"), "");
}

TEST(LoadScan, ListsAreCountedAndReached) {
  const std::string_view list = R"([1, "two", [3, [4]], {"five": 5}])";
  EXPECT_EQ(size_of(list), 4);
  EXPECT_EQ(nth(list, 1).value, "\"two\"");
  EXPECT_EQ(nth(list, 2).value, "[3, [4]]");
  EXPECT_EQ(nth(nth(list, 3).value, 0).key, "five");
  EXPECT_EQ(size_of("[]"), 0);
  EXPECT_EQ(size_of("{}"), 0);
  EXPECT_EQ(size_of("null"), 0);
}

TEST(LoadScan, WhatIsNoNumberIsNone) {
  EXPECT_EQ(number_of("-7"), -7);
  for (const char* other : {"", "null", "1.5", "\"1\"", "99999999999"})
    EXPECT_EQ(number_of(other), -1) << other;
}

// Cut off anywhere, it is looked at without harm: the sanitizers watch.
TEST(LoadScan, HalfAMessageDoesNoHarm) {
  const std::string whole = R"({"a":{"b":["c\\",{"d":"\""}]},"e":[1,2],"f":"g"})";
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    const std::string part = whole.substr(0, length);
    int seen = 0;
    for (Walk walk(part); walk.next();) ++seen;
    EXPECT_LE(seen, 3);
  }
}

TEST(LoadMoves, EveryKindOfChoiceBecomesAMove) {
  EXPECT_EQ(moves_of(R"({"keep":{"offer":["a-b","c-d"],"least":1}})"), Moves{"keep a-b c-d"});
  EXPECT_EQ(moves_of(R"({"fleet":[10,11]})"), (Moves{"fleet 10", "fleet 11"}));
  EXPECT_EQ(moves_of(R"({"refill":["train","ship"]})"), (Moves{"refill train", "refill ship"}));
  EXPECT_EQ(moves_of(R"({"tolls":["R","*"],"withdraw":true})"), (Moves{"pay R", "pay *"}));
  EXPECT_EQ(moves_of(R"({"withdraw":true})"), Moves{"withdraw"});
  EXPECT_EQ(moves_of(R"({"slots":[0,4],"blind":["train"]})"),
            (Moves{"slot 0", "slot 4", "blind train"}));
  EXPECT_EQ(moves_of(R"({"claims":{"a-b-1":["RR","R*"],"c-d":["GGG"]}})"),
            (Moves{"claim a-b-1 RR", "claim a-b-1 R*", "claim c-d GGG"}));
  EXPECT_EQ(moves_of(R"({"draw_tickets":true})"), Moves{"tickets"});
  EXPECT_EQ(moves_of(R"({"harbours":{"lima":["RhRh"]}})"), Moves{"harbour lima RhRh"});
  EXPECT_EQ(moves_of(R"({"exchange":{"trains":[1,2],"ships":[3]}})"),
            (Moves{"exchange 1 trains", "exchange 2 trains", "exchange 3 ships"}));
  EXPECT_EQ(moves_of("{}"), Moves{""});
}

TEST(LoadMoves, AnActionIsAnyOfTheOffered) {
  EXPECT_EQ(moves_of(R"({"slots":[1],"blind":["train"],"claims":{"a-b":["R"]},"draw_tickets":true,)"
                     R"("harbours":{"x":["B"]}})"),
            (Moves{"slot 1", "blind train", "claim a-b R", "tickets", "harbour x B"}));
}

}  // namespace wagonaut::tests::bench
