// What a player reads on a screen: nothing scrolls away unread.
#include "tools/play/console.h"

#include <gtest/gtest.h>

#include <sstream>

namespace wagonaut::tests {
namespace {

using tools::Console;
using tools::Page;

struct Screen {
  explicit Screen(const std::string& typed, bool terminal = true, int height = 4)
      : in(typed), console(in, out, terminal, Page{10, height, "<more>"}) {}
  void lines(int from, int to) {
    for (int i = from; i <= to; ++i) console.line(std::to_string(i));
  }

  std::istringstream in;
  std::ostringstream out;
  Console console;
};

}  // namespace

TEST(Console, AFullPageWaitsForEnter) {
  Screen screen("\n\n");
  screen.lines(1, 7);
  EXPECT_EQ(screen.out.str(), "1\n2\n3\n<more>4\n5\n6\n<more>7\n");
}

TEST(Console, AnAnswerBeginsAPage) {
  Screen screen("yes\n");
  screen.lines(1, 3);
  EXPECT_EQ(screen.console.ask("?"), "yes");
  screen.lines(4, 6);
  EXPECT_EQ(screen.out.str(), "1\n2\n3\n?4\n5\n6\n");
}

TEST(Console, LongLinesTakeAsManyRowsAsTheyFill) {
  Screen screen("\n");
  screen.console.line("1234567890123");
  screen.lines(1, 2);
  EXPECT_EQ(screen.out.str(), "1234567890123\n1\n<more>2\n");
}

TEST(Console, WhatBelongsTogetherBeginsOnAPageOfItsOwn) {
  Screen screen("\n");
  screen.lines(1, 2);
  screen.console.together([&] { screen.lines(3, 4); });
  EXPECT_EQ(screen.out.str(), "1\n2\n<more>3\n4\n");
}

TEST(Console, WhatBelongsTogetherStaysOnThePageThatHasRoomForIt) {
  Screen screen("");
  screen.lines(1, 1);
  screen.console.together([&] { screen.lines(2, 3); });
  EXPECT_EQ(screen.out.str(), "1\n2\n3\n");
}

TEST(Console, ItemsLongerThanAScreenGoOverSeveralPages) {
  Screen screen("\n\n");
  screen.console.together([&] { screen.lines(1, 7); });
  EXPECT_EQ(screen.out.str(), "1\n2\n3\n<more>4\n5\n6\n<more>7\n");
}

TEST(Console, AClearedScreenIsEmpty) {
  Screen screen("");
  screen.lines(1, 3);
  screen.console.clear();
  screen.lines(4, 6);
  EXPECT_EQ(screen.out.str().find("<more>"), std::string::npos);
}

TEST(Console, NobodyWaitsWhereNobodySits) {
  Screen script("", false), endless("", true, 0);
  script.lines(1, 9);
  endless.lines(1, 9);
  EXPECT_EQ(script.out.str(), "1\n2\n3\n4\n5\n6\n7\n8\n9\n");
  EXPECT_EQ(endless.out.str(), script.out.str());
}

TEST(Console, TheEndOfTheInputTurnsAllPages) {
  Screen screen("");
  screen.lines(1, 7);
  EXPECT_EQ(screen.console.ask("?"), std::nullopt);
}

}  // namespace wagonaut::tests
