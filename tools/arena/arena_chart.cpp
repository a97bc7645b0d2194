#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "tools/arena/arena_report.h"

namespace wagonaut::tools {
namespace {

constexpr int kLabelWidth = 250, kPlotWidth = 520, kRowHeight = 24, kMargin = 16;

struct ChartRow {
  std::string label;
  arena::Interval value;
};
struct Chart {
  std::string title;
  std::vector<ChartRow> rows;
  double from = 0, to = 100, step = 25;  // of the axis
};

Chart ladder_chart(const Ladder& ladder) {
  Chart chart{fmt::format("{}, {} seats: Elo with 95 % intervals", ladder.edition, ladder.seats),
              {},
              0,
              0,
              200};
  for (const Rung& rung : ladder.rungs) {
    chart.rows.push_back({rung.bot, rung.elo});
    chart.from = std::min(chart.from, rung.elo.low);
    chart.to = std::max(chart.to, rung.elo.high);
  }
  chart.from = chart.step * std::floor(chart.from / chart.step);
  chart.to = chart.step * std::ceil(chart.to / chart.step);
  return chart;
}

Chart wins_chart(const ArenaSummary& summary) {
  Chart chart{"Share of wins in % with 95 % intervals", {}};
  for (const ContestResult& contest : summary.contests) {
    const arena::Interval& wins = contest.bots.front().wins;
    chart.rows.push_back({contest.edition + ": " + contest.title(),
                          {100 * wins.mean, 100 * wins.low, 100 * wins.high}});
  }
  return chart;
}

double x_of(const Chart& chart, double value) {
  return kLabelWidth + kPlotWidth * (value - chart.from) / (chart.to - chart.from);
}

std::string axis_svg(const Chart& chart, int top, int bottom) {
  std::string out;
  for (double at = chart.from; at <= chart.to + chart.step / 2; at += chart.step)
    out += fmt::format(
        "<line class=\"grid\" x1=\"{0:.1f}\" y1=\"{1}\" x2=\"{0:.1f}\" y2=\"{2}\"/>\n"
        "<text x=\"{0:.1f}\" y=\"{3}\" text-anchor=\"middle\">{4:.0f}</text>\n",
        x_of(chart, at), top, bottom, bottom + 15, at);
  return out;
}

std::string row_svg(const Chart& chart, const ChartRow& row, int y) {
  const double zero = x_of(chart, std::clamp(0.0, chart.from, chart.to));
  const double end = x_of(chart, row.value.mean);
  const double middle = y + kRowHeight / 2.0;
  return fmt::format(
      "<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n"
      "<rect x=\"{:.1f}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\"/>\n"
      "<line class=\"range\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n"
      "<text x=\"{}\" y=\"{:.1f}\">{:.1f}</text>\n",
      kLabelWidth - 8, middle + 4, row.label, std::min(zero, end), y + 5, std::abs(end - zero),
      kRowHeight - 10, x_of(chart, row.value.low), middle, x_of(chart, row.value.high), middle,
      kLabelWidth + kPlotWidth + 8, middle + 4, row.value.mean);
}

/// The chart below `y`, which moves on.
std::string chart_svg(const Chart& chart, int& y) {
  std::string out = fmt::format("<text class=\"title\" x=\"{}\" y=\"{}\">{}</text>\n", kMargin,
                                y + 16, chart.title);
  y += 28;
  const int bottom = y + kRowHeight * int(chart.rows.size());
  out += axis_svg(chart, y, bottom);
  for (const ChartRow& row : chart.rows) {
    out += row_svg(chart, row, y);
    y += kRowHeight;
  }
  y += 40;
  return out;
}

}  // namespace

std::string arena_svg(const ArenaSummary& summary) {
  std::string body;
  int y = kMargin;
  for (const Ladder& ladder : summary.ladders) body += chart_svg(ladder_chart(ladder), y);
  if (summary.ladders.empty()) body += chart_svg(wins_chart(summary), y);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
      "viewBox=\"0 0 {0} {1}\">\n<style>text{{font:12px sans-serif;fill:#222}}"
      ".title{{font-weight:bold;font-size:14px}}rect{{fill:#4c78a8}}"
      ".grid{{stroke:#ddd}}.range{{stroke:#222;stroke-width:2}}</style>\n"
      "<rect width=\"100%\" height=\"100%\" style=\"fill:#fff\"/>\n{2}</svg>\n",
      kLabelWidth + kPlotWidth + 80, y, body);
}

}  // namespace wagonaut::tools
