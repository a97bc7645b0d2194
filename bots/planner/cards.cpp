#include <algorithm>

#include "bots/planner/errands.h"

namespace wagonaut {
namespace {

constexpr int kPlannedFirst = 8;  // how much more a card for the plan is wanted
constexpr int kFaces = 4;         // `want_of` a suit counts its cards fourfold
constexpr int kFreeLoco = 30;     // a face-up loco that costs no more than other cards

/// With one card for the toll of a tunnel.
int lacking_for_claim(const Position& at, LaneId lane) {
  if (!at.ed.lane(lane).tunnel) return missing_for(at, lane);
  const int wild = at.cost(lane).locos ? at.locos() : 0;
  const int held = at.held[std::size_t(suit_for(at, lane))] + wild;
  return std::max(missing_for(at, lane), at.cost(lane).length + 1 - held);
}

void want(const Position& at, LaneId lane, int urgency, Wants& wants) {
  const int missing = lacking_for_claim(at, lane);
  if (missing == 0) return;
  int& suit = wants.suit[std::size_t(suit_for(at, lane))];
  suit = std::max(suit, std::max(1, urgency + at.ed.lane(lane).points / 3 - missing));
}

/// How many cards of a suit lie face up.
int showing(const Position& at, int suit) {
  int cards = 0;
  for (const Sort card : at.view.market)
    if (card != kNoCard && at.ed.index.suit_of[std::size_t(card)] == suit) ++cards;
  return cards;
}

/// The lane that lacks fewest cards, those that lie face up counting half; of several the longest.
std::optional<LaneId> nearest_of(const Position& at, const Weights& weights, const LaneSet& lanes) {
  std::optional<LaneId> best;
  std::pair<int, int> least{};
  const NodeSet ends = ends_of(at.ed, at.mine.lanes);
  for (const LaneId lane : lanes) {
    const int missing = missing_for(at, lane);
    const int open = std::min({missing, 2, showing(at, suit_for(at, lane))});
    const bool touching = ends.contains(at.ed.lane(lane).a) || ends.contains(at.ed.lane(lane).b);
    const std::pair price{10 * missing - weights.open * open - (touching ? weights.near : 0),
                          -int(at.cost(lane).length)};
    if (best && price >= least) continue;
    best = lane;
    least = price;
  }
  return best;
}

/// A loco is worth the whole turn when it ends the waiting for a planned lane; where it costs one
/// card only, whenever it can stand in.
int loco_want(const Position& at, const LaneSet& planned) {
  int wanted = 0;
  for (const LaneId lane : planned) {
    if (!at.cost(lane).locos) continue;
    const int missing = missing_for(at, lane);
    if (at.ed.loco_limit == LocoLimit::Free && missing > 0) wanted = kFreeLoco * kFaces;
    if (missing == 1) wanted = std::max(wanted, 1);
  }
  return wanted;
}

}  // namespace

Wants wanted_cards(const Position& at, const Weights& weights, const Plan& plan,
                   const LaneSet& spare) {
  Wants wants;
  std::array<int, kKinds> lacking{};
  const LaneSet planned = with_twins(at, plan.lanes);
  for (const LaneId lane : planned) {
    want(at, lane, kPlannedFirst, wants);
    lacking[std::size_t(at.cost(lane).kind)] += missing_for(at, lane);
  }
  const auto target = nearest_of(at, weights, spare);
  if (target) {
    want(at, *target, 0, wants);
    if (plan.lanes.empty()) wants.kind = at.cost(*target).kind;
  }
  if (!plan.lanes.empty())
    wants.kind =
        lacking[std::size_t(Kind::Sea)] > lacking[std::size_t(Kind::Rail)] ? Kind::Sea : Kind::Rail;
  LaneSet targets = planned;
  if (target) targets.insert(*target);
  wants.loco = loco_want(at, targets);
  return wants;
}

}  // namespace wagonaut
