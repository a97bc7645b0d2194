// Every card of the box of the repository, by the table of positions.txt: what it brings where its
// condition just holds, and that it brings nothing where one thing is missing.
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/cards/position.h"

namespace wagonaut::tests::positions {
namespace {

const std::vector<CardLine>& table() {
  static const std::vector<CardLine> lines = [] {
    std::ifstream in(WAGONAUT_ROOT "/tests/cards/positions.txt", std::ios::binary);
    return card_lines({std::istreambuf_iterator<char>(in), {}});
  }();
  return lines;
}

std::string spelled(const Position& position) {
  std::string out;
  for (const std::string& thing : position.things) out += thing + "; ";
  out += "=>";
  for (const std::string& move : position.moves) out += " " + move + ";";
  return out;
}

void check_line(const CardLine& line) {
  const Position holds = holding(line);
  EXPECT_EQ(brought(line.card, holds), written(line.brings, line.card)) << spelled(holds);
  const std::vector<Position> fails = failing(line);
  EXPECT_FALSE(fails.empty()) << "nothing says where it fails";
  for (const Position& position : fails)
    EXPECT_EQ(brought(line.card, position), written(line.otherwise, line.card))
        << "fails: " << spelled(position);
}

}  // namespace

TEST(Cards, DoWhatIsPrintedWhereItJustHolds) {
  for (const CardLine& line : table()) {
    SCOPED_TRACE("positions.txt:" + std::to_string(line.line) + ", " + line.card);
    try {
      check_line(line);
    } catch (const std::exception& fault) {
      ADD_FAILURE() << fault.what();
    }
  }
}

TEST(Cards, AllStandInTheTable) {
  std::set<std::string> listed;
  for (const CardLine& line : table()) listed.insert(line.card);
  const std::vector<std::string> cards = cards_that_do_something();
  EXPECT_EQ(listed, std::set<std::string>(cards.begin(), cards.end()));
}

}  // namespace wagonaut::tests::positions
