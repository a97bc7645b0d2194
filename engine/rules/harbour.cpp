#include "engine/rules/harbour.h"

#include "engine/rules/hand.h"
#include "engine/rules/payment.h"
#include "engine/rules/piles.h"
#include "engine/rules/turn.h"

namespace wagonaut {
namespace {

NodeSet standing(const Edition& ed, const State& s) {
  NodeSet out;
  for (int i = 0; i < ed.seats; ++i) out |= s.seat[i].harbours;
  return out;
}

bool own_lane_at(const Edition& ed, const SeatState& me, NodeId node) {
  return !(ed.index.lanes_at[std::size_t(node)] & me.lanes).empty();
}

NodeSet sites(const Edition& ed, const State& s, Seat seat) {
  NodeSet out;
  const SeatState& me = s.at(seat);
  for (const NodeId node : ed.index.ports - standing(ed, s))
    if (own_lane_at(ed, me, node)) out.insert(node);
  return out;
}

/// Hands every suit that pays for a harbour to `take`, locos only if no colour does.
template <class Take>
void each_payer(const Edition& ed, const Cards& hand, Take take) {
  bool any = false;
  for (int i = 0; i < ed.index.suits.size(); ++i)
    if (ed.index.suits[i].kind == Kind::Rail && menu_harbour_payment(ed, hand, SuitIndex(i))) {
      any = true;
      take(SuitIndex(i));
    }
  if (!any && menu_harbour_payment(ed, hand, kLocosOnly)) take(kLocosOnly);
}

}  // namespace

bool can_build_harbour(const Edition& ed, const State& s, Seat seat) {
  Menu menu;
  list_harbours(ed, s, seat, menu);
  return !menu.empty();
}

void list_harbours(const Edition& ed, const State& s, Seat seat, Menu& menu) {
  if (s.at(seat).harbours_left == 0) return;
  NodeSet nodes;
  each_payer(ed, s.at(seat).hand, [&](SuitIndex suit) {
    if (nodes.empty()) nodes = sites(ed, s, seat);
    menu.add(MoveKind::BuildHarbour, nodes.word(0), suit);
  });
}

std::optional<Refusal> object_harbour(const Edition& ed, const State& s, Seat seat, NodeId node,
                                      const Cards& payment) {
  const SeatState& me = s.at(seat);
  if (index(node) >= ed.nodes.size()) return Refusal::NoSuchNode;
  if (me.harbours_left == 0) return Refusal::NoHarbourLeft;
  if (!ed.index.ports.contains(node)) return Refusal::NotAPort;
  if (standing(ed, s).contains(node)) return Refusal::HarbourStandsThere;
  if (!own_lane_at(ed, me, node)) return Refusal::NoOwnLaneThere;
  if (!me.hand.covers(payment)) return Refusal::CardsNotHeld;
  if (!pays_harbour(ed, payment)) return Refusal::WrongHarbourCards;
  return std::nullopt;
}

void play_harbour(Table& t, NodeId node, const Cards& payment) {
  SeatState& me = t.me();
  take_from_hand(me, payment);
  --me.harbours_left;
  me.harbours.insert(node);
  if (t.log)
    t.log->note({.kind = FactKind::HarbourBuilt,
                 .seat = t.s.active,
                 .what = std::uint8_t(node),
                 .cards = payment});
  discard(t, payment);
  end_turn(t);
}

}  // namespace wagonaut
