#include <algorithm>
#include <array>
#include <numeric>

#include "bots/planner/errands.h"
#include "bots/planner/reserves.h"
#include "engine/rules/trail.h"

namespace wagonaut {
namespace {

constexpr int kLocoPrice = 5;  // tenths of a point that a loco is worth beyond its turn

/// The spaces of each suit that the plan's coloured lanes take.
std::array<int, kMaxSuits> planned_spaces(const Position& at, const Plan& plan) {
  std::array<int, kMaxSuits> spaces{};
  for (const LaneId lane : plan.lanes)
    if (at.cost(lane).colour != Colour::Grey) spaces[at.suit_for(lane)] += at.cost(lane).length;
  return spaces;
}

/// The suits that have so many cards beyond what the plan takes.
SuitSet suits_to_spare(const Position& at, const std::array<int, kMaxSuits>& planned, int count) {
  SuitSet spare = 0;
  for (std::size_t i = 0; i < planned.size(); ++i)
    if (planned[i] == 0 || at.held[i] >= planned[i] + count) spare |= SuitSet{1} << i;
  return spare;
}

/// Does the hand pay for that many lanes of at least so many points one after another, the most
/// rewarding first?
bool hand_fills(const Position& at, const LaneSet& among, int least, int enough) {
  LaneSet lanes;
  int shortest = kMaxSpend;
  for (const LaneId lane : among& at.payable) {
    if (at.worth(lane) < 10 * least) continue;
    lanes.insert(lane);
    shortest = std::min<int>(shortest, at.cost(lane).length);
  }
  const int spaces = std::accumulate(at.held.begin(), at.held.end(), at.locos());
  // The usual case, which spares the reckoning.
  if (lanes.count() < enough || spaces < enough * shortest) return false;
  return best_spree(at, lanes, kMaxLanes).claims >= enough;
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

/// The own longest trail, where it brings a bonus.
class OwnTrail {
 public:
  explicit OwnTrail(const Position& at)
      : at_(at), counts_(at.ed.award(AwardKind::LongestTrail) != nullptr) {
    if (!counts_) return;
    for (const LaneId lane : at.mine.lanes) spaces_[label(at.ed.lane(lane).a)] += length(lane);
    now_ = longest_trail(at.ed, at.mine.lanes);
  }

  /// Spaces by which a lane makes it longer.
  int gain(LaneId lane) const {
    if (!counts_) return 0;
    LaneSet lanes = at_.mine.lanes;
    lanes.insert(lane);
    return longest_trail(at_.ed, lanes) - now_;
  }
  /// It cannot be more: all that the lane joins, walked over once.
  int most_gain(LaneId lane) const {
    if (!counts_) return 0;
    const std::size_t a = label(at_.ed.lane(lane).a), b = label(at_.ed.lane(lane).b);
    const int joined = spaces_[a] + (a == b ? 0 : spaces_[b]) + length(lane);
    return std::max(0, joined - now_);
  }

 private:
  std::size_t label(NodeId node) const { return at_.mine.label[std::size_t(node)]; }
  int length(LaneId lane) const { return at_.ed.lane(lane).length(); }

  const Position& at_;
  bool counts_;
  int now_ = 0;
  std::array<int, kMaxNodes> spaces_{};  // of the own lanes, by the island they are on
};

constexpr int kTurn = 10;        // a claim, in tenths of a turn
constexpr int kNearlyBest = 70;  // percent

/// Where length brings nothing: of these the lanes that bring most for their turns, and those that
/// come near.
LaneSet rewarding_lanes(const Position& at, const Weights& weights, const LaneSet& among) {
  const auto per_turn = [&](LaneId lane) {
    const int cards = missing_for(at, lane) + (at.turns_up(lane) ? weights.reserve : 0);
    const int net = at.worth(lane) - 10 * bought_for(at, lane).dollars;
    return 100 * net / (kTurn + weights.card * cards);
  };
  int most = 1;
  for (const LaneId lane : among) most = std::max(most, per_turn(lane));
  LaneSet best;
  for (const LaneId lane : among)
    if (100 * per_turn(lane) >= kNearlyBest * most) best.insert(lane);
  return best;
}

/// Who may take a lane first: nobody while it has an open twin, else whoever comes by, and those
/// whose networks lead to it.
int rivals_for(const Position& at, LaneId lane) {
  const Lane& l = at.ed.lane(lane);
  for (const LaneId mate : l.mates)
    if (at.open.contains(mate)) return 0;
  const LaneSet leading =
      at.ed.index.lanes_at[std::size_t(l.a)] | at.ed.index.lanes_at[std::size_t(l.b)];
  int rivals = 1;
  for (int i = 0; i < at.ed.seats; ++i)
    if (Seat(i) != *at.view.viewer && !(at.view.open.at(Seat(i)).lanes & leading).empty()) ++rivals;
  return rivals;
}

bool touches(const Position& at, const NodeSet& ends, LaneId lane) {
  return ends.contains(at.ed.lane(lane).a) || ends.contains(at.ed.lane(lane).b);
}

}  // namespace

LaneSet spare_lanes(const Position& at, const Weights& weights, const Plan& plan) {
  const Index& index = at.ed.index;
  const auto up_to = [&](int length) -> const LaneSet& {
    return index.up_to_length[std::size_t(std::clamp(length, 0, kMaxSpend))];
  };
  const LaneSet planned = with_twins(at, plan.lanes);
  LaneSet fitting;
  for (const Kind kind : {Kind::Rail, Kind::Sea})
    fitting |=
        index.of_kind[std::size_t(kind)] & up_to(at.supply(kind) - plan.pieces[std::size_t(kind)]);
  fitting &= at.open - planned;
  if (at.dealings) {
    // Tickets bring most: what else there is waits until they are complete.
    if (!plan.lanes.empty()) return {};
    return hurries(at, weights) ? fitting : rewarding_lanes(at, weights, fitting);
  }
  const int turns = sure_turns(at, weights), racing = long_length(at.ed);
  const int spare = at.pieces() - plan.pieces[0] - plan.pieces[1];
  if (hurries(at, weights) || spare < racing) return fitting;
  if (hand_fills(at, fitting | planned, weights.least, turns - weights.slack)) return fitting;
  const LaneSet worthwhile = fitting & up_to(racing + kMonsterLane);
  for (int length = racing; length > 1; --length)
    if (const LaneSet lanes = worthwhile - up_to(length - 1); !lanes.empty()) return lanes;
  return fitting;
}

std::optional<Move> best_claim(const Position& at, const Weights& weights, const Plan& plan,
                               const LaneSet& spare) {
  const LaneSet planned = with_twins(at, plan.lanes);
  const LaneSet lanes = (planned | spare) & at.payable;
  if (lanes.empty()) return std::nullopt;
  const auto spaces = planned_spaces(at, plan);
  const NodeSet ends = ends_of(at.ed, at.mine.lanes);
  const OwnTrail trail(at);
  std::optional<Move> best;
  int most = 0;
  for (const LaneId lane : lanes) {
    const Cost cost = at.cost(lane);
    const bool on_plan = planned.contains(lane);
    int worth = at.worth(lane);
    if (on_plan) worth += weights.planned;
    if (on_plan && weights.contested > 0) worth += weights.contested * rivals_for(at, lane);
    if (touches(at, ends, lane)) {
      worth += weights.trail;
      // The search is dear: only where its outcome can matter.
      if (best && worth + weights.longer * trail.most_gain(lane) <= most) continue;
      worth += weights.longer * trail.gain(lane);
    }
    if (best && worth <= most) continue;
    const bool own_suit = on_plan && cost.colour != Colour::Grey;
    const bool free = own_suit || cost.length >= weights.steal;
    auto claim = claim_of(at, lane, suits_to_spare(at, spaces, cost.length));
    if (!claim && free) claim = claim_of(at, lane);
    if (!claim) continue;
    if (at.turns_up(lane) && toll_reserve(at, *claim) < weights.reserve) continue;
    worth -= kLocoPrice * claim->payment[at.ed.loco];
    if (at.dealings)
      worth -= 10 * at.dealings->price[std::size_t(lane)].swap_dollars(claim->swaps());
    if (best && worth <= most) continue;
    best = claim;
    most = worth;
  }
  return best;
}

}  // namespace wagonaut
