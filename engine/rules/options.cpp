#include "engine/rules/options.h"

#include <algorithm>

#include "engine/rules/network.h"
#include "engine/rules/round.h"
#include "engine/rules/scoring.h"

namespace wagonaut {
namespace {

constexpr int kStockBits = 127;  // of `CityTokens::stock`, without the sign of use

/// Cards that could still be drawn: newspapers are none.
int cards_to_draw(const Eyes& eyes, const State& s) {
  int n = 0;
  for (int d = 0; d < eyes.ed.decks.size(); ++d)
    n += eyes.open.draw_count[d] + eyes.open.discard_count[d];
  if (eyes.ed.newspaper == kNoCard) return n;
  return n - s.draw_pile[eyes.ed.newspaper] - eyes.open.discard_pile[eyes.ed.newspaper];
}

bool some_dollars_move(const Eyes& eyes, const Item& at, const Act& act) {
  const int n = amount_of(eyes, at.seat, act);
  for (const Seat seat : seats_meant(eyes, at, act.who))
    if (n > 0 || (n < 0 && eyes.open.seat[seat].score > 0)) return true;
  return false;
}

bool some_hand_is_short(const Eyes& eyes, const Item& at, const Act& act) {
  for (const Seat seat : seats_meant(eyes, at, act.who))
    if (quantity(eyes, seat, {.of = Of::Cards}) < act.n) return true;
  return false;
}

int open_orders(const Extras& x) {
  return int(std::count_if(x.orders.begin(), x.orders.end(),
                           [](const Order& order) { return order.by == kNobody; }));
}

bool in_the_mail(const Eyes& eyes, PostcardId card) {
  if (!eyes.ed.affairs.mail.contains(card)) return false;
  for (int i = 0; i < eyes.ed.seats; ++i)
    if (eyes.extras().postcards[i].contains(card)) return false;
  return true;
}

/// C-3: no frame takes the colour of a parallel lane.
bool may_be_painted(const Eyes& eyes, LaneId lane, Colour colour) {
  for (const LaneId mate : eyes.ed.lane(lane).mates)
    if (colour_now(eyes.ed, eyes.open, mate) == colour) return false;
  return colour != Colour::Grey;
}

Choices colours_to_paint(const Eyes& eyes) {
  Choices out;
  const LaneId lane = eyes.extras().claim.lane;
  for (const Suit& suit : eyes.ed.index.suits)
    if (suit.kind == eyes.ed.lane(lane).kind() && may_be_painted(eyes, lane, suit.colour))
      out.insert(std::uint8_t(suit.colour));
  return out;
}

bool can_paint(const Eyes& eyes) {
  const ClaimNote& note = eyes.extras().claim;
  if (note.lane == kNoClaim || !is_frame(eyes.ed, eyes.open, note.lane)) return false;
  if (note.paid == Colour::Grey) return !colours_to_paint(eyes).empty();
  return may_be_painted(eyes, note.lane, note.paid);
}

int stock_at(const Eyes& eyes, NodeId node) {
  return eyes.extras().city[std::size_t(node)].stock & kStockBits;
}

bool can_put_at_lane(const Eyes& eyes, const Item& at, const Act& act) {
  const LaneSet& bears = eyes.extras().on_lane[eyes.ed.affairs.tokens[act.a].slot];
  const LaneId lane = lane_meant(eyes, at);
  return lane != kNoClaim && !bears.contains(lane) && (act.b == 0 || bears.count() < act.b);
}

bool can_take_from_ends(const Eyes& eyes) {
  const LaneId lane = eyes.extras().claim.lane;
  if (lane == kNoClaim) return false;
  return stock_at(eyes, eyes.ed.lane(lane).a) + stock_at(eyes, eyes.ed.lane(lane).b) > 0;
}

int owned_cities(const Eyes& eyes, Seat seat) {
  const auto& city = eyes.extras().city;
  return int(std::count_if(city.begin(), city.end(),
                           [&](const CityTokens& one) { return one.owner == index(seat) + 1; }));
}

/// Tokens: putting, taking and moving them.
bool can_move_token(const Eyes& eyes, const Item& at, const Act& act) {
  const Extras& x = eyes.extras();
  switch (act.kind) {
    case ActKind::PutAtSeat:
      return amount_of(eyes, at.seat, act) > 0 &&
             (act.b == 0 || x.held[at.seat][eyes.ed.affairs.tokens[act.a].slot] < act.b);
    case ActKind::PutAtChosen:
      return at.chosen != kNone && x.city[at.chosen].owner == 0 &&
             (act.b == 0 || owned_cities(eyes, at.seat) < act.b);
    case ActKind::PutAtLane:
      return can_put_at_lane(eyes, at, act);
    case ActKind::TakeFromSeat:
      return x.held[at.seat][eyes.ed.affairs.tokens[act.a].slot] > 0;
    case ActKind::TakeFromEnds:
      return can_take_from_ends(eyes);
    case ActKind::TakeFromLane:
      return x.on_lane[eyes.ed.affairs.tokens[act.a].slot].contains(lane_meant(eyes, at));
    case ActKind::MoveOnPath:
      return x.path != kNone;
    default:
      return true;  // PutAtCities, PutOnPath
  }
}

NodeSet ends_of(const Edition& ed, LaneId lane) {
  NodeSet out;
  if (lane == kNoClaim) return out;
  out.insert(ed.lane(lane).a);
  out.insert(ed.lane(lane).b);
  return out;
}

Choices cities_to_choose(const Eyes& eyes, Seat asked, const Act& act) {
  NodeSet cities = eyes.ed.effects.node_sets[act.a];
  if (act.has(Act::kAtEnds)) cities &= ends_of(eyes.ed, eyes.extras().claim.lane);
  if (act.has(Act::kOwnLane)) cities &= reached(eyes.ed, eyes.open.seat[asked]);
  Choices out;
  for (const NodeId city : cities) {
    const CityTokens& there = eyes.extras().city[std::size_t(city)];
    const bool bears =
        act.b != kNone && (eyes.ed.affairs.tokens[act.b].place == TokenPlace::CityOwned
                               ? there.owner != 0
                               : (there.stock & kStockBits) != 0);
    if (!bears) out.insert(std::uint8_t(city));
  }
  return out;
}

/// A token of the lane itself; one of its route makes it ordinary track (C-10).
bool bears_token(const Eyes& eyes, LaneId lane) {
  for (const TokenRule& rule : eyes.ed.affairs.tokens)
    if (rule.place == TokenPlace::Lane && eyes.extras().on_lane[rule.slot].contains(lane))
      return true;
  return false;
}

/// Unclaimed, not closed, no token, and not being claimed now (C-15).
bool is_free(const Eyes& eyes, LaneId lane) {
  if (bears_token(eyes, lane)) return false;
  bool claimable = false;
  for (int i = 0; i < eyes.ed.seats; ++i) claimable |= eyes.open.seat[i].claimable.contains(lane);
  return claimable && owner_of(eyes.ed, eyes.open, lane) == kNobody &&
         lane != eyes.extras().claim.lane;
}

bool may_share(const Eyes& eyes, Seat asked, LaneId lane) {
  const auto& shared = eyes.extras().shared[asked];
  const Seat owner = owner_of(eyes.ed, eyes.open, lane);
  return owner != kNobody && owner != asked && !shared.full() &&
         std::find(shared.begin(), shared.end(), lane) == shared.end();
}

bool fits(const Eyes& eyes, Seat asked, const Act& act, LaneId lane) {
  const Colour colour = colour_now(eyes.ed, eyes.open, lane);
  if (act.a != 0 && (colour == Colour::Grey || (act.a >> int(colour) & 1) == 0)) return false;
  if (act.b != kNone && !eyes.extras().on_lane[eyes.ed.affairs.tokens[act.b].slot].contains(lane))
    return false;
  if (act.has(Act::kFree) && !is_free(eyes, lane)) return false;
  if (act.has(Act::kOfOthers) && !may_share(eyes, asked, lane)) return false;
  return true;
}

Choices lanes_to_choose(const Eyes& eyes, Seat asked, const Act& act) {
  LaneSet lanes = all_lanes(eyes.ed);
  const LaneId claimed = eyes.extras().claim.lane;
  if (act.has(Act::kNear)) lanes = claimed == kNoClaim ? LaneSet{} : lanes_near(eyes.ed, claimed);
  Choices out;
  for (const LaneId lane : lanes)
    if (fits(eyes, asked, act, lane)) out.insert(std::uint8_t(lane));
  return out;
}

/// Lanterns at the ends of the claimed lane, named by their cities; one with which nothing can be
/// done is not offered (C-0.19).
Choices tokens_to_choose(const Eyes& eyes, const State& s, Item at, Seat asked, const Act& act) {
  at.seat = asked;
  at.from = std::uint8_t(act.kind);
  Choices out;
  for (const NodeId city : ends_of(eyes.ed, eyes.extras().claim.lane)) {
    const CityTokens& there = eyes.extras().city[std::size_t(city)];
    const bool used = act.has(Act::kOnce) && (there.stock & CityTokens::kUsed) != 0;
    if (there.owner == 0 || used) continue;
    at.chosen = std::uint8_t(city);
    if (can_do_some(eyes, s, at, list_after(eyes, at, act))) out.insert(at.chosen);
  }
  return out;
}

/// C-0.19: a place with which nothing can be done is not offered.
Choices of_use(const Eyes& eyes, const State& s, Item at, Seat asked, const Act& act,
               const Choices& places) {
  at.seat = asked;
  at.from = std::uint8_t(act.kind);
  Choices out;
  for (const std::uint8_t place : places) {
    at.chosen = place;
    if (can_do_some(eyes, s, at, act.then)) out.insert(place);
  }
  return out;
}

Choices options_to_choose(const Eyes& eyes, const State& s, Item at, Seat asked, const Act& act) {
  Choices out;
  at.seat = asked;
  for (std::size_t i = act.then, k = 0;; ++i, ++k) {
    const Act& option = eyes.ed.effects.acts[i];
    if (can_do_some(eyes, s, at, option.then)) out.insert(std::uint8_t(k));
    if (option.has(Act::kLast)) return out;
  }
}

Choices items_to_choose(const Eyes& eyes, const Act& act) {
  Choices out;
  for (const ItemId item : eyes.ed.effects.item_sets[act.a])
    if (held_by_nobody(eyes, item)) out.insert(std::uint8_t(item));
  return out;
}

Choices tickets_to_choose(const Eyes& eyes, Seat asked) {
  Choices out;
  if (eyes.own != nullptr)
    for (const TicketId ticket : (*eyes.own)[asked].tickets) out.insert(std::uint8_t(ticket));
  return out;
}

/// C-0.19: dollars and the number of cards are known to all, so they decide; locos are not, so only
/// an empty hand does.
bool seems_to_pay(const Eyes& eyes, Seat asked, const Act& act) {
  const int cards = quantity(eyes, asked, {.of = Of::Cards});
  switch (PaidIn(act.c)) {
    case PaidIn::Nothing:
      return true;
    case PaidIn::Locos:
      return cards > 0;
    case PaidIn::Cards:
      return cards >= act.n;
    case PaidIn::Dollars:
      return eyes.open.seat[asked].score >= act.n;
  }
  return false;
}

bool can_ask(const Eyes& eyes, const State& s, const Item& at, const Act& act) {
  if (act.kind == ActKind::Prospect) return cards_to_draw(eyes, s) > 0;
  const Seat asked = seat_asked(eyes, at, act);
  if (asked == kNobody) return false;
  if (act.kind == ActKind::May) {
    Item then = at;
    then.seat = asked;
    return seems_to_pay(eyes, asked, act) && can_do_some(eyes, s, then, act.then);
  }
  const bool priced = act.kind == ActKind::ChooseLane || act.kind == ActKind::ChooseTicket;
  if (priced && !seems_to_pay(eyes, asked, act)) return false;
  if (act.kind == ActKind::ChooseLane && act.amount != kNone && amount_of(eyes, asked, act) <= 0)
    return false;
  return !options_of(eyes, s, at, asked, act).empty();
}

}  // namespace

bool is_question(const Eyes& eyes, const Act& act) {
  switch (act.kind) {
    case ActKind::May:
    case ActKind::ChooseOption:
    case ActKind::ChooseCity:
    case ActKind::ChooseLane:
    case ActKind::ChooseToken:
    case ActKind::ChooseItem:
    case ActKind::ChooseTicket:
    case ActKind::Prospect:
      return true;
    case ActKind::Paint:  // which colour, if only locos were paid (C-3)
      return eyes.extras().claim.paid == Colour::Grey;
    default:
      return false;
  }
}

bool can_do(const Eyes& eyes, const State& s, const Item& at, const Act& act) {
  const Extras& x = eyes.extras();
  if (act.kind == ActKind::Paint) return can_paint(eyes);
  if (is_question(eyes, act)) return can_ask(eyes, s, at, act);
  switch (act.kind) {
    case ActKind::Dollars:
      return some_dollars_move(eyes, at, act);
    case ActKind::Cards:
      return cards_to_draw(eyes, s) > 0;
    case ActKind::CardsUpTo:
      return cards_to_draw(eyes, s) > 0 && some_hand_is_short(eyes, at, act);
    case ActKind::MoreTickets:
      return true;
    case ActKind::OfferTickets:
      return s.ticket_pile.size() > 0;
    case ActKind::TurnOrders:
      return s.ticket_pile.size() > 0 && open_orders(x) < decltype(Extras::orders)::capacity() &&
             (act.a == 0 || open_orders(x) < act.a);
    case ActKind::FulfilOrders:
      return quantity(eyes, at.seat, {.of = Of::OrdersJoined}) > 0;
    case ActKind::GiveBack:
      return at.chosen != kNone;
    case ActKind::GainItem: {
      const std::uint8_t item = act.a == kNone ? at.chosen : act.a;
      return act.b != kNone || (item != kNone && held_by_nobody(eyes, ItemId{item}));
    }
    case ActKind::DrawPostcard:
      return in_the_mail(eyes, PostcardId{act.a});
    case ActKind::AddEvent: {
      const EventId event{act.a};
      return !(x.event_deck | x.event_discard | x.event_archive).contains(event);
    }
    case ActKind::ArchiveEvent: {
      const EventId event = act.a == kNone ? x.active : EventId{act.a};
      return event != kNoEvent && (x.event_deck | x.event_discard).contains(event);
    }
    case ActKind::Share:
      return at.chosen != kNone;
    case ActKind::Flush:
      return true;
    default:
      return can_move_token(eyes, at, act);
  }
}

bool can_do_some(const Eyes& eyes, const State& s, const Item& at, int first_act) {
  for (std::size_t i = std::size_t(first_act);; ++i) {
    const Act& act = eyes.ed.effects.acts[i];
    if (can_do(eyes, s, at, act)) return true;
    if (act.has(Act::kLast)) return false;
  }
}

Choices options_of(const Eyes& eyes, const State& s, const Item& at, Seat asked, const Act& act) {
  switch (act.kind) {
    case ActKind::ChooseOption:
      return options_to_choose(eyes, s, at, asked, act);
    case ActKind::ChooseCity:
      return of_use(eyes, s, at, asked, act, cities_to_choose(eyes, asked, act));
    case ActKind::ChooseLane:
      return of_use(eyes, s, at, asked, act, lanes_to_choose(eyes, asked, act));
    case ActKind::ChooseToken:
      return tokens_to_choose(eyes, s, at, asked, act);
    case ActKind::ChooseItem:
      return items_to_choose(eyes, act);
    case ActKind::ChooseTicket:
      return tickets_to_choose(eyes, asked);
    case ActKind::Paint:
      return colours_to_paint(eyes);
    default:
      return {};
  }
}

int list_after(const Eyes& eyes, const Item& at, const Act& act) {
  if (act.kind == ActKind::ChooseOption)
    return eyes.ed.effects.acts[std::size_t(act.then + at.chosen)].then;
  if (act.kind == ActKind::ChooseToken) {
    const bool mine = eyes.extras().city[at.chosen].owner == index(at.seat) + 1;
    return mine ? act.then : act.other;
  }
  return act.then;
}

LaneId lane_meant(const Eyes& eyes, const Item& at) {
  const bool chosen = at.chosen != kNone && ActKind(at.from) == ActKind::ChooseLane;
  return chosen ? LaneId{at.chosen} : eyes.extras().claim.lane;
}

bool can_pay(const Eyes& eyes, Seat asked, const Act& act) {
  if (PaidIn(act.c) == PaidIn::Locos) return quantity(eyes, asked, {.of = Of::Locos}) >= act.n;
  return seems_to_pay(eyes, asked, act);
}

}  // namespace wagonaut
