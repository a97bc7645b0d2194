#include <set>

#include "bots/planner/plan.h"
#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/rules/outlook.h"
#include "engine/rules/payment.h"
#include "engine/rules/scoring.h"
#include "engine/sight/sight.h"
#include "tests/bots/reason_checks.h"

namespace wagonaut::tests::bots {
Menu menu_of(const Told& t) {
  Menu menu;
  list_moves(t.ed, t.state, t.seat, menu);
  return menu;
}

const OpenSeat& before(const Told& t) {
  return t.state.open.at(t.seat);
}

const Own& held(const Told& t) {
  return t.state.own[t.seat];
}

int pieces(const Told& t) {
  return before(t).trains + before(t).ships;
}

int missing(const Told& t, TicketId id) {
  return outlook_of(t.ed, before(t), id).missing.value_or(1000);
}

bool plan_needs(const Told& t, TicketId id) {
  View view = look(t.ed, t.state, t.seat);
  view.own->hand +=
      t.state.open.ask.kind == AskKind::TunnelResponse ? view.open.tunnel.set_aside : Cards{};
  const Position at = position_of(t.ed, view);
  const Weights weights = weights_for(t.ed);
  LaneSet lanes = PlanMaker(at, weights).best_plan(unfinished_tickets(at)).lanes | at.mine.lanes;
  for (const LaneId mate : t.ed.lane(*t.reason.lane).mates) lanes.erase(mate);
  lanes.erase(*t.reason.lane);
  if (joined(t.ed, lanes, t.ed.ticket(id))) return false;
  lanes.insert(*t.reason.lane);
  return joined(t.ed, lanes, t.ed.ticket(id));
}

namespace {

int moves_of(const Told& t, MoveKind kind) {
  const Menu menu = menu_of(t);
  int moves = 0;
  for (int i = 0; i < menu.size(); ++i)
    moves += menu.at(t.ed, t.state.open, i).kind == kind ? 1 : 0;
  return moves;
}

bool payable(const Told& t, const Cards& hand) {
  PaymentList payments;
  list_payments(t.ed, t.ed.lane(*t.reason.lane).printed, hand, payments);
  return !payments.empty();
}

/// With this card and as many further ones as are said to be lacking, some of them locos.
bool payable_soon(const Told& t) {
  for (int locos = 0; locos <= *t.reason.count; ++locos) {
    Cards hand = held(t).hand;
    ++hand[*t.reason.card];
    hand[t.ed.loco] = std::uint8_t(hand[t.ed.loco] + locos);
    hand[*t.reason.card] = std::uint8_t(hand[*t.reason.card] + *t.reason.count - locos);
    if (payable(t, hand)) return true;
  }
  return false;
}

std::string untruth_of_collecting(const Told& t) {
  HOLDS(*t.reason.card == t.state.open.market[std::size_t(t.move.slot())]);
  HOLDS(before(t).claimable.contains(*t.reason.lane));
  HOLDS(!payable(t, held(t).hand));
  HOLDS(payable_soon(t));
  if (t.reason.why == Why::SavesFor) return {};
  HOLDS(held(t).tickets.contains(*t.reason.ticket));
  HOLDS(plan_needs(t, *t.reason.ticket));
  return {};
}

std::string untruth_of_gathering(const Told& t) {
  HOLDS(*t.reason.card == t.state.open.market[std::size_t(t.move.slot())]);
  const Face& face = t.ed.face(*t.reason.card);
  if (t.reason.why == Why::TakesLoco) return face.loco ? "" : "no loco";
  int cards = 1;
  for (int i = 0; i < t.ed.faces.size(); ++i) {
    const Face& other = t.ed.faces[std::size_t(i)];
    if (!other.loco && other.deck == face.deck && other.colour == face.colour)
      cards += held(t).hand[Sort(i)];
  }
  HOLDS(cards == *t.reason.count);
  return {};
}

std::string untruth_of_blind_draw(const Told& t) {
  HOLDS(*t.reason.deck == t.move.deck());
  const Menu menu = menu_of(t);
  HOLDS((menu.numbers(MoveKind::TakeSlot) == 0) == (t.reason.why == Why::NoOpenCard));
  if (t.reason.why != Why::NothingOpen) return {};
  const View view = look(t.ed, t.state, t.seat);
  for (int i = 0; i < menu.size(); ++i) {
    const Move other = menu.at(t.ed, t.state.open, i);
    if (other.kind != MoveKind::TakeSlot) continue;
    if (t.ed.face(t.state.open.market[std::size_t(other.slot())]).loco) continue;
    HOLDS(reason_of(t.ed, view, other).why != Why::CollectsFor);
  }
  return {};
}

std::string untruth_of_drawing(const Told& t) {
  int open = 0;
  for (const TicketId id : held(t).tickets) open += ticket_complete(t.ed, before(t), id) ? 0 : 1;
  HOLDS((open == 0) == (t.reason.why == Why::TicketsDone));
  if (t.reason.why == Why::TicketsDone) HOLDS(*t.reason.count == held(t).tickets.count());
  if (t.reason.why == Why::PlanNearlyDone) HOLDS(*t.reason.count <= 3);
  if (t.reason.why == Why::SparePieces) HOLDS(*t.reason.count > 0 && *t.reason.count <= pieces(t));
  return {};
}

TicketSet kept_of(const Told& t, bool kept) {
  TicketSet out;
  for (int i = 0; i < held(t).offer.size(); ++i)
    if ((((t.move.kept() >> i) & 1) != 0) == kept) out.insert(held(t).offer[std::size_t(i)]);
  return out;
}

/// The pieces of the ticket on a board where none of the lanes is owned yet.
int missing_without_lanes(const Told& t, TicketId id) {
  OpenSeat bare = before(t);
  bare.claimable |= bare.lanes;
  bare.lanes.clear();
  return outlook_of(t.ed, bare, id).missing.value_or(1000);
}

std::string untruth_of_sharing(const Told& t) {
  const TicketId one = *t.reason.ticket, other = *t.reason.other;
  HOLDS(one != other);
  HOLDS(kept_of(t, true).contains(other) || held(t).tickets.contains(other));
  const auto way = shortest_way(t.ed, before(t).lanes, before(t).claimable, t.ed.ticket(one));
  State s = t.state;
  for (const LaneId lane : way->lanes) give_lane(t.ed, s.open, t.seat, lane);
  HOLDS(missing(t, other) - *outlook_of(t.ed, s.open.at(t.seat), other).missing == *t.reason.count);
  return {};
}

std::string untruth_of_keeping(const Told& t) {
  const TicketSet kept = kept_of(t, true), left = kept_of(t, false);
  const Reason& r = t.reason;
  if (r.ticket) HOLDS(kept.contains(*r.ticket));
  if (r.why == Why::CompleteAtOnce) HOLDS(ticket_complete(t.ed, before(t), *r.ticket));
  if (r.why == Why::UsesNetwork) {
    HOLDS(missing(t, *r.ticket) == *r.count);
    HOLDS(missing_without_lanes(t, *r.ticket) > *r.count);
  }
  if (r.why == Why::SharesWay) return untruth_of_sharing(t);
  if (r.why == Why::KeepsAll) HOLDS(left.empty() && kept.count() == *r.count);
  if (r.why == Why::LeavesHopeless)
    HOLDS(left.contains(*r.other) && !outlook_of(t.ed, before(t), *r.other).missing);
  if (r.why == Why::LeavesFar) {
    HOLDS(left.contains(*r.other) && missing(t, *r.other) == *r.count);
    for (const TicketId id : kept)
      HOLDS(missing(t, id) < *r.count || !outlook_of(t.ed, before(t), id).missing);
  }
  return {};
}

std::string untruth_of_fleet(const Told& t) {
  const int trains = t.move.amount, ships = t.ed.pieces.fleet - trains;
  const bool suffices = *t.reason.trains <= trains && *t.reason.ships <= ships;
  HOLDS(suffices == (t.reason.why == Why::FleetSuffices));
  for (const TicketId id : held(t).tickets)
    HOLDS(missing(t, id) <= *t.reason.trains + *t.reason.ships);
  return {};
}

std::string untruth_of_exchange(const Told& t) {
  const bool trains = t.move.gives() == Kind::Sea;
  if (t.reason.why == Why::ExchangeAhead)
    return (*t.reason.kind == Kind::Rail) == trains ? "" : "other pieces come";
  const Cost& cost = t.ed.lane(*t.reason.lane).printed;
  const int supply = trains ? before(t).trains : before(t).ships;
  HOLDS((cost.kind == Kind::Rail) == trains);
  HOLDS(before(t).claimable.contains(*t.reason.lane));
  HOLDS(cost.length > supply && cost.length <= supply + t.move.amount);
  return {};
}

std::string untruth_of_harbour(const Told& t) {
  int tickets = 0;
  for (const TicketId id : held(t).tickets) tickets += t.ed.ticket(id).names(t.move.node()) ? 1 : 0;
  HOLDS(*t.reason.node == t.move.node());
  HOLDS(tickets == t.reason.count.value_or(0));
  HOLDS(t.reason.why == Why::HarbourNamed || *t.reason.points > 0);
  return {};
}

std::string untruth_of_withdrawing(const Told& t) {
  HOLDS(*t.reason.lane == t.state.open.tunnel.lane &&
        *t.reason.count == t.state.open.tunnel.matches);
  HOLDS((moves_of(t, MoveKind::PayToll) == 0) == (t.reason.why == Why::TollNotHeld));
  return {};
}

/// Each kind of move has codes of its own.
std::set<Why> codes_for(MoveKind kind) {
  switch (kind) {
    case MoveKind::TakeSlot:
      return {Why::CollectsFor, Why::SavesFor, Why::GathersCards, Why::TakesLoco};
    case MoveKind::TakeBlind:
      return {Why::NoOpenCard, Why::NothingOpen, Why::Unseen};
    case MoveKind::RefillFrom:
      return {Why::RefillSame, Why::RefillOther};
    case MoveKind::Withdraw:
      return {Why::TollNotHeld, Why::TollNotWorth};
    case MoveKind::DrawTickets:
      return {Why::TicketsDone, Why::PlanNearlyDone, Why::SparePieces, Why::MoreTickets};
    case MoveKind::KeepTickets:
      return {Why::CompleteAtOnce, Why::UsesNetwork,    Why::SharesWay,     Why::KeepsAll,
              Why::LeavesFar,      Why::LeavesHopeless, Why::KeepsForPoints};
    case MoveKind::ChooseFleet:
      return {Why::FleetSuffices, Why::FleetFallsShort};
    case MoveKind::BuildHarbour:
      return {Why::HarbourNamed, Why::HarbourStands};
    case MoveKind::Exchange:
      return {Why::ExchangeForLane, Why::ExchangeAhead};
    case MoveKind::ClaimLane:
    case MoveKind::PayToll:
    case MoveKind::Choose:
    case MoveKind::Accept:
    case MoveKind::Decline:
      break;
  }
  return {};
}

}  // namespace

std::string untruth_in(const Told& t) {
  const MoveKind kind = t.move.kind;
  if (kind == MoveKind::ClaimLane || kind == MoveKind::PayToll) return untruth_of_claim(t);
  if (t.reason.why == Why::OnlyChoice) return menu_of(t).size() == 1 ? "" : "there were others";
  if (!codes_for(kind).contains(t.reason.why)) return "no reason for such a move";
  switch (kind) {
    case MoveKind::TakeSlot:
      return t.reason.lane ? untruth_of_collecting(t) : untruth_of_gathering(t);
    case MoveKind::TakeBlind:
      return untruth_of_blind_draw(t);
    case MoveKind::Withdraw:
      return untruth_of_withdrawing(t);
    case MoveKind::DrawTickets:
      return untruth_of_drawing(t);
    case MoveKind::KeepTickets:
      return untruth_of_keeping(t);
    case MoveKind::ChooseFleet:
      return untruth_of_fleet(t);
    case MoveKind::BuildHarbour:
      return untruth_of_harbour(t);
    case MoveKind::Exchange:
      return untruth_of_exchange(t);
    default:
      return *t.reason.deck == t.move.deck() ? "" : "another deck";
  }
}

}  // namespace wagonaut::tests::bots
