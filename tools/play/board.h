#pragma once

#include <string>
#include <string_view>

#include "engine/model/ids.h"
#include "tools/play/speech.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// What became of a lane.
enum class LaneIs { Free, Closed, Owned };
struct LaneState {
  LaneIs is = LaneIs::Free;
  Seat owner = kNobody;
};
/// Closed: nobody may claim it any more, because the other lane of its group is taken (G-27).
LaneState lane_state(const Edition& ed, const View& view, LaneId lane);

/// The board drawn with letters: every lane has one letter for each of its spaces, or the badge of
/// its owner.
std::string board_map(const Speech& speech, const View& view, int width);

/// Where lanes lead off the edge of the board, as everybody sees (L-51); empty if none do.
std::string stubs_line(const Speech& speech, int width);

/// What the letters of lanes and of the map stand for, as far as they are on this board.
std::string board_legend(const Speech& speech, int width);

/// Every lane in a line: name, spaces, points, owner. `filter` is empty, "free", "mine" (also in
/// Polish) or the beginning of a city's name.
std::string board_list(const Speech& speech, const View& view, std::string_view filter, int width);

}  // namespace wagonaut::tools
