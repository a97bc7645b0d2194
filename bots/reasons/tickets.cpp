// Why tickets are drawn, and why these are kept.
#include <algorithm>

#include "bots/reasons/grounds.h"
#include "engine/rules/outlook.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

constexpr int kTurn = 10;        // plans count turns in tenths
constexpr int kNearlyDone = 30;  // a plan that takes no more of them

/// The offer, parted.
struct Choice {
  TicketSet kept, left;
};

Choice choice_of(const Grounds& g, unsigned kept) {
  Choice out;
  for (int i = 0; i < g.at.own.offer.size(); ++i) {
    TicketSet& part = ((kept >> i) & 1) != 0 ? out.kept : out.left;
    part.insert(g.at.own.offer[std::size_t(i)]);
  }
  return out;
}

std::optional<Way> way_of(const Grounds& g, const LaneSet& own, TicketId id) {
  return shortest_way(g.ed, own, (g.at.open | g.me.lanes) - own, g.ed.ticket(id));
}

std::optional<Reason> complete_one(const Grounds& g, const Choice& choice) {
  for (const TicketId id : choice.kept)
    if (ticket_complete(g.ed, g.me, id)) return Reason{.why = Why::CompleteAtOnce, .ticket = id};
  return std::nullopt;
}

/// The kept ticket that the own lanes spare most pieces.
std::optional<Reason> helped_by_network(const Grounds& g, const Choice& choice) {
  std::optional<Reason> best;
  int most = 0;
  for (const TicketId id : choice.kept) {
    const auto now = way_of(g, g.me.lanes, id), bare = way_of(g, LaneSet{}, id);
    if (!now || !bare || bare->length - now->length <= most) continue;
    most = bare->length - now->length;
    best = Reason{.why = Why::UsesNetwork, .ticket = id, .count = now->length};
  }
  return best;
}

/// The pieces that two tickets take less together than each for itself.
int common_pieces(const Grounds& g, TicketId one, TicketId other) {
  const auto first = way_of(g, g.me.lanes, one), alone = way_of(g, g.me.lanes, other);
  if (!first || !alone) return 0;
  const auto beside = way_of(g, g.me.lanes | first->lanes, other);
  return beside ? alone->length - beside->length : 0;
}

/// The kept ticket that has most in common with another one that is kept or held.
std::optional<Reason> shared_way(const Grounds& g, const Choice& choice) {
  std::optional<Reason> best;
  for (const TicketId id : choice.kept)
    for (const TicketId other : choice.kept | unfinished_tickets(g.at)) {
      if (other == id) continue;
      const int common = common_pieces(g, id, other);
      if (common <= 0 || (best && common <= *best->count)) continue;
      best = Reason{.why = Why::SharesWay, .ticket = id, .other = other, .count = common};
    }
  return best;
}

/// A ticket given back because it is out of reach, or takes more pieces than any that is kept.
std::optional<Reason> left_far(const Grounds& g, const Choice& choice) {
  int most = 0;
  for (const TicketId id : choice.kept)
    if (const auto missing = outlook_of(g.ed, g.me, id).missing) most = std::max(most, *missing);
  std::optional<Reason> far;
  for (const TicketId id : choice.left) {
    const auto missing = outlook_of(g.ed, g.me, id).missing;
    if (!missing) return Reason{.why = Why::LeavesHopeless, .other = id};
    if (*missing <= most) continue;
    far = Reason{.why = Why::LeavesFar, .other = id, .count = missing};
    most = *missing;
  }
  return far;
}

}  // namespace

Reason why_drawn(const Grounds& g) {
  if (unfinished_tickets(g.at).empty())
    return {.why = Why::TicketsDone, .count = g.at.own.tickets.count()};
  if (!g.plan.tickets.empty() && g.plan.turns <= kNearlyDone)
    return {.why = Why::PlanNearlyDone, .count = (g.plan.turns + kTurn - 1) / kTurn};
  const int spare = g.at.pieces() - g.plan.pieces[0] - g.plan.pieces[1];
  if (spare > 0) return {.why = Why::SparePieces, .count = spare};
  return {.why = Why::MoreTickets};
}

Reason why_kept(const Grounds& g, unsigned kept) {
  const Choice choice = choice_of(g, kept);
  if (const auto reason = complete_one(g, choice)) return *reason;
  if (const auto reason = helped_by_network(g, choice)) return *reason;
  if (const auto reason = shared_way(g, choice)) return *reason;
  if (choice.left.empty()) return {.why = Why::KeepsAll, .count = choice.kept.count()};
  if (const auto reason = left_far(g, choice)) return *reason;
  int points = 0;
  for (const TicketId id : choice.kept) points += points_of(g.ed.ticket(id));
  return {.why = Why::KeepsForPoints, .points = points};
}

}  // namespace wagonaut
