#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include <fmt/format.h>

#include "engine/campaign/opening.h"
#include "engine/rules/price.h"
#include "tools/columns.h"
#include "tools/play/board.h"

namespace wagonaut::tools {
namespace {

constexpr std::string_view kLetters[] = {"r", "b", "g", "y", "k", "w", "o", "p", "·"};
constexpr int kLeastLabel = 4;  // letters of a city's name that are always shown
constexpr int kLongLabel = 14;
constexpr int kRightMargin = 8;  // for the names of cities on the right edge

constexpr std::array<int, 5> kAside{0, 1, -1, 2, -2};  // where a space goes if its cell is taken

struct Point {
  int x = 0, y = 0;
};

/// A sheet of letters. A cell holds one letter with its colour; what is written first stays.
class MapSheet {
 public:
  MapSheet(int width, int height) : width_(width), rows_(std::size_t(height)) {
    for (auto& row : rows_) row.resize(std::size_t(width));
  }

  bool free(Point p) const { return inside(p) && cell(p).empty(); }
  bool put(Point p, std::string letter) {
    if (!free(p)) return false;
    cell(p) = std::move(letter);
    return true;
  }
  /// A gap beside a name: kept empty as long as there is room elsewhere.
  void keep_gap(Point p) { put(p, " "); }
  bool put_into_gap(Point p, std::string letter) {
    if (!inside(p) || cell(p) != " ") return false;
    cell(p) = std::move(letter);
    return true;
  }
  std::string text() const {
    std::string out;
    for (const auto& row : rows_) {
      std::size_t end = row.size();
      while (end > 0 && (row[end - 1].empty() || row[end - 1] == " ")) --end;
      for (std::size_t x = 0; x < end; ++x) out += row[x].empty() ? " " : row[x];
      out += "\n";
    }
    return out;
  }

 private:
  bool inside(Point p) const {
    return p.x >= 0 && p.x < width_ && p.y >= 0 && p.y < int(rows_.size());
  }
  const std::string& cell(Point p) const { return rows_[std::size_t(p.y)][std::size_t(p.x)]; }
  std::string& cell(Point p) { return rows_[std::size_t(p.y)][std::size_t(p.x)]; }
  int width_;
  std::vector<std::vector<std::string>> rows_;
};

/// Drawing coordinates made to fit a sheet.
class Scale {
 public:
  Scale(const Game& game, int width) {
    for (const NodeText& node : game.nodes) {
      if (node.name == Text{}) continue;  // not open
      left_ = std::min(left_, node.x);
      right_ = std::max(right_, node.x);
      top_ = std::min(top_, node.y);
      bottom_ = std::max(bottom_, node.y);
    }
    columns_ = std::max(20, width - kRightMargin - 1);
    // A letter is about twice as high as wide.
    const double shape = double(bottom_ - top_) / std::max(1, right_ - left_);
    rows_ = std::clamp(int(std::lround(columns_ * shape * 0.6)), 24, 52);
  }

  Point at(const NodeText& node) const {
    return {1 + int(std::lround(double(node.x - left_) * columns_ / std::max(1, right_ - left_))),
            int(std::lround(double(node.y - top_) * (rows_ - 1) / std::max(1, bottom_ - top_)))};
  }
  int rows() const { return rows_; }
  int columns() const { return columns_; }

 private:
  int left_ = std::numeric_limits<int>::max(), right_ = std::numeric_limits<int>::min();
  int top_ = std::numeric_limits<int>::max(), bottom_ = std::numeric_limits<int>::min();
  int columns_ = 0, rows_ = 0;
};

std::vector<std::string> letters_of(std::string_view name) {
  std::vector<std::string> letters;
  for (const char c : name) {
    if ((static_cast<unsigned char>(c) & 0xC0) == 0x80)
      letters.back() += c;
    else
      letters.emplace_back(1, c);
  }
  return letters;
}

/// The first letters of every city, before anything else may take their place.
void write_cities(const Speech& speech, const Scale& scale, MapSheet& sheet) {
  const Game& game = speech.game();
  for (const NodeId id : board_sight(game.edition).nodes) {
    const auto i = std::size_t(id);
    const Point at = scale.at(game.nodes[i]);
    const auto letters = letters_of(speech.node(NodeId(i)));
    const int shown = std::min(kLeastLabel, int(letters.size()));
    for (int k = 0; k < shown; ++k)
      sheet.put({at.x + k, at.y}, speech.paint().bold(letters[std::size_t(k)]));
  }
  for (const NodeId id : board_sight(game.edition).nodes) {
    const auto i = std::size_t(id);
    const Point at = scale.at(game.nodes[i]);
    const int shown = std::min(kLeastLabel, width_of(speech.node(NodeId(i))));
    sheet.keep_gap({at.x - 1, at.y});
    sheet.keep_gap({at.x + shown, at.y});
  }
}

/// More of each name, as far as the sheet is empty.
void finish_names(const Speech& speech, const Scale& scale, MapSheet& sheet) {
  const Game& game = speech.game();
  for (const NodeId id : board_sight(game.edition).nodes) {
    const auto i = std::size_t(id);
    const Point at = scale.at(game.nodes[i]);
    const auto letters = letters_of(speech.node(NodeId(i)));
    for (int k = kLeastLabel; k < kLongLabel && k < int(letters.size()); ++k) {
      const Point next{at.x + k, at.y};
      const std::string letter = speech.paint().bold(letters[std::size_t(k)]);
      if (!sheet.free({next.x + 1, next.y})) break;
      if (!sheet.put(next, letter) && !sheet.put_into_gap(next, letter)) break;
    }
  }
}

std::string mark(const Speech& speech, const View& view, LaneId lane, int space) {
  const Cost& cost = printed_on(speech.edition(), lane);
  const LaneState state = lane_state(speech.edition(), view, lane);
  if (state.is == LaneIs::Owned) return speech.owned(state.owner, badge(state.owner));
  if (state.is == LaneIs::Closed) return speech.paint().dim("×");
  const std::string_view letter = space < cost.symbols   ? "*"
                                  : space < cost.doubled ? "2"
                                                         : kLetters[std::size_t(cost.colour)];
  return speech.paint().card(cost.colour, letter);
}

/// The place of a space on the straight line from a to b; a lane that leaves the board on one side
/// and comes back on the other (W-6) is drawn over the edge.
Point space_at(const Scale& scale, Point a, Point b, double part) {
  double dx = b.x - a.x;
  if (std::abs(dx) > scale.columns() * 0.6) dx += dx > 0 ? -scale.columns() : scale.columns();
  int x = int(std::lround(a.x + dx * part));
  if (x < 0) x += scale.columns();
  if (x > scale.columns() + 1) x -= scale.columns();
  return {x, int(std::lround(a.y + (b.y - a.y) * part))};
}

/// Lanes of one group lie side by side; a space whose cell is taken moves to a free neighbour.
void draw_lane(const Speech& speech, const View& view, const Scale& scale, MapSheet& sheet,
               LaneId lane) {
  const Game& game = speech.game();
  const Lane& it = speech.edition().lane(lane);
  const Point a = scale.at(game.nodes[std::size_t(it.a)]);
  const Point b = scale.at(game.nodes[std::size_t(it.b)]);
  const bool flat = std::abs(b.x - a.x) > 2 * std::abs(b.y - a.y);
  const Point aside = flat ? Point{0, 1} : Point{1, 0};
  int shift = 0;
  for (const LaneId mate : it.mates) shift += index(mate) < index(lane) ? 1 : 0;
  for (int k = 0; k < it.length(); ++k) {
    const Point p = space_at(scale, a, b, double(k + 1) / (it.length() + 1));
    const std::string letter = mark(speech, view, lane, k);
    const auto at = [&](int step) { return Point{p.x + aside.x * step, p.y + aside.y * step}; };
    const bool placed = std::any_of(kAside.begin(), kAside.end(),
                                    [&](int step) { return sheet.put(at(shift + step), letter); });
    if (!placed) sheet.put_into_gap(at(shift), letter);
  }
}

}  // namespace

std::string board_map(const Speech& speech, const View& view, int width) {
  const Scale scale(speech.game(), width);
  MapSheet sheet(width, scale.rows());
  write_cities(speech, scale, sheet);
  for (const LaneId lane : board_sight(speech.edition()).lanes)
    draw_lane(speech, view, scale, sheet, lane);
  finish_names(speech, scale, sheet);
  return sheet.text() + stubs_line(speech, width) +
         speech.paint().dim(speech.say("lines.map_legend")) + "\n";
}

}  // namespace wagonaut::tools
