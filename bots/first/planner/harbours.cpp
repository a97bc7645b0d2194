#include <algorithm>

#include "bots/first/planner/errands.h"

namespace wagonaut::first {
namespace {

constexpr int kHarbourCards = 20;  // tenths of turns that its four cards take

/// What a harbour brings with so many tickets, beyond what leaving it unbuilt costs.
int harbour_gain(const Edition& ed, int tickets) {
  const Award* award = ed.award(AwardKind::Harbours);
  if (award == nullptr) return 0;
  return award->by_tickets[std::size_t(std::min(tickets, 3))] - award->unbuilt;
}

/// The tickets that are complete, or will be.
TicketSet counted_tickets(const Position& at, const Plan& plan) {
  return (at.own.tickets - unfinished_tickets(at)) | plan.tickets;
}

int naming(const Edition& ed, const TicketSet& tickets, NodeId node) {
  int count = 0;
  for (const TicketId id : tickets) count += ed.ticket(id).names(node) ? 1 : 0;
  return count;
}

}  // namespace

int harbour_prospect(const Position& at, const Plan& plan) {
  if (at.mine.harbours_left == 0) return 0;
  NodeSet ports = at.ed.index.ports & ends_of(at.ed, at.mine.lanes | plan.lanes);
  for (int i = 0; i < at.ed.seats; ++i) ports -= at.view.open.at(Seat(i)).harbours;
  const TicketSet counted = counted_tickets(at, plan);
  int most = 0;
  for (const NodeId port : ports) most = std::max(most, naming(at.ed, counted, port));
  return most == 0 ? 0 : harbour_gain(at.ed, most);
}

std::optional<Move> worthy_harbour(const Position& at, const Weights& weights, const Plan& plan) {
  if (at.view.choices.harbours().empty()) return std::nullopt;
  const TicketSet counted = counted_tickets(at, plan);
  std::optional<Move> best;
  int most = weights.race * racing_worth(at) / 100 * (10 + kHarbourCards) / 10;
  for (int i = 0; i < at.view.choices.size(); ++i) {
    const Move move = at.view.choices.at(at.ed, at.view.open, i);
    if (move.kind != MoveKind::BuildHarbour) continue;
    const int tickets = naming(at.ed, counted, move.node());
    const int gain = 10 * harbour_gain(at.ed, tickets);
    if (gain <= most) continue;
    best = move;
    most = gain;
  }
  return best;
}

}  // namespace wagonaut::first
