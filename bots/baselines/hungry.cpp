#include "bots/baselines/hungry.h"

#include <algorithm>

#include "bots/network_plan.h"
#include "bots/picks.h"

namespace wagonaut {
namespace {

constexpr int kComfort = 5;   // pieces a good plan leaves over
constexpr int kAppetite = 8;  // with more pieces to spare than these, tickets are drawn

/// The cards that a plan asks for.
struct PlanCards {
  std::array<int, kMaxSuits> suit{};
  std::array<int, kKinds> grey{};
};

/// The cities of the tickets it holds, complete ones left out.
NodeSet held_cities(const Position& at, const NetworkPlanner& planner) {
  NodeSet cities;
  for (const TicketId id : unfinished_tickets(at))
    if (const auto ends = planner.cities_of(at.ed.ticket(id))) cities |= *ends;
  return cities;
}

/// Which plan is better, the larger the better: comfortable ones by points for 1000 pieces, then
/// those that just fit by their pieces, then the others by the points that are at stake.
std::pair<int, int> appetite_for(const Position& at, const NetworkPlan& plan, int points) {
  if (plan.pieces <= at.pieces() - kComfort)
    return {2, 1000 * (points + plan.points) / std::max(1, plan.pieces)};
  if (plan.pieces <= at.pieces()) return {1, -plan.pieces};
  return {0, -points};
}

Move keep_for_plan(const Position& at, NetworkPlanner& planner) {
  const auto& offer = at.own.offer;
  const NodeSet held = held_cities(at, planner);
  std::array<std::optional<NodeSet>, kMaxOffer> ends;
  for (int i = 0; i < offer.size(); ++i)
    ends[std::size_t(i)] = planner.cities_of(at.ed.ticket(offer[std::size_t(i)]));
  unsigned best = 0;
  std::pair<int, int> most{};
  const std::uint64_t lawful = lawful_keeps(at);
  for (unsigned kept = 0; kept < 64; ++kept) {
    if (((lawful >> kept) & 1) == 0) continue;
    NodeSet cities = held;
    int points = 0;
    bool possible = true;
    for (int i = 0; i < offer.size(); ++i) {
      if (((kept >> i) & 1) == 0) continue;
      possible = possible && ends[std::size_t(i)];
      if (ends[std::size_t(i)]) cities |= *ends[std::size_t(i)];
      points += points_of(at.ed.ticket(offer[std::size_t(i)]));
    }
    const auto worth =
        possible ? appetite_for(at, planner.plan(cities), points) : std::pair{-1, -points};
    if (best != 0 && worth <= most) continue;
    best = kept;
    most = worth;
  }
  return Move::keep_tickets(best);
}

/// The needs of a plan; a lane with a twin takes the suit that is needed least so far.
PlanCards cards_for(const Position& at, const LaneSet& planned) {
  PlanCards cards;
  for (const LaneId id : planned) {
    LaneId chosen = id;
    for (const LaneId mate : at.ed.lane(id).mates)
      if (at.open.contains(mate) && cards.suit[at.suit_for(mate)] < cards.suit[at.suit_for(chosen)])
        chosen = mate;
    const Cost& cost = at.cost(chosen);
    const int count = cost.length + cost.doubled;
    if (cost.colour == Colour::Grey)
      cards.grey[std::size_t(cost.kind)] += count;
    else
      cards.suit[at.suit_for(chosen)] += count;
  }
  return cards;
}

/// The suits that a grey lane may be paid in: those that are not needed otherwise.
SuitSet spare_suits(const Position& at, const PlanCards& cards, int length) {
  SuitSet spare = 0;
  for (int i = 0; i < at.ed.index.suits.size(); ++i) {
    const int needed = cards.suit[std::size_t(i)];
    if (needed == 0 || at.held[std::size_t(i)] >= needed + length) spare |= SuitSet{1} << i;
  }
  return spare;
}

/// The longest lane of the plan.
std::optional<Move> planned_claim(const Position& at, const LaneSet& planned,
                                  const PlanCards& cards) {
  std::optional<Move> best;
  int longest = 0;
  for (const LaneId lane : with_twins(at, planned)) {
    const Cost& cost = at.cost(lane);
    if (cost.length <= longest) continue;
    const bool grey = cost.colour == Colour::Grey;
    const auto claim = claim_of(at, lane, grey ? spare_suits(at, cards, cost.length) : kAnySuit);
    if (!claim) continue;
    best = claim;
    longest = cost.length;
  }
  return best;
}

int copies_showing(const Position& at, int suit) {
  int copies = 0;
  for (const Sort card : at.view.open.market)
    if (card != kNoCard) copies += at.ed.index.suit_of[std::size_t(card)] == suit ? 1 : 0;
  return copies;
}

/// The colour that is lacking most; else the one that shows most copies of those lacking at all;
/// else, when grey lanes are the greatest need, any colour that shows a pair.
Wants hungry_wants(const Position& at, const PlanCards& cards) {
  constexpr int kMostOfAll = 50;
  Wants wants;
  int most = 0;
  std::size_t lacking_most = 0;
  for (int i = 0; i < at.ed.index.suits.size(); ++i) {
    const auto suit = std::size_t(i);
    const int lacking = cards.suit[suit] - at.held[suit];
    if (lacking <= 0) continue;
    wants.suit[suit] = 1 + copies_showing(at, i);
    if (lacking <= most) continue;
    most = lacking;
    lacking_most = suit;
  }
  if (most > 0) wants.suit[lacking_most] = kMostOfAll;
  wants.kind = most > 0 ? at.ed.index.suits[lacking_most].kind : Kind::Rail;
  for (const Kind kind : {Kind::Rail, Kind::Sea}) {
    if (cards.grey[std::size_t(kind)] <= most) continue;
    wants.kind = kind;
    for (int i = 0; i < at.ed.index.suits.size(); ++i)
      if (at.ed.index.suits[std::size_t(i)].kind == kind && wants.suit[std::size_t(i)] == 0)
        wants.suit[std::size_t(i)] = copies_showing(at, i) >= 2 ? 1 : 0;
  }
  return wants;
}

}  // namespace

Move Hungry::choose(const Edition& ed, const View& view, Quick& /*rng*/) {
  const Position at = position_of(ed, view);
  if (view.open.ask.kind == AskKind::KeepTickets) {
    NetworkPlanner planner(at);
    return keep_for_plan(at, planner);
  }
  if (const auto routine = routine_move(at)) return *routine;
  NetworkPlanner planner(at);
  const NetworkPlan plan = planner.plan(held_cities(at, planner));
  const PlanCards cards = cards_for(at, plan.lanes);
  if (view.open.ask.kind == AskKind::ChooseAction) {
    const bool tickets = view.choices.numbers(MoveKind::DrawTickets) != 0 && !view.open.triggered;
    if (tickets && plan.pieces + kAppetite < at.pieces()) return Move::draw_tickets();
    const auto claim =
        plan.lanes.empty() ? longest_claim(at, at.payable) : planned_claim(at, plan.lanes, cards);
    if (claim) return *claim;
    if (const auto exchange = exchange_for(at, plan.lanes)) return *exchange;
  }
  if (const auto card = draw_for(at, hungry_wants(at, cards))) return *card;
  return any_move(at);
}

}  // namespace wagonaut
