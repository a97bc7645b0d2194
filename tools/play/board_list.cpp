#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "engine/campaign/opening.h"
#include "engine/rules/network.h"
#include "engine/rules/price.h"
#include "engine/sight/view.h"
#include "tools/columns.h"
#include "tools/play/board.h"
#include "tools/text/typed.h"

namespace wagonaut::tools {
namespace {

bool begins(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

bool wanted(const Speech& speech, const View& view, LaneId lane, std::string_view filter) {
  if (filter.empty()) return true;
  const LaneState state = lane_state(speech.edition(), view, lane);
  const std::string typed = folded(filter);
  if (means(typed, "words.free")) return state.is == LaneIs::Free;
  if (means(typed, "words.mine"))
    return state.is == LaneIs::Owned && view.viewer && state.owner == *view.viewer;
  const Lane& it = speech.edition().lane(lane);
  return begins(folded(speech.node(it.a)), typed) || begins(folded(speech.node(it.b)), typed);
}

std::string state_words(const Speech& speech, const LaneState& state) {
  if (state.is == LaneIs::Owned) return speech.seat(state.owner);
  if (state.is == LaneIs::Closed) return speech.paint().dim(speech.say("labels.closed"));
  return "";
}

struct Row {
  std::string name, spaces, points, state;
};

std::vector<Row> rows_of(const Speech& speech, const View& view, std::string_view filter) {
  std::vector<Row> rows;
  for (const LaneId lane : board_sight(speech.edition()).lanes) {
    if (!wanted(speech, view, lane, filter)) continue;
    rows.push_back({speech.lane(lane), speech.spaces(lane),
                    speech.in_dollars() ? "" : std::to_string(speech.edition().lane(lane).points),
                    state_words(speech, lane_state(speech.edition(), view, lane))});
  }
  std::stable_sort(rows.begin(), rows.end(),
                   [](const Row& a, const Row& b) { return folded(a.name) < folded(b.name); });
  return rows;
}

std::vector<std::string> lines_of(const std::vector<Row>& rows) {
  int name = 0, spaces = 0, state = 0;
  for (const Row& row : rows) {
    name = std::max(name, width_of(row.name));
    spaces = std::max(spaces, width_of(row.spaces));
    state = std::max(state, width_of(row.state));
  }
  std::vector<std::string> lines;
  for (const Row& row : rows)
    lines.push_back(pad_right(row.name, name) + " " + pad_right(row.spaces, spaces) + " " +
                    pad_left(row.points, 2) + " " + pad_right(row.state, state));
  return lines;
}

/// Lines set in as many columns as fit, read downwards.
std::string in_columns(const std::vector<std::string>& lines, int width) {
  if (lines.empty()) return "";
  const int each = width_of(lines.front()) + 3;
  const int columns = std::max(1, (width + 3) / each);
  const int height = (int(lines.size()) + columns - 1) / columns;
  std::string out;
  for (int y = 0; y < height; ++y) {
    for (int i = y; i < int(lines.size()); i += height) {
      const bool last = i + height >= int(lines.size());
      out += last ? lines[std::size_t(i)] : lines[std::size_t(i)] + "   ";
    }
    out += "\n";
  }
  return out;
}

}  // namespace

std::string stubs_line(const Speech& speech, int width) {
  if (speech.box() == nullptr) return "";
  const BoardSight sight = board_sight(speech.edition());
  std::string cities;
  for (const NodeId node : sight.nodes) {
    int leads = 0;  // lanes of which some spaces are seen
    for (int i = 0; i < speech.edition().lanes.size(); ++i) {
      const Lane& lane = speech.edition().lane(LaneId(i));
      const bool out = (lane.a == node && !sight.nodes.contains(lane.b)) ||
                       (lane.b == node && !sight.nodes.contains(lane.a));
      leads += out && speech.box()->names.map.lanes[std::size_t(i)].stub > 0;
    }
    if (leads > 0)
      cities += (cities.empty() ? "" : ", ") + speech.node(node) +
                (leads > 1 ? " ×" + std::to_string(leads) : "");
  }
  if (cities.empty()) return "";
  return speech.paint().dim(wrap(speech.say("lines.stubs", {{"cities", cities}}), 0, width)) + "\n";
}

std::string board_legend(const Speech& speech, int width) {
  const Edition& ed = speech.edition();
  bool grey = false, ferry = false, rough = false, tunnel = false, sea = false;
  std::vector<std::string> parts;
  for (int i = 0; i < int(Colour::Grey); ++i)
    for (const LaneId lane : board_sight(ed).lanes)
      if (printed_on(ed, lane).colour == Colour(i)) {
        parts.push_back(speech.colour_letter(Colour(i)) + " " + speech.colour(Colour(i)));
        break;
      }
  for (const LaneId lane : board_sight(ed).lanes) {
    const Cost& cost = printed_on(ed, lane);
    grey |= cost.colour == Colour::Grey;
    ferry |= cost.symbols > 0;
    rough |= cost.doubled > 0;
    tunnel |= ed.lane(lane).tunnel;
    sea |= cost.kind == Kind::Sea;
  }
  const std::pair<bool, std::string_view> signs[] = {{grey, "labels.grey_space"},
                                                     {ferry, "labels.ferry_space"},
                                                     {rough, "labels.rough_space"},
                                                     {tunnel, "labels.tunnel_lane"},
                                                     {sea, "labels.sea_lane"}};
  for (const auto& [there, key] : signs)
    if (there) parts.push_back(speech.say(key));
  return wrap(speech.say("lines.list_legend", {{"signs", joined(parts, ", ")}}), 0, width);
}

LaneState lane_state(const Edition& ed, const View& view, LaneId lane) {
  const Seat owner = owner_of(ed, view.open, lane);
  if (owner != kNobody) return {LaneIs::Owned, owner};
  if (closed_lanes(ed, view.open).contains(lane)) return {LaneIs::Closed, kNobody};
  return {};
}

std::string board_list(const Speech& speech, const View& view, std::string_view filter, int width) {
  const std::vector<Row> rows = rows_of(speech, view, filter);
  if (rows.empty()) return speech.say("lines.no_lanes_to_show") + "\n";
  return in_columns(lines_of(rows), width) + stubs_line(speech, width) +
         speech.paint().dim(board_legend(speech, width)) + "\n";
}

}  // namespace wagonaut::tools
