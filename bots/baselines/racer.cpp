#include "bots/baselines/racer.h"

#include <algorithm>
#include <tuple>

#include "bots/picks.h"

namespace wagonaut {
namespace {

constexpr int kEnough = 5;   // a length is worth racing for when as many lanes have it
constexpr int kMonster = 2;  // lanes so much longer than that are not collected for

/// The length that this board's long lanes have.
int racing_length(const Edition& ed) {
  int length = kMaxSpend;
  const auto as_long = [&](const Lane& lane) { return lane.length() >= length; };
  while (length > 1 && std::count_if(ed.lanes.begin(), ed.lanes.end(), as_long) < kEnough) --length;
  return length;
}

/// Lanes worth collecting for: of the racing length while there are any, then shorter and shorter.
LaneSet racing_lanes(const Position& at) {
  const int longest = racing_length(at.ed);
  const LaneSet fitting = fitting_lanes(at);
  if (at.view.open.triggered || at.pieces() < longest) return fitting;
  LaneSet lanes;
  for (int length = longest; length > 1 && lanes.empty(); --length)
    for (const LaneId lane : fitting) {
      const int spaces = at.cost(lane).length;
      if (spaces >= length && spaces <= longest + kMonster) lanes.insert(lane);
    }
  return lanes.empty() ? fitting : lanes;
}

/// The longest, rather one that touches the own network, with fewest locos.
std::optional<Move> racing_claim(const Position& at, const LaneSet& lanes) {
  const NodeSet ends = ends_of(at.ed, at.mine.lanes);
  std::optional<Move> best;
  std::tuple<int, bool, int> most{};
  for (const LaneId id : lanes& at.payable) {
    const Lane& lane = at.ed.lane(id);
    if (best && lane.length() < std::get<0>(most)) continue;
    const auto claim = claim_of(at, id);
    if (!claim) continue;
    const bool touches = ends.contains(lane.a) || ends.contains(lane.b);
    const std::tuple worth{int(lane.length()), touches, -int(claim->payment[at.ed.loco])};
    if (best && worth <= most) continue;
    best = claim;
    most = worth;
  }
  return best;
}

/// The lane that lacks fewest cards, the longest of several.
std::optional<LaneId> nearest_lane(const Position& at, const LaneSet& lanes) {
  std::optional<LaneId> best;
  std::pair<int, int> least{};
  for (const LaneId lane : lanes) {
    const std::pair price{missing_for(at, lane), -int(at.cost(lane).length)};
    if (best && price >= least) continue;
    best = lane;
    least = price;
  }
  return best;
}

}  // namespace

Move Racer::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  const Position at = position_of(ed, view);
  if (view.open.ask.kind == AskKind::KeepTickets) return keep_nearest(at, 0, 0);
  if (const auto routine = routine_move(at)) return *routine;
  const LaneSet lanes = racing_lanes(at);
  if (const auto claim = racing_claim(at, lanes)) return *claim;
  const auto target = nearest_lane(at, lanes);
  if (const auto card = draw_for(at, target ? wants_for(at, *target) : Wants{})) return *card;
  return any_move(at);
}

}  // namespace wagonaut
