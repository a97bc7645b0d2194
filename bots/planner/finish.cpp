#include <algorithm>

#include "bots/picks.h"
#include "bots/planner/errands.h"
#include "bots/planner/reserves.h"

namespace wagonaut {
namespace {

constexpr int kLeastGain = 20;  // tenths of a point: what a ticket must bring beyond other claims
constexpr int kDearestLane = 300;  // above the worth of any lane

/// A claim of one of some lanes, all of which the hand pays.
struct FirstClaim {
  LaneId lane{};
  std::size_t suit = 0;
};

/// How much there is to lose if somebody takes it first: nothing while a twin is open; a long lane
/// is hard to replace.
int haste(const Position& at, LaneId lane) {
  int twins = 0;
  for (const LaneId mate : at.ed.lane(lane).mates) twins += at.open.contains(mate) ? 1 : 0;
  return at.cost(lane).length - (twins > 0 ? kMaxSpend : 0);
}

/// Coloured lanes take their colour; grey ones, the longest first, what is left. Of all the one
/// that is most in danger is claimed first; nothing if the hand does not pay for all.
std::optional<FirstClaim> pay_for_all(const Position& at, const LaneSet& lanes) {
  FixedVector<LaneId, kMaxLanes, Spare::AsItIs> order;
  for (const LaneId lane : lanes) order.push_back(lane);
  std::stable_sort(order.begin(), order.end(), [&](LaneId a, LaneId b) {
    const bool grey_a = at.cost(a).colour == Colour::Grey,
               grey_b = at.cost(b).colour == Colour::Grey;
    return grey_a != grey_b ? grey_b : at.cost(a).length > at.cost(b).length;
  });
  Reserves left(at);
  std::optional<FirstClaim> first;
  for (const LaneId lane : order) {
    const auto suit = sparing_suit(at, left, lane);
    if (!suit) return std::nullopt;
    pay(at, left, lane, *suit);
    if (!first || haste(at, lane) > haste(at, first->lane)) first = {lane, *suit};
  }
  return first;
}

/// What a complete ticket brings beyond an incomplete one, with its bonus.
int worth_of_ticket(const Position& at, TicketId id) {
  const Ticket& ticket = at.ed.ticket(id);
  return 10 * (points_of(ticket) + ticket.penalty) + at.ticket_bonus(id);
}

}  // namespace

std::optional<Move> finishing_claim(const Position& at, const Weights& weights) {
  if (weights.finish == 0 || at.payable.empty()) return std::nullopt;
  const int turns = turns_left(at);
  if (turns > weights.finish) return std::nullopt;
  Prices prices;
  prices.fill(kBarred);
  for (const LaneId lane : at.payable)
    prices[std::size_t(lane)] = std::max(1, kDearestLane - at.worth(lane));
  for (const LaneId lane : at.mine.lanes) prices[std::size_t(lane)] = 0;
  std::optional<FirstClaim> best;
  int most = kLeastGain;
  for (const TicketId id : unfinished_tickets(at)) {
    const auto walk = walk_for(at.ed, prices, at.ed.ticket(id));
    if (!walk) continue;
    const LaneSet lanes = way_over(at.ed, at.mine.lanes, *walk).lanes;
    if (lanes.count() > turns) continue;
    int gain = worth_of_ticket(at, id);
    for (const LaneId lane : lanes) gain += at.worth(lane);
    if (gain <= most) continue;
    gain -= best_spree(at, at.payable, lanes.count()).worth;
    if (gain <= most) continue;
    const auto first = pay_for_all(at, lanes);
    if (!first) continue;
    best = first;
    most = gain;
  }
  if (!best) return std::nullopt;
  if (const auto claim = claim_of(at, best->lane, SuitSet{1} << best->suit)) return claim;
  return claim_of(at, best->lane);
}

}  // namespace wagonaut
