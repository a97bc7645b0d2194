#include "bots/baselines/stepper.h"

#include <algorithm>

#include "bots/picks.h"

namespace wagonaut {
namespace {

constexpr int kEarlyPieces = 8;  // while everyone has as many, there is time for a new ticket

/// The lanes this style looks at.
LaneSet lanes_in_sight(const Stepper& style, const Position& at) {
  const int shortest = std::min(style.shortest, at.pieces());
  LaneSet seen;
  for (const LaneId lane : at.open)
    if (at.cost(lane).length >= shortest && at.fits(lane)) seen.insert(lane);
  return seen;
}

/// Of a lane and its open twins the one whose suit is held most.
LaneId best_twin(const Position& at, LaneId lane) {
  LaneId best = lane;
  for (const LaneId mate : at.ed.lane(lane).mates)
    if (at.open.contains(mate) && at.held[at.suit_for(mate)] > at.held[at.suit_for(best)])
      best = mate;
  return best;
}

std::optional<LaneId> lane_for_tickets(const Position& at, const LaneSet& seen) {
  const Prices prices = hop_prices(at.ed, at.mine.lanes, seen);
  std::optional<LaneId> target;
  int most = 0;
  for (const TicketId id : unfinished_tickets(at)) {
    const int points = points_of(at.ed.ticket(id));
    if (points <= most) continue;
    const auto walk = walk_for(at.ed, prices, at.ed.ticket(id));
    if (!walk || way_over(at.ed, at.mine.lanes, *walk).length > at.pieces()) continue;
    target =
        *std::find_if(walk->begin(), walk->end(), [&](LaneId lane) { return seen.contains(lane); });
    most = points;
  }
  if (target) target = best_twin(at, *target);
  return target;
}

int readiness(const Stepper& style, const Position& at, LaneId lane) {
  const bool grey = at.cost(lane).colour == Colour::Grey;
  if (const auto claim = claim_of(at, lane)) {
    if (claim->payment[at.ed.loco] > 0) return 9;
    return grey ? style.ready_grey : 10;
  }
  const int held = at.held[at.suit_for(lane)];
  return (grey ? 10 : 9) - at.cost(lane).length + held;
}

/// The longest lane, of equally long ones the one that is nearest to being paid.
std::optional<LaneId> longest_lane(const Stepper& style, const Position& at, const LaneSet& seen) {
  std::optional<LaneId> best;
  std::pair<int, int> most{};
  for (const LaneId lane : seen) {
    if (best && at.cost(lane).length < most.first) continue;
    const std::pair worth{int(at.cost(lane).length), readiness(style, at, lane)};
    if (best && worth <= most) continue;
    best = lane;
    most = worth;
  }
  return best;
}

/// The most points for each piece among the sets that the pieces suffice for; if there is none, the
/// set of fewest points.
Move keep_best_ratio(const Position& at) {
  std::array<int, kMaxOffer> length{}, points{};
  const Prices prices = piece_prices(at.ed, at.mine.lanes, at.open);
  for (int i = 0; i < at.own.offer.size(); ++i) {
    const Ticket& ticket = at.ed.ticket(at.own.offer[std::size_t(i)]);
    const auto walk = walk_for(at.ed, prices, ticket);
    length[std::size_t(i)] = walk ? way_over(at.ed, at.mine.lanes, *walk).length : kMaxPieces + 1;
    points[std::size_t(i)] = points_of(ticket);
  }
  unsigned best = 0;
  std::pair<int, int> most{-1, 0};  // points for 1000 pieces; without a set that fits: -1, points
  const std::uint64_t lawful = lawful_keeps(at);
  for (unsigned kept = 0; kept < 64; ++kept) {
    if (((lawful >> kept) & 1) == 0) continue;
    int pieces = 0, sum = 0;
    for (int i = 0; i < at.own.offer.size(); ++i)
      if (((kept >> i) & 1) != 0) {
        pieces += length[std::size_t(i)];
        sum += points[std::size_t(i)];
      }
    const bool fits = pieces <= at.pieces();
    const std::pair worth{fits ? 1000 * sum / std::max(1, pieces) : -1, fits ? sum : -sum};
    if (best != 0 && worth <= most) continue;
    best = kept;
    most = worth;
  }
  return Move::keep_tickets(best);
}

/// The target's colour, else a loco, else blind.
std::optional<Move> draw_for_target(const Position& at, const std::optional<LaneId>& target) {
  Wants wants = target ? wants_for(at, *target) : Wants{};
  wants.loco = target && at.cost(*target).locos ? 1 : 0;
  return draw_for(at, wants);
}

bool early_enough(const Position& at) {
  return fewest_pieces(at) >= kEarlyPieces && at.view.choices.numbers(MoveKind::DrawTickets) != 0;
}

}  // namespace

Move step_of(const Stepper& style, const Position& at) {
  if (at.view.open.ask.kind == AskKind::KeepTickets)
    return at.own.tickets.empty() && style.opens_with_all ? keep_all(at) : keep_best_ratio(at);
  if (const auto routine = routine_move(at)) return *routine;
  const LaneSet seen = lanes_in_sight(style, at);
  auto target = lane_for_tickets(at, seen);
  if (!target && style.draws_tickets && early_enough(at)) return Move::draw_tickets();
  if (!target) target = longest_lane(style, at, seen);
  if (target)
    if (const auto claim = claim_of(at, *target)) return *claim;
  if (const auto card = draw_for_target(at, target)) return *card;
  return any_move(at);
}

}  // namespace wagonaut
