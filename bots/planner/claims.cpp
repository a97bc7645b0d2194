#include <algorithm>

#include "bots/planner/errands.h"

namespace wagonaut {
namespace {

constexpr int kLocoPrice = 5;  // tenths of a point that a loco is worth beyond its turn

/// The spaces of each suit that the plan's coloured lanes take.
std::array<int, kMaxSuits> planned_spaces(const Position& at, const Plan& plan) {
  std::array<int, kMaxSuits> spaces{};
  for (const LaneId lane : plan.lanes)
    if (at.cost(lane).colour != Colour::Grey)
      spaces[std::size_t(suit_for(at, lane))] += at.cost(lane).length;
  return spaces;
}

/// The suits that have so many cards beyond what the plan takes.
SuitSet suits_to_spare(const Position& at, const std::array<int, kMaxSuits>& planned, int count) {
  SuitSet spare = 0;
  for (std::size_t i = 0; i < planned.size(); ++i)
    if (planned[i] == 0 || at.held[i] >= planned[i] + count) spare |= SuitSet{1} << i;
  return spare;
}

/// A hand and a supply that are used up claim by claim.
struct Reserves {
  std::array<int, kMaxSuits> held;
  std::array<int, kKinds> pieces;
  int locos;
};

/// The suit that would pay for a lane; nothing if none does.
std::optional<std::size_t> paying_suit(const Position& at, const Reserves& left, LaneId lane) {
  const Cost& cost = at.cost(lane);
  if (cost.length > left.pieces[std::size_t(cost.kind)]) return std::nullopt;
  const int wild = cost.locos ? left.locos : 0;
  for (std::size_t i = 0; i < std::size_t(at.ed.index.suits.size()); ++i)
    if (suit_fits(cost, at.ed.index.suits[i]) && left.held[i] + wild >= cost.length + cost.doubled)
      return i;
  return std::nullopt;
}

/// How many lanes of at least so many points the hand pays for one after another, the most
/// rewarding first.
int claims_in_hand(const Position& at, const LaneSet& among, int least) {
  Reserves left{at.held, {at.trains, at.ships}, at.locos()};
  LaneSet lanes;
  for (const LaneId lane : among& at.payable)
    if (at.ed.lane(lane).points >= least) lanes.insert(lane);
  for (int claims = 0;; ++claims) {
    std::optional<LaneId> best;
    for (const LaneId lane : lanes)
      if ((!best || at.ed.lane(lane).points > at.ed.lane(*best).points) &&
          paying_suit(at, left, lane))
        best = lane;
    if (!best) return claims;
    const Cost& cost = at.cost(*best);
    int& held = left.held[*paying_suit(at, left, *best)];
    const int cards = cost.length + cost.doubled, plain = std::min(held, cards);
    held -= plain;
    left.locos -= cards - plain;
    left.pieces[std::size_t(cost.kind)] -= cost.length;
    lanes.erase(*best);
    for (const LaneId mate : at.ed.lane(*best).mates) lanes.erase(mate);
  }
}

/// Cards that could pay a toll after this payment.
int toll_reserve(const Position& at, const Move& claim) {
  int suit = -1;
  for (int i = 0; i < at.ed.faces.size(); ++i)
    if (claim.payment[Sort(i)] > 0 && Sort(i) != at.ed.loco)
      suit = at.ed.index.suit_of[std::size_t(i)];
  int cards = at.locos() - claim.payment[at.ed.loco];
  for (int i = 0; i < at.ed.faces.size(); ++i)
    if (Sort(i) != at.ed.loco && at.ed.index.suit_of[std::size_t(i)] == suit)
      cards += at.own.hand[Sort(i)] - claim.payment[Sort(i)];
  return cards;
}

bool touches(const Position& at, const NodeSet& ends, LaneId lane) {
  return ends.contains(at.ed.lane(lane).a) || ends.contains(at.ed.lane(lane).b);
}

}  // namespace

LaneSet spare_lanes(const Position& at, const Weights& weights, const Plan& plan) {
  const int turns = turns_left(at);
  const LaneSet planned = with_twins(at, plan.lanes);
  LaneSet fitting;
  int longest = 0;
  for (const LaneId lane : at.open - planned) {
    const Cost& cost = at.cost(lane);
    if (plan.pieces[std::size_t(cost.kind)] + cost.length > at.supply(cost.kind)) continue;
    fitting.insert(lane);
    longest = std::max<int>(longest, cost.length);
  }
  const int racing = long_length(at.ed);
  const int spare = at.pieces() - plan.pieces[0] - plan.pieces[1];
  if (turns <= weights.last_turns - (at.ed.seats > 2 ? 1 : 0) || spare < racing) return fitting;
  if (turns <= claims_in_hand(at, fitting | planned, weights.least) + weights.slack) return fitting;
  LaneSet lanes;
  for (int length = std::min(racing, longest); length > 1 && lanes.empty(); --length)
    for (const LaneId lane : fitting) {
      const int spaces = at.cost(lane).length;
      if (spaces >= length && spaces <= racing + kMonsterLane) lanes.insert(lane);
    }
  return lanes.empty() ? fitting : lanes;
}

std::optional<Move> best_claim(const Position& at, const Weights& weights, const Plan& plan,
                               const LaneSet& spare) {
  const auto spaces = planned_spaces(at, plan);
  const LaneSet planned = with_twins(at, plan.lanes);
  const NodeSet ends = ends_of(at.ed, at.mine.lanes);
  std::optional<Move> best;
  int most = 0;
  for (const LaneId lane : (planned | spare) & at.payable) {
    const Cost& cost = at.cost(lane);
    const bool on_plan = planned.contains(lane);
    const bool own_suit = on_plan && cost.colour != Colour::Grey;
    const bool free = own_suit || cost.length >= weights.steal;
    auto claim = claim_of(at, lane, suits_to_spare(at, spaces, cost.length));
    if (!claim && free) claim = claim_of(at, lane);
    if (!claim) continue;
    if (at.ed.lane(lane).tunnel && toll_reserve(at, *claim) < weights.reserve) continue;
    int worth = 10 * at.ed.lane(lane).points - kLocoPrice * claim->payment[at.ed.loco];
    if (on_plan) worth += weights.planned;
    if (touches(at, ends, lane)) worth += weights.trail;
    if (best && worth <= most) continue;
    best = claim;
    most = worth;
  }
  return best;
}

}  // namespace wagonaut
