#include "bots/reasons/reason.h"

#include <array>
#include <utility>

#include "bots/reasons/grounds.h"
#include "engine/rules/network.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

constexpr std::array<std::pair<Why, std::string_view>, kWhys> kCodes{{
    {Why::OnlyChoice, "only_choice"},
    {Why::CompletesTicket, "completes_ticket"},
    {Why::ImprovesTicket, "improves_ticket"},
    {Why::LastPoints, "last_points"},
    {Why::BringsLastRound, "brings_last_round"},
    {Why::TowardsTicket, "towards_ticket"},
    {Why::LongLane, "long_lane"},
    {Why::JoinsNetworks, "joins_networks"},
    {Why::LengthensTrail, "lengthens_trail"},
    {Why::MostPoints, "most_points"},
    {Why::SomePoints, "some_points"},
    {Why::TollNotHeld, "toll_not_held"},
    {Why::TollNotWorth, "toll_not_worth"},
    {Why::CollectsFor, "collects_for"},
    {Why::SavesFor, "saves_for"},
    {Why::GathersCards, "gathers_cards"},
    {Why::TakesLoco, "takes_loco"},
    {Why::NoOpenCard, "no_open_card"},
    {Why::NothingOpen, "nothing_open"},
    {Why::Unseen, "unseen"},
    {Why::TicketsDone, "tickets_done"},
    {Why::PlanNearlyDone, "plan_nearly_done"},
    {Why::SparePieces, "spare_pieces"},
    {Why::MoreTickets, "more_tickets"},
    {Why::CompleteAtOnce, "complete_at_once"},
    {Why::UsesNetwork, "uses_network"},
    {Why::SharesWay, "shares_way"},
    {Why::KeepsAll, "keeps_all"},
    {Why::LeavesFar, "leaves_far"},
    {Why::LeavesHopeless, "leaves_hopeless"},
    {Why::KeepsForPoints, "keeps_for_points"},
    {Why::FleetSuffices, "fleet_suffices"},
    {Why::FleetFallsShort, "fleet_falls_short"},
    {Why::ExchangeForLane, "exchange_for_lane"},
    {Why::ExchangeAhead, "exchange_ahead"},
    {Why::HarbourNamed, "harbour_named"},
    {Why::HarbourStands, "harbour_stands"},
    {Why::RefillSame, "refill_same"},
    {Why::RefillOther, "refill_other"},
}};

constexpr bool codes_in_order() {
  for (std::size_t i = 0; i < kCodes.size(); ++i)
    if (kCodes[i].first != Why(i)) return false;
  return true;
}
static_assert(codes_in_order(), "one row for each code, in the order of the enumeration");

View with_tunnel_in_hand(const View& view) {
  View seen = view;
  if (view.open.ask.kind == AskKind::TunnelResponse) seen.own->hand += view.open.tunnel.set_aside;
  return seen;
}

Plan plan_for(const Position& at) {
  const Weights weights = weights_for(at.ed);
  return PlanMaker(at, weights).best_plan(unfinished_tickets(at));
}

/// A claim says more by what it does than by being the only one.
bool speaks_for_itself(MoveKind kind) {
  return kind == MoveKind::ClaimLane || kind == MoveKind::PayToll || kind == MoveKind::Withdraw ||
         kind == MoveKind::BuildHarbour;
}

Reason reason_for(const Grounds& g, const Move& move) {
  switch (move.kind) {
    case MoveKind::TakeSlot:
      return why_taken(g, g.view.open.market[std::size_t(move.slot())]);
    case MoveKind::TakeBlind:
      return why_blind(g, move.deck());
    case MoveKind::RefillFrom:
      return why_refilled(g, move.deck());
    case MoveKind::ClaimLane:
      return why_claimed(g, move.lane());
    case MoveKind::PayToll:
      return why_claimed(g, g.view.open.tunnel.lane);
    case MoveKind::Withdraw:
      return why_withdrawn(g);
    case MoveKind::DrawTickets:
      return why_drawn(g);
    case MoveKind::KeepTickets:
      return why_kept(g, move.kept());
    case MoveKind::ChooseFleet:
      return why_fleet(g, move.amount);
    case MoveKind::BuildHarbour:
      return why_harbour(g, move.node());
    case MoveKind::Exchange:
      return why_exchanged(g, move.gives(), move.amount);
    case MoveKind::Choose:
    case MoveKind::Accept:
    case MoveKind::Decline:
      break;
  }
  return {Why::OnlyChoice};
}

}  // namespace

Grounds::Grounds(const Edition& edition, const View& seen)
    : ed(edition),
      view(with_tunnel_in_hand(seen)),
      at(position_of(ed, view)),
      me(at.mine),
      plan(plan_for(at)),
      planned(with_twins(at, plan.lanes)) {}

std::optional<TicketId> planned_ticket(const Grounds& g, LaneId lane) {
  if (!g.planned.contains(lane)) return std::nullopt;
  LaneSet without = g.me.lanes | g.plan.lanes;
  without.erase(lane);
  for (const LaneId mate : g.ed.lane(lane).mates) without.erase(mate);
  LaneSet with = without;
  with.insert(lane);
  std::optional<TicketId> best;
  for (const TicketId id : g.plan.tickets) {
    const Ticket& ticket = g.ed.ticket(id);
    if (!joined(g.ed, with, ticket) || joined(g.ed, without, ticket)) continue;
    if (!best || points_of(ticket) > points_of(g.ed.ticket(*best))) best = id;
  }
  return best;
}

OpenSeat with_lane(const Grounds& g, LaneId lane) {
  OpenTable open = g.view.open;
  give_lane(g.ed, open, *g.view.viewer, lane);
  return open.at(*g.view.viewer);
}

Reason reason_of(const Edition& ed, const View& view, const Move& move) {
  if (view.choices.size() == 1 && !speaks_for_itself(move.kind)) return {Why::OnlyChoice};
  return reason_for(Grounds(ed, view), move);
}

std::string_view code_of(Why why) {
  return kCodes[std::size_t(why)].second;
}

}  // namespace wagonaut
