#include <algorithm>
#include <vector>

#include "bots/planner/errands.h"
#include "engine/rules/network.h"

namespace wagonaut {
namespace {

/// The mean of the best of `offer` tickets drawn out of these.
int mean_best(std::vector<int>& worth, int offer) {
  std::sort(worth.rbegin(), worth.rend());
  const int n = int(worth.size());
  double sum = 0, left = 1;  // left: none of the better ones was drawn
  for (int i = 0; i < n && left > 0; ++i) {
    const double drawn = std::min(1.0, double(offer) / (n - i));
    sum += left * drawn * worth[std::size_t(i)];
    left *= 1 - drawn;
  }
  return int(sum);
}

/// Those that may be offered, as far as this seat knows.
TicketSet tickets_to_come(const Position& at) {
  TicketSet tickets = TicketSet::below(at.ed.tickets.size());
  tickets -= at.own.tickets | at.own.rejected | at.ed.tickets_away;
  for (const Order& order : at.view.open.extras.orders) tickets.erase(order.ticket);
  tickets -= at.view.open.extras.orders_past;
  return tickets;
}

/// Can some of the tickets be complete at once, or nearly? Without any, drawing never pays, and the
/// long reckoning is spared.
bool network_promises(const Position& at, const Plan& plan) {
  constexpr int kPromising = 2;
  const NodeSet reached = ends_of(at.ed, at.mine.lanes | plan.lanes);
  int tickets = 0;
  for (const Ticket& ticket : at.ed.tickets) {
    int cities = 0;
    for (const NodeId stop : ticket.tour) cities += reached.contains(stop) ? 1 : 0;
    for (const Link& link : ticket.links)
      if (!(nodes_of(at.ed, link.from) & reached).empty() &&
          !(nodes_of(at.ed, link.to) & reached).empty())
        cities = 2;
    tickets += cities >= 2 ? 1 : 0;
  }
  return tickets >= kPromising;
}

}  // namespace

std::vector<unsigned> keeps_by_worth(const Position& at, const PlanMaker& maker) {
  const TicketSet held = unfinished_tickets(at);
  const std::uint64_t lawful = lawful_keeps(at);
  std::vector<std::pair<int, unsigned>> keeps;
  for (unsigned kept = 0; kept < 64; ++kept) {
    if (((lawful >> kept) & 1) == 0) continue;
    TicketSet all = held;
    for (int i = 0; i < at.own.offer.size(); ++i)
      if (((kept >> i) & 1) != 0) all.insert(at.own.offer[std::size_t(i)]);
    keeps.emplace_back(-maker.best_plan(all).value, kept);
  }
  std::sort(keeps.begin(), keeps.end());
  std::vector<unsigned> sets;
  for (const auto& [worth, kept] : keeps) sets.push_back(kept);
  return sets;
}

bool tickets_pay(const Position& at, const Weights& weights, const Plan& plan) {
  if (at.view.choices.numbers(MoveKind::DrawTickets) == 0 || at.view.open.triggered) return false;
  if (sure_turns(at, weights) < weights.ticket_turns) return false;
  // Where length brings nothing, tickets are what turns are for.
  if (at.dealings ? plan.turns + 10 * weights.ticket_turns > 10 * sure_turns(at, weights)
                  : plan.turns > weights.nearly_done || !network_promises(at, plan))
    return false;
  const PlanMaker maker(at, weights);
  std::vector<int> worth;
  for (const TicketId id : tickets_to_come(at)) worth.push_back(maker.worth_beside(plan, id));
  if (worth.empty()) return false;
  return mean_best(worth, at.ed.later_offer.offer) > maker.turn_worth() + weights.margin;
}

}  // namespace wagonaut
