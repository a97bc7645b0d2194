#include "engine/rules/harbour.h"

#include "engine/rules/hand.h"
#include "engine/rules/payment.h"
#include "engine/rules/piles.h"

namespace wagonaut {
namespace {

NodeSet standing(const Edition& ed, const OpenTable& open) {
  NodeSet out;
  for (int i = 0; i < ed.seats; ++i) out |= open.seat[i].harbours;
  return out;
}

bool own_lane_at(const Edition& ed, const OpenSeat& me, NodeId node) {
  return !(ed.index.lanes_at[std::size_t(node)] & me.lanes).empty();
}

NodeSet sites(const Edition& ed, const OpenTable& open, Seat seat) {
  NodeSet out;
  const OpenSeat& me = open.seat[seat];
  for (const NodeId node : ed.index.ports - standing(ed, open))
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
  if (s.open.seat[seat].harbours_left == 0) return;
  NodeSet nodes;
  each_payer(ed, s.own[seat].hand, [&](SuitIndex suit) {
    if (nodes.empty()) nodes = sites(ed, s.open, seat);
    menu.add(MoveKind::BuildHarbour, nodes.word(0), suit);
  });
}

std::optional<Refusal> object_harbour(const Edition& ed, const State& s, Seat seat, NodeId node,
                                      const Cards& payment) {
  const OpenSeat& me = s.open.seat[seat];
  if (index(node) >= ed.nodes.size()) return Refusal::NoSuchNode;
  if (me.harbours_left == 0) return Refusal::NoHarbourLeft;
  if (!ed.index.ports.contains(node)) return Refusal::NotAPort;
  if (standing(ed, s.open).contains(node)) return Refusal::HarbourStandsThere;
  if (!own_lane_at(ed, me, node)) return Refusal::NoOwnLaneThere;
  if (!s.own[seat].hand.covers(payment)) return Refusal::CardsNotHeld;
  if (!pays_harbour(ed, payment)) return Refusal::WrongHarbourCards;
  return std::nullopt;
}

void play_harbour(Table& t, NodeId node, const Cards& payment) {
  OpenSeat& me = t.me();
  take_from_hand(t, payment);
  --me.harbours_left;
  me.harbours.insert(node);
  if (t.log)
    t.log->note({.kind = FactKind::HarbourBuilt,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(node),
                 .cards = payment});
  discard(t, payment);
  t.then(Todo::EndTurn);
}

}  // namespace wagonaut
