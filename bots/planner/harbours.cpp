#include <algorithm>

#include "bots/planner/errands.h"

namespace wagonaut {
namespace {

constexpr int kHarbourCards = 20;  // tenths of turns that its four cards take
constexpr int kLate = 10;          // own turns that are left when a harbour of few tickets is built

/// What a harbour brings with so many tickets, beyond what leaving it unbuilt costs.
int harbour_gain(const Edition& ed, int tickets) {
  const Award* award = ed.award(AwardKind::Harbours);
  if (award == nullptr) return 0;
  return award->by_tickets[std::size_t(std::min(tickets, 3))] - award->unbuilt;
}

}  // namespace

std::optional<Move> worthy_harbour(const Position& at, const Weights& weights, const Plan& plan) {
  if (at.view.choices.harbours().empty()) return std::nullopt;
  const TicketSet unfinished = unfinished_tickets(at);
  const TicketSet counted = (at.own.tickets - unfinished) | plan.tickets;
  std::optional<Move> best;
  int most = weights.race * racing_worth(at) / 100 * (10 + kHarbourCards) / 10;
  for (int i = 0; i < at.view.choices.size(); ++i) {
    const Move move = at.view.choices.at(at.ed, i);
    if (move.kind != MoveKind::BuildHarbour) continue;
    int tickets = 0;
    for (const TicketId id : counted) tickets += at.ed.ticket(id).names(move.node()) ? 1 : 0;
    const int gain = 10 * harbour_gain(at.ed, tickets);
    if (gain <= most || (tickets < 3 && turns_left(at) > kLate)) continue;
    best = move;
    most = gain;
  }
  return best;
}

}  // namespace wagonaut
