#include "bots/baselines/ticket_greedy.h"

#include <algorithm>

#include "bots/picks.h"

namespace wagonaut {
namespace {

constexpr int kShare = 60;             // percent of the free pieces that a further ticket may take
constexpr int kPiecesForTickets = 12;  // with fewer, no ticket is drawn
constexpr int kLongEnough = 3;         // lanes worth claiming when there is nothing left to join

int count_pieces(const Position& at, const LaneSet& lanes) {
  const PiecesByKind pieces = pieces_of(at.ed, lanes);
  return pieces[0] + pieces[1];
}

/// Ways of the tickets that can be done together, the nearest ticket first.
LaneSet planned_lanes(const Position& at) {
  const Prices prices = piece_prices(at.ed, at.mine.lanes, at.open);
  std::array<Way, kMaxTickets> ways;
  std::array<int, kMaxTickets> order{};
  int n = 0;
  for (const TicketId id : at.own.tickets) {
    const auto walk = walk_for(at.ed, prices, at.ed.ticket(id));
    if (!walk) continue;
    order[std::size_t(n)] = n;
    ways[std::size_t(n++)] = way_over(at.ed, at.mine.lanes, *walk);
  }
  std::stable_sort(order.begin(), order.begin() + n, [&](int a, int b) {
    return ways[std::size_t(a)].length < ways[std::size_t(b)].length;
  });
  LaneSet planned;
  for (int i = 0; i < n; ++i) {
    const LaneSet more = planned | ways[std::size_t(order[std::size_t(i)])].lanes;
    if (count_pieces(at, more) <= at.pieces()) planned = more;
  }
  return planned;
}

/// How many cards of each suit the plan still lacks.
Wants lacking_cards(const Position& at, const LaneSet& planned) {
  std::array<int, kMaxSuits> asked{};
  std::array<int, kKinds> by_kind{};
  for (const LaneId lane : planned) {
    const int cards = at.cost(lane).length + at.cost(lane).doubled;
    asked[at.suit_for(lane)] += cards;
    by_kind[std::size_t(at.cost(lane).kind)] += cards;
  }
  Wants wants;
  for (std::size_t i = 0; i < asked.size(); ++i) wants.suit[i] = std::max(0, asked[i] - at.held[i]);
  wants.kind =
      by_kind[std::size_t(Kind::Sea)] > by_kind[std::size_t(Kind::Rail)] ? Kind::Sea : Kind::Rail;
  return wants;
}

/// Nothing is left to join: new tickets, or points.
std::optional<Move> without_plan(const Position& at) {
  const bool tickets = at.view.choices.numbers(MoveKind::DrawTickets) != 0;
  if (tickets && !at.view.open.triggered && at.pieces() >= kPiecesForTickets)
    return Move::draw_tickets();
  LaneSet lanes;
  const LaneSet fitting = fitting_lanes(at);
  for (const LaneId lane : fitting)
    if (at.cost(lane).length >= kLongEnough) lanes.insert(lane);
  return longest_claim(at, lanes.empty() || at.view.open.triggered ? fitting : lanes);
}

}  // namespace

Move TicketGreedy::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  const Position at = position_of(ed, view);
  const LaneSet planned = planned_lanes(at);
  if (view.open.ask.kind == AskKind::KeepTickets)
    return keep_nearest(at, at.pieces() - count_pieces(at, planned), kShare);
  if (const auto routine = routine_move(at)) return *routine;
  if (view.open.ask.kind == AskKind::ChooseAction) {
    const auto claim =
        planned.empty() ? without_plan(at) : longest_claim(at, with_twins(at, planned));
    if (claim) return *claim;
    if (const auto exchange = exchange_for(at, planned)) return *exchange;
  }
  if (const auto card = draw_for(at, lacking_cards(at, planned))) return *card;
  return any_move(at);
}

}  // namespace wagonaut
