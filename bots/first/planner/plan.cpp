#include "bots/first/planner/plan.h"

#include <algorithm>

#include "engine/rules/network.h"

namespace wagonaut::first {
namespace {

constexpr int kClaim = 10;          // a turn, in tenths
constexpr int kEnoughLanes = 5;     // a length is worth racing for when as many lanes have it
constexpr int kMostAhead = 8;       // turns; more are not reckoned with
constexpr int kUsualLength = 5;     // of a lane that a rival claims
constexpr int kPrior = 3;           // claims of the usual length that a rival is credited with
constexpr int kDelays = 110;        // percent: something comes between
constexpr int kTurnsPerCard = 55;   // hundredths: two cards a turn, some of them locos
constexpr int kTurnsPerFewer = 36;  // where claims bring cards too

/// The length that the lanes of rivals have: the longest bring most, unless cards say what does.
int usual_length10(const Position& at) {
  if (!at.dealings) return 10 * kUsualLength;
  int spaces = 0, lanes = 0;
  for (const LaneId lane : at.open) {
    spaces += at.ed.lane(lane).length();
    ++lanes;
  }
  return lanes == 0 ? 10 : 10 * spaces / lanes;
}

/// Until this seat has used up its pieces, if it does nothing else, with lanes as long as those it
/// claimed so far.
int turns_of(const Position& at, Seat who) {
  const OpenSeat& seat = at.view.open.at(who);
  const auto& cards_of = at.view.backs[who].cards;
  const int all = at.ed.pieces.fleet > 0 ? at.ed.pieces.fleet : at.ed.pieces.trains;
  int pieces = seat.trains + seat.ships;
  if (pieces == 0 && at.view.open.turn == 0) pieces = all;
  const int used = std::max(0, all - pieces), claims = seat.lanes.count();
  const int length10 = (10 * used + kPrior * usual_length10(at)) / (claims + kPrior);
  pieces = std::max(0, pieces - at.ed.end_threshold);
  const int cards = std::max(0, pieces - cards_of[0] - cards_of[1]);
  const int per_card = at.dealings ? kTurnsPerFewer : kTurnsPerCard;
  return cards * per_card / 100 + (10 * pieces + length10 - 1) / length10;
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

namespace {

/// Where length brings nothing: the lanes that bring most for their turns, until the pieces are
/// used up.
int rewarding_worth(const Position& at) {
  struct Chance {
    int worth = 0, turns = 0, length = 0;
  };
  FixedVector<Chance, kMaxLanes, Spare::AsItIs> chances;
  for (const LaneId lane : at.open) {
    const int length = at.ed.lane(lane).length();
    if (at.worth(lane) > 0)
      chances.push_back({at.worth(lane), 100 + at.cost(lane).length * kTurnsPerCard, length});
  }
  std::sort(chances.begin(), chances.end(),
            [](const Chance& a, const Chance& b) { return a.worth * b.turns > b.worth * a.turns; });
  int sum = 0, turns = 1, pieces = at.pieces();
  for (const Chance& chance : chances) {
    if (chance.length > pieces) continue;
    sum += chance.worth;
    turns += chance.turns;
    pieces -= chance.length;
  }
  return 100 * sum / turns;
}

}  // namespace

int racing_worth(const Position& at) {
  if (at.dealings) return rewarding_worth(at);
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
    const int toll = at.turns_up(id) ? weights.toll : 0;
    turns_[std::size_t(id)] = kClaim + weights.draw * (missing + symbols) + toll;
    const int turns = kClaim + weights.card * (missing + symbols) + weights.held * held + toll;
    const int price =
        turn_worth_ * turns / 10 - at.worth(id) + 10 * bought_for(at, id).dollars + weights.risk;
    prices_[std::size_t(id)] = std::max(1, price);
  }
  for (const LaneId id : at.mine.lanes) prices_[std::size_t(id)] = 0;
}

std::optional<Pursuit> PlanMaker::pursue(const Prices& prices, const Aim& aim) const {
  const auto walk = cheapest_walk(at_.ed, prices, aim.from, aim.to);
  if (!walk) return std::nullopt;
  const int price = sum_over(prices, *walk);
  return Pursuit{*walk, aim.reward, price, aim.reward * weights_.sure / 100 - price};
}

std::optional<Pursuit> PlanMaker::pursue(const Prices& prices, TicketId id) const {
  const Ticket& ticket = at_.ed.ticket(id);
  std::optional<Pursuit> best;
  const int bonus = tickets_bonus(at_.ed) * weights_.most / 10 + at_.ticket_bonus(id);
  const auto consider = [&](const std::optional<Walk>& walk, int points) {
    if (!walk) return;
    const int price = sum_over(prices, *walk);
    const int sure = price == 0 ? 100 : weights_.sure;  // nothing is missing: it is complete
    const int gain = (points + ticket.penalty) * sure / 10 + bonus - price;
    if (!best || gain > best->gain) best = Pursuit{*walk, 10 * points, price, gain};
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

int PlanMaker::turns_together(const LaneSet& lanes) const {
  std::array<int, kMaxSuits> left = at_.held;
  int turns = 0, missing = 0;
  const auto pay = [&](LaneId lane, int& cards) {
    const Cost cost = at_.cost(lane);
    const int spaces = cost.length + cost.doubled - bought_for(at_, lane).cards;
    missing += std::max(0, spaces - std::max(0, cards));
    cards -= spaces;
    turns += kClaim + (at_.turns_up(lane) ? weights_.toll : 0);
  };
  for (const LaneId lane : lanes)
    if (at_.cost(lane).colour != Colour::Grey) pay(lane, left[at_.suit_for(lane)]);
  for (const LaneId lane : lanes)
    if (at_.cost(lane).colour == Colour::Grey)
      pay(lane, *std::max_element(left.begin(), left.begin() + at_.ed.index.suits.size()));
  return turns + weights_.draw * std::max(0, missing - at_.locos());
}

bool PlanMaker::fits(const Plan& plan, const Walk& walk) const {
  PiecesByKind pieces = plan.pieces;
  int turns = plan.turns;
  LaneSet lanes;
  for (const LaneId id : walk) {
    if (at_.mine.lanes.contains(id) || plan.lanes.contains(id)) continue;
    pieces[std::size_t(at_.cost(id).kind)] += at_.ed.lane(id).length();
    turns += turns_for(id);
    lanes.insert(id);
  }
  if (at_.dealings) turns = turns_together(plan.lanes | lanes) * kDelays / 100;
  if (pieces[0] + pieces[1] > at_.pieces() || turns > 10 * turns_left_) return false;
  return at_.ed.pieces.fleet > 0 || pieces[0] <= at_.trains;  // an exchange may help (W-56)
}

void PlanMaker::add(Draft& draft, TicketId ticket, const Pursuit& pursuit) const {
  draft.plan.tickets.insert(ticket);
  take(draft, pursuit);
}

void PlanMaker::take(Draft& draft, const Pursuit& pursuit) const {
  Plan& plan = draft.plan;
  plan.value += pursuit.worth - pursuit.price;
  for (const LaneId id : pursuit.walk) {
    if (at_.mine.lanes.contains(id) || plan.lanes.contains(id)) continue;
    plan.lanes.insert(id);
    plan.pieces[std::size_t(at_.cost(id).kind)] += at_.ed.lane(id).length();
    plan.turns += turns_for(id);
    draft.prices[std::size_t(id)] = 0;
    for (const LaneId mate : at_.ed.lane(id).mates)
      if (draft.prices[std::size_t(mate)] > 0) draft.prices[std::size_t(mate)] = kBarred;
  }
  if (at_.dealings) plan.turns = turns_together(plan.lanes);
}

void PlanMaker::complete(Draft& draft, TicketSet rest) const {
  Aims aims;
  if (at_.dealings) aims = at_.dealings->aims;
  while (!rest.empty() || !aims.empty()) {
    std::optional<Pursuit> best;
    TicketId chosen{};
    int aim = -1;
    TicketSet left;
    for (const TicketId id : rest) {
      const auto pursuit = pursue(draft.prices, id);
      if (!pursuit || !fits(draft.plan, pursuit->walk)) continue;
      left.insert(id);
      if (best && pursuit->gain <= best->gain) continue;
      best = pursuit;
      chosen = id;
    }
    for (int i = 0; i < aims.size(); ++i) {
      const auto pursuit = pursue(draft.prices, aims[std::size_t(i)]);
      if (!pursuit || !fits(draft.plan, pursuit->walk)) continue;
      if (best && pursuit->gain <= best->gain) continue;
      best = pursuit;
      aim = i;
    }
    if (!best || best->gain <= 0) return;
    rest = left;
    if (aim >= 0) {
      take(draft, *best);
      aims[std::size_t(aim)] = aims.back();
      aims.pop_back();
      continue;
    }
    add(draft, chosen, *best);
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
    const auto pursuit = pursue(draft.prices, first);
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
  const auto pursuit = pursue(prices, ticket);
  const int penalty = 10 * at_.ed.ticket(ticket).penalty;
  if (!pursuit || !fits(plan, pursuit->walk)) return -penalty;
  return std::max(pursuit->gain - penalty, -penalty);
}

}  // namespace wagonaut::first
