#include "tests/cards/card_table.h"

#include <stdexcept>

#include "tests/support/notation.h"

namespace wagonaut::tests::positions {
namespace {

/// "own a-b, c-d" as "own a-b" and "own c-d".
std::vector<std::string> single_things(const std::string& text) {
  const std::string verb = text.substr(0, text.find(' '));
  std::vector<std::string> out;
  for (const std::string& part : parts(text, ","))
    out.push_back(out.empty() ? part : verb + " " + part);
  return out;
}

std::vector<Part> things_of(std::string text) {
  const bool always = text.front() == '[';
  if (always) text = text.substr(1, text.size() - 2);
  const std::vector<std::string> ways = parts(text, " / ");
  if (ways.size() > 1) return {{ways[0], {ways.begin() + 1, ways.end()}}};
  std::vector<Part> out;
  for (const std::string& thing : single_things(text))
    out.push_back({thing, always ? std::vector<std::string>{} : std::vector<std::string>{"none"}});
  return out;
}

Part move_of(const std::string& text) {
  const std::vector<std::string> ways = parts(text, " / ");
  return {ways[0], {ways.begin() + 1, ways.end()}};
}

CardLine line_of(const std::string& text, int number) {
  const std::vector<std::string> fields = parts(text, "|");
  if (fields.size() < 3) throw std::invalid_argument("not a line of positions: " + text);
  CardLine out{number, fields[0], {}, {}, fields[2], fields.size() > 3 ? fields[3] : ""};
  const std::size_t arrow = fields[1].find("=>");
  for (const std::string& thing : parts(fields[1].substr(0, arrow), ";"))
    for (Part& part : things_of(thing)) out.things.push_back(std::move(part));
  for (const std::string& move : parts(fields[1].substr(arrow + 2), ";"))
    out.moves.push_back(move_of(move));
  return out;
}

}  // namespace

std::vector<CardLine> card_lines(const std::string& text) {
  std::vector<CardLine> out;
  int number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    ++number;
    if (!line.empty() && line[0] != '#') out.push_back(line_of(line, number));
    at = end + 1;
  }
  return out;
}

Position holding(const CardLine& line) {
  Position out;
  for (const Part& part : line.things) out.things.push_back(part.holds);
  for (const Part& part : line.moves) out.moves.push_back(part.holds);
  return out;
}

std::vector<Position> failing(const CardLine& line) {
  std::vector<Position> out;
  for (std::size_t i = 0; i < line.things.size() + line.moves.size(); ++i) {
    const bool thing = i < line.things.size();
    const std::size_t at = thing ? i : i - line.things.size();
    for (const std::string& way : (thing ? line.things : line.moves)[at].fails) {
      out.push_back(holding(line));
      (thing ? out.back().things : out.back().moves)[at] = way;
    }
  }
  return out;
}

}  // namespace wagonaut::tests::positions
