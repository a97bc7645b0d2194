#include "bots/planner/reserves.h"

namespace wagonaut {
namespace {

bool covers(const Position& at, const Reserves& left, LaneId lane, std::size_t suit) {
  const Cost& cost = at.cost(lane);
  const int wild = cost.locos ? left.locos : 0;
  return suit_fits(cost, at.ed.index.suits[suit]) &&
         left.held[suit] + wild >= cost.length + cost.doubled;
}

bool enough_pieces(const Position& at, const Reserves& left, LaneId lane) {
  return at.cost(lane).length <= left.pieces[std::size_t(at.cost(lane).kind)];
}

}  // namespace

std::optional<std::size_t> paying_suit(const Position& at, const Reserves& left, LaneId lane) {
  if (!enough_pieces(at, left, lane)) return std::nullopt;
  for (std::size_t i = 0; i < std::size_t(at.ed.index.suits.size()); ++i)
    if (covers(at, left, lane, i)) return i;
  return std::nullopt;
}

std::optional<std::size_t> sparing_suit(const Position& at, const Reserves& left, LaneId lane) {
  if (!enough_pieces(at, left, lane)) return std::nullopt;
  std::optional<std::size_t> best;
  std::pair<int, int> least{};  // locos, cards of the suit that are left
  const int cards = at.cost(lane).length + at.cost(lane).doubled;
  for (std::size_t i = 0; i < std::size_t(at.ed.index.suits.size()); ++i) {
    if (!covers(at, left, lane, i)) continue;
    const int plain = std::min(left.held[i], cards);
    const std::pair price{cards - plain, left.held[i] - plain};
    if (best && price >= least) continue;
    best = i;
    least = price;
  }
  return best;
}

void pay(const Position& at, Reserves& left, LaneId lane, std::size_t suit) {
  const Cost& cost = at.cost(lane);
  const int cards = cost.length + cost.doubled, plain = std::min(left.held[suit], cards);
  left.held[suit] -= plain;
  left.locos -= cards - plain;
  left.pieces[std::size_t(cost.kind)] -= cost.length;
}

Spree best_spree(const Position& at, LaneSet lanes, int most_claims) {
  Reserves left(at);
  Spree spree;
  while (spree.claims < most_claims) {
    std::optional<LaneId> best;
    for (const LaneId lane : lanes)
      if ((!best || at.worth(lane) > at.worth(*best)) && paying_suit(at, left, lane)) best = lane;
    if (!best) break;
    ++spree.claims;
    spree.worth += at.worth(*best);
    pay(at, left, *best, *paying_suit(at, left, *best));
    lanes.erase(*best);
    for (const LaneId mate : at.ed.lane(*best).mates) lanes.erase(mate);
  }
  return spree;
}

}  // namespace wagonaut
