#include "bots/planner/plan.h"

#include <algorithm>

#include "engine/rules/network.h"

namespace wagonaut {
namespace {

constexpr int kClaim = 10;         // a turn, in tenths
constexpr int kEnoughLanes = 5;    // a length is worth racing for when as many lanes have it
constexpr int kMostAhead = 8;      // turns; more are not reckoned with
constexpr int kUsualLength = 5;    // of a lane that a rival claims
constexpr int kPrior = 3;          // claims of the usual length that a rival is credited with
constexpr int kTurnsPerCard = 55;  // hundredths: two cards a turn, some of them locos

/// Until this seat has used up its pieces, if it does nothing else, with lanes as long as those it
/// claimed so far.
int turns_of(const Position& at, Seat who) {
  const OpenSeat& seat = at.view.open.at(who);
  const auto& cards_of = at.view.backs[who].cards;
  const int all = at.ed.pieces.fleet > 0 ? at.ed.pieces.fleet : at.ed.pieces.trains;
  int pieces = seat.trains + seat.ships;
  if (pieces == 0 && at.view.open.turn == 0) pieces = all;
  const int used = std::max(0, all - pieces), claims = seat.lanes.count();
  const int length10 = 10 * (used + kPrior * kUsualLength) / (claims + kPrior);
  pieces = std::max(0, pieces - at.ed.end_threshold);
  const int cards = std::max(0, pieces - cards_of[0] - cards_of[1]);
  return cards * kTurnsPerCard / 100 + (10 * pieces + length10 - 1) / length10;
}

/// What the seat with most tickets is given.
int tickets_bonus(const Edition& ed) {
  const Award* award = ed.award(AwardKind::MostTickets);
  return award == nullptr ? 0 : award->points;
}

/// By how many turns it will use up its pieces before the others.
int turns_ahead(const Position& at, int turns) {
  return std::clamp(turns - at.ed.turns_each - turns_of(at, *at.view.viewer), -kMostAhead,
                    kMostAhead);
}

int sum_over(const Prices& prices, const Walk& walk) {
  int sum = 0;
  for (const LaneId lane : walk) sum += prices[std::size_t(lane)];
  return sum;
}

}  // namespace

int turns_left(const Position& at) {
  if (at.view.open.triggered) return (at.view.open.turns_left + at.ed.seats - 1) / at.ed.seats;
  int least = 1000;
  for (int i = 0; i < at.ed.seats; ++i)
    if (Seat(i) != *at.view.viewer) least = std::min(least, turns_of(at, Seat(i)));
  return least + at.ed.turns_each;
}

bool hurries(const Position& at, const Weights& weights) {
  if (at.view.open.triggered) return true;
  const int turns = turns_left(at);
  if (turns <= weights.last_turns - (at.ed.seats > 2 ? 1 : 0)) return true;
  return tickets_bonus(at.ed) > 0 &&
         10 * turns_of(at, *at.view.viewer) <= weights.hurry * turns_ahead(at, turns);
}

int long_length(const Edition& ed) {
  int length = kMaxSpend;
  for (int lanes = 0; length > 1; --length) {
    lanes += (ed.index.up_to_length[std::size_t(length)] -
              ed.index.up_to_length[std::size_t(length - 1)])
                 .count();
    if (lanes >= kEnoughLanes) break;
  }
  return length;
}

int racing_worth(const Position& at) {
  std::array<int, kMaxSpend + 1> lanes{}, points{};
  for (const LaneId lane : at.open) {
    const int length = std::min<int>(at.cost(lane).length, kMaxSpend);
    ++lanes[std::size_t(length)];
    points[std::size_t(length)] = at.ed.lane(lane).points;
  }
  int pieces = at.ed.seats;
  for (int i = 0; i < at.ed.seats; ++i)
    pieces += at.view.open.at(Seat(i)).trains + at.view.open.at(Seat(i)).ships;
  if (at.view.open.turn == 0) pieces = at.ed.seats * at.pieces();
  int sum = 0, turns = 1;  // turns in hundredths
  for (int length = std::min(kMaxSpend, long_length(at.ed) + kMonsterLane); length > 0; --length) {
    const int claims = std::min(lanes[std::size_t(length)], pieces / length);
    sum += claims * points[std::size_t(length)];
    turns += claims * (100 + length * kTurnsPerCard);
    pieces -= claims * length;
  }
  return 1000 * sum / turns;
}

PlanMaker::PlanMaker(const Position& at, const Weights& weights)
    : at_(at),
      weights_(weights),
      turns_left_(turns_left(at)),
      turn_worth_(weights.race * racing_worth(at) / 100) {
  prices_.fill(kBarred);
  for (const LaneId id : at.open) {
    const Cost& cost = at.cost(id);
    const int missing = missing_for(at, id);
    const int symbols = std::max(0, cost.symbols - at.locos());  // they are rarer than others
    const int held = cost.length + cost.doubled - missing;
    const int toll = at.ed.lane(id).tunnel ? weights.toll : 0;
    turns_[std::size_t(id)] = kClaim + weights.draw * (missing + symbols) + toll;
    const int turns = kClaim + weights.card * (missing + symbols) + weights.held * held + toll;
    const int price = turn_worth_ * turns / 10 - 10 * at.ed.lane(id).points + weights.risk;
    prices_[std::size_t(id)] = std::max(1, price);
  }
  for (const LaneId id : at.mine.lanes) prices_[std::size_t(id)] = 0;
}

std::optional<Pursuit> PlanMaker::pursue(const Prices& prices, const Ticket& ticket) const {
  std::optional<Pursuit> best;
  const int bonus = tickets_bonus(at_.ed) * weights_.most / 10;
  const auto consider = [&](const std::optional<Walk>& walk, int points) {
    if (!walk) return;
    const int price = sum_over(prices, *walk);
    const int sure = price == 0 ? 100 : weights_.sure;  // nothing is missing: it is complete
    const int gain = (points + ticket.penalty) * sure / 10 + bonus - price;
    if (!best || gain > best->gain) best = Pursuit{*walk, points, price, gain};
  };
  if (!ticket.tour.empty()) {
    const std::span stops(ticket.tour.begin(), std::size_t(ticket.tour.size()));
    consider(cheapest_tour(at_.ed, prices, stops), ticket.any_order);
  }
  if (ticket.links.size() == 1) {
    const Link& link = ticket.links[0];
    consider(cheapest_walk(at_.ed, prices, nodes_of(at_.ed, link.from), nodes_of(at_.ed, link.to)),
             link.points);
    return best;
  }
  std::optional<Reach> reach;  // one serves all links that begin in the same place
  for (int i = 0; i < ticket.links.size(); ++i) {
    const Link& link = ticket.links[std::size_t(i)];
    if (i == 0 || link.from != ticket.links[std::size_t(i - 1)].from)
      reach = reach_from(at_.ed, prices, nodes_of(at_.ed, link.from));
    consider(walk_to_nearest(at_.ed, *reach, nodes_of(at_.ed, link.to)), link.points);
  }
  return best;
}

bool PlanMaker::fits(const Plan& plan, const Walk& walk) const {
  PiecesByKind pieces = plan.pieces;
  int turns = plan.turns;
  for (const LaneId id : walk) {
    if (at_.mine.lanes.contains(id) || plan.lanes.contains(id)) continue;
    pieces[std::size_t(at_.cost(id).kind)] += at_.cost(id).length;
    turns += turns_for(id);
  }
  if (pieces[0] + pieces[1] > at_.pieces() || turns > 10 * turns_left_) return false;
  return at_.ed.pieces.fleet > 0 || pieces[0] <= at_.trains;  // an exchange may help (W-56)
}

void PlanMaker::add(Draft& draft, TicketId ticket, const Pursuit& pursuit) const {
  Plan& plan = draft.plan;
  plan.tickets.insert(ticket);
  plan.value += 10 * pursuit.points - pursuit.price;
  for (const LaneId id : pursuit.walk) {
    if (at_.mine.lanes.contains(id) || plan.lanes.contains(id)) continue;
    plan.lanes.insert(id);
    plan.pieces[std::size_t(at_.cost(id).kind)] += at_.cost(id).length;
    plan.turns += turns_for(id);
    draft.prices[std::size_t(id)] = 0;
    for (const LaneId mate : at_.ed.lane(id).mates)
      if (draft.prices[std::size_t(mate)] > 0) draft.prices[std::size_t(mate)] = kBarred;
  }
}

void PlanMaker::complete(Draft& draft, TicketSet rest) const {
  while (!rest.empty()) {
    std::optional<Pursuit> best;
    TicketId chosen{};
    TicketSet left;
    for (const TicketId id : rest) {
      const auto pursuit = pursue(draft.prices, at_.ed.ticket(id));
      if (!pursuit || !fits(draft.plan, pursuit->walk)) continue;
      left.insert(id);
      if (best && pursuit->gain <= best->gain) continue;
      best = pursuit;
      chosen = id;
    }
    if (!best || best->gain <= 0) return;
    add(draft, chosen, *best);
    rest = left;
    rest.erase(chosen);
  }
}

Plan PlanMaker::settled(const Draft& draft, const TicketSet& tickets) const {
  Plan plan = draft.plan;
  for (const TicketId id : tickets - plan.tickets) plan.value -= 10 * at_.ed.ticket(id).penalty;
  return plan;
}

Plan PlanMaker::plan(const TicketSet& tickets) const {
  Draft draft{{}, prices_};
  complete(draft, tickets);
  return settled(draft, tickets);
}

Plan PlanMaker::best_plan(const TicketSet& tickets) const {
  Plan best = plan(tickets);
  if (best.tickets == tickets) return best;
  for (const TicketId first : tickets - best.tickets) {
    Draft draft{{}, prices_};
    const auto pursuit = pursue(draft.prices, at_.ed.ticket(first));
    if (!pursuit || !fits(draft.plan, pursuit->walk)) continue;
    add(draft, first, *pursuit);
    TicketSet rest = tickets;
    rest.erase(first);
    complete(draft, rest);
    const Plan other = settled(draft, tickets);
    if (other.value > best.value) best = other;
  }
  return best;
}

int PlanMaker::worth_beside(const Plan& plan, TicketId ticket) const {
  Prices prices = prices_;
  for (const LaneId id : plan.lanes) prices[std::size_t(id)] = 0;
  const auto pursuit = pursue(prices, at_.ed.ticket(ticket));
  const int penalty = 10 * at_.ed.ticket(ticket).penalty;
  if (!pursuit || !fits(plan, pursuit->walk)) return -penalty;
  return std::max(pursuit->gain - penalty, -penalty);
}

}  // namespace wagonaut
