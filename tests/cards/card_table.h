#pragma once

#include <string>
#include <vector>

namespace wagonaut::tests::positions {

/// A thing or a move of a position: how it holds, and the ways in which it fails.
struct Part {
  std::string holds;
  std::vector<std::string> fails;
};

/// A line of positions.txt.
struct CardLine {
  int line = 0;
  std::string card;
  std::vector<Part> things, moves;
  std::string brings, otherwise;
};
std::vector<CardLine> card_lines(const std::string& text);

/// A position as it is played: words of things and moves.
struct Position {
  std::vector<std::string> things, moves;
};
Position holding(const CardLine& line);
/// Every position that fails in one part alone.
std::vector<Position> failing(const CardLine& line);

}  // namespace wagonaut::tests::positions
