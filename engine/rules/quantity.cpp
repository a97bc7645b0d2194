#include "engine/rules/quantity.h"

#include <algorithm>
#include <bit>

#include "engine/rules/network.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

LaneSet own_lanes(const Eyes& eyes, Seat seat, std::uint8_t set) {
  const LaneSet& lanes = eyes.open.seat[seat].lanes;
  return set == kNone ? lanes : lanes & eyes.ed.effects.lane_sets[set];
}

LaneSet painted(const OpenTable& open) {
  return open.extras.paint[0] | open.extras.paint[1] | open.extras.paint[2];
}

int colours_of(const Eyes& eyes, const LaneSet& lanes) {
  unsigned seen = 0;
  for (const LaneId lane : lanes) seen |= 1u << int(colour_now(eyes.ed, eyes.open, lane));
  return std::popcount(seen & ((1u << kColours) - 1));  // grey is none
}

int regions_of(const Eyes& eyes, Seat seat) {
  const NodeSet cities = reached(eyes.ed, eyes.open.seat[seat]);
  return int(std::count_if(eyes.ed.affairs.regions.begin(), eyes.ed.affairs.regions.end(),
                           [&](const NodeSet& region) { return !(region & cities).empty(); }));
}

int tokens_of(const Eyes& eyes, Seat seat, std::uint8_t kind) {
  const TokenRule& rule = eyes.ed.affairs.tokens[kind];
  const Extras& x = eyes.extras();
  switch (rule.place) {
    case TokenPlace::Seat:
    case TokenPlace::CityStock:
      return x.held[seat][rule.slot];
    case TokenPlace::CityOwned:
      return int(std::count_if(x.city.begin(), x.city.end(), [&](const CityTokens& city) {
        return city.owner == index(seat) + 1;
      }));
    case TokenPlace::Lane:
    case TokenPlace::Route:
      return x.on_lane[rule.slot].count();
    case TokenPlace::Path:
      return x.path == kNone ? 0 : 1;
    case TokenPlace::Mark:
      return 0;
  }
  return 0;
}

int orders_joined(const Eyes& eyes, Seat seat) {
  int n = 0;
  for (const Order& order : eyes.extras().orders)
    n += order.by == kNobody && ticket_complete(eyes.ed, eyes.open.seat[seat], order.ticket);
  return n;
}

TicketSet done(const Eyes& eyes, Seat seat) {
  return complete_tickets(eyes.ed, eyes.open, seat, (*eyes.own)[seat].tickets);
}

/// What only its owner knows.
int secret(const Eyes& eyes, Seat seat, Of of) {
  if (eyes.own == nullptr) return 0;
  const Own& own = (*eyes.own)[seat];
  switch (of) {
    case Of::Cards:
      return own.hand.total();
    case Of::Locos:
      return own.hand[eyes.ed.loco];
    case Of::Tickets:
      return own.tickets.count();
    case Of::Done:
      return done(eyes, seat).count();
    case Of::Fresh:
      return (done(eyes, seat) - eyes.ed.affairs.stamped[seat]).count();
    default:
      return 0;
  }
}

int orders_of(const Eyes& eyes, Seat seat) {
  int n = eyes.extras().orders_taken[seat];
  for (const Order& order : eyes.extras().orders) n += order.by == seat;
  return n;
}

NodeSet own_cities(const Eyes& eyes, Seat seat, std::uint8_t set) {
  const NodeSet cities = reached(eyes.ed, eyes.open.seat[seat]);
  return set == kNone ? cities : cities & eyes.ed.effects.node_sets[set];
}

ItemSet own_items(const Eyes& eyes, Seat seat, std::uint8_t set) {
  const ItemSet& items = eyes.extras().items[seat];
  return set == kNone ? items : items & eyes.ed.effects.item_sets[set];
}

}  // namespace

int quantity(const Eyes& eyes, Seat seat, const Quantity& q) {
  const OpenSeat& them = eyes.open.seat[seat];
  switch (q.of) {
    case Of::Dollars:
      return them.score;
    case Of::Cards:
    case Of::Locos:
    case Of::Tickets:
    case Of::Done:
    case Of::Fresh:
      return secret(eyes, seat, q.of);
    case Of::Trains:
      return them.trains;
    case Of::Lanes:
      return own_lanes(eyes, seat, q.set).count();
    case Of::Cities:
      return own_cities(eyes, seat, q.set).count();
    case Of::Regions:
      return regions_of(eyes, seat);
    case Of::Colours:
      return colours_of(eyes, own_lanes(eyes, seat, q.set));
    case Of::Frames:
      return (own_lanes(eyes, seat, q.set) & painted(eyes.open)).count();
    case Of::Tokens:
      return tokens_of(eyes, seat, q.kind);
    case Of::Items:
      return own_items(eyes, seat, q.set).count();
    case Of::Orders:
      return orders_of(eyes, seat);
    case Of::OrdersJoined:
      return orders_joined(eyes, seat);
    case Of::Path:
      return eyes.extras().path == kNone ? 0 : eyes.extras().path;
    case Of::Missed:
      return eyes.ed.affairs.missed[seat];
  }
  return 0;
}

int amount_of(const Eyes& eyes, Seat seat, const Act& act) {
  if (act.amount == kNone) return act.n;
  const Amount& amount = eyes.ed.effects.amounts[act.amount];
  const int n = quantity(eyes, seat, eyes.ed.effects.quantities[amount.quantity]);
  return std::min<int>(amount.most, amount.each * n + amount.plus);
}

bool held_by_nobody(const Eyes& eyes, ItemId item) {
  if (eyes.ed.affairs.items_away.contains(item)) return false;
  for (int i = 0; i < eyes.ed.seats; ++i)
    if (eyes.extras().items[i].contains(item)) return false;
  return true;
}

Colour colour_now(const Edition& ed, const OpenTable& open, LaneId lane) {
  int painted = 0;
  for (int plane = 0; plane < 3; ++plane)
    painted |= int(open.extras.paint[plane].contains(lane)) << plane;
  return painted == 0 ? ed.lane(lane).colour() : Colour(painted - 1);
}

void paint_lane(OpenTable& open, LaneId lane, Colour colour) {
  for (int plane = 0; plane < 3; ++plane)
    if (((int(colour) + 1) >> plane & 1) != 0) open.extras.paint[plane].insert(lane);
}

bool is_frame(const Edition& ed, const OpenTable& open, LaneId lane) {
  return ed.affairs.frames.contains(lane) && !painted(open).contains(lane);
}

bool on_path_at(const Edition& ed, const OpenTable& open, NodeId node) {
  return open.extras.path != kNone && ed.affairs.path[open.extras.path] == node;
}

LaneSet lanes_near(const Edition& ed, LaneId lane) {
  const Lane& l = ed.lane(lane);
  LaneSet out = ed.index.lanes_at[std::size_t(l.a)] | ed.index.lanes_at[std::size_t(l.b)];
  out.erase(lane);
  return out;
}

}  // namespace wagonaut
