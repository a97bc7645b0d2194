#include "catalog/straight_path.h"

#include <charconv>
#include <cmath>

namespace wagonaut {

namespace {

class PathReader {
 public:
  explicit PathReader(std::string_view text) : text_(text) {}

  std::optional<std::vector<StraightLine>> read() {
    while (!text_.empty())
      if (!command()) return std::nullopt;
    return std::move(out_);
  }

 private:
  bool command() {
    const char word = text_.front();
    if (word == 'z' || word == 'M' || word == 'l') text_.remove_prefix(1);
    switch (word) {
      case 'z':
        if (out_.empty()) return false;
        out_.back().closed = true;
        return true;
      case 'M':
        return point(true);
      default:  // "l", or one more point of it
        return !out_.empty() && !out_.back().closed && point(false);
    }
  }

  bool point(bool first) {
    DrawnSpot spot;
    if (!number(spot.x) || !number(spot.y)) return false;
    if (first) {
      out_.emplace_back();
    } else {
      spot.x += out_.back().points.back().x;
      spot.y += out_.back().points.back().y;
    }
    out_.back().points.push_back(spot);
    return true;
  }

  bool number(double& value) {
    while (text_.starts_with(' ')) text_.remove_prefix(1);
    const auto [end, fault] =
        std::from_chars(text_.data(), text_.data() + text_.size(), value, std::chars_format::fixed);
    if (fault != std::errc() || !(std::abs(value) <= 1e6)) return false;
    text_.remove_prefix(std::size_t(end - text_.data()));
    return true;
  }

  std::string_view text_;
  std::vector<StraightLine> out_;
};

/// Steps need no space before a minus.
void write_step(std::string& out, std::int64_t value, bool first) {
  if (!first && value >= 0) out += ' ';
  out += std::to_string(value);
}

std::string one_line(const StraightLine& line) {
  std::int64_t x = std::llround(line.points.front().x), y = std::llround(line.points.front().y);
  const std::string start = "M" + std::to_string(x) + " " + std::to_string(y);
  std::string steps;
  for (const DrawnSpot& spot : line.points) {
    const std::int64_t dx = std::llround(spot.x) - x, dy = std::llround(spot.y) - y;
    if (dx == 0 && dy == 0) continue;
    write_step(steps, dx, steps.empty());
    write_step(steps, dy, false);
    x += dx;
    y += dy;
  }
  if (steps.empty()) return "";
  return start + "l" + steps + (line.closed ? "z" : "");
}

}  // namespace

std::optional<std::vector<StraightLine>> straight_lines(std::string_view path) {
  return PathReader(path).read();
}

std::string straight_path(const std::vector<StraightLine>& lines) {
  std::string out;
  for (const StraightLine& line : lines)
    if (!line.points.empty()) out += one_line(line);
  return out;
}

}  // namespace wagonaut
