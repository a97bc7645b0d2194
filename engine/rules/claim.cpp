#include "engine/rules/claim.h"

#include <algorithm>
#include <array>

#include "engine/rules/claim_menu.h"
#include "engine/rules/conditions.h"
#include "engine/rules/hand.h"
#include "engine/rules/money.h"
#include "engine/rules/network.h"
#include "engine/rules/payment.h"
#include "engine/rules/piles.h"
#include "engine/rules/price.h"
#include "engine/rules/purse.h"
#include "engine/rules/tunnel.h"

namespace wagonaut {
namespace {

int supply(const OpenSeat& seat, Kind kind) {
  return kind == Kind::Rail ? seat.trains : seat.ships;
}

/// Lanes this seat may claim as far as owners, groups and pieces go.
LaneSet open_lanes(const Edition& ed, const OpenSeat& seat) {
  const Index& index = ed.index;
  LaneSet fits = index.up_to_length[std::min<int>(seat.trains, kMaxSpend)];
  if (!index.of_kind[std::size_t(Kind::Sea)].empty()) {
    fits &= index.of_kind[std::size_t(Kind::Rail)];
    fits |= index.up_to_length[std::min<int>(seat.ships, kMaxSpend)] &
            index.of_kind[std::size_t(Kind::Sea)];
  }
  return fits & seat.claimable;
}

/// Does a suit, of which the hand holds `p`, pay for a special lane?
bool suit_pays(const Edition& ed, const Cost& cost, const Cards& hand, SuitIndex suit,
               const Purse& p) {
  return cost.doubled > 0 ? pairs_suffice(ed, cost, hand, suit) : first_mix(cost, p).has_value();
}

/// Does it pay with cards of its colour and nothing that stands for something else?
bool pays_in_its_colour(const Cost& cost, const Purse& p) {
  const std::optional<Mix> mix = first_mix(cost, p);
  return cost.doubled == 0 && mix && mix->swaps == 0 && mix->suit > 0;
}

/// A suit that a hand holds, and the special lanes it pays for.
struct HeldSuit {
  SuitIndex suit{};
  Purse purse;
  LaneSet lanes;
};
using HeldSuits = FixedVector<HeldSuit, kMaxSuits, Spare::AsItIs>;

/// Those that fit some of these lanes.
HeldSuits held_suits(const Edition& ed, const Cards& hand, const LaneSet& special) {
  HeldSuits out;
  for (int i = 0; i < ed.index.suits.size(); ++i) {
    if ((ed.index.special_in[i] & special).empty()) continue;
    const Purse p = purse(ed, hand, ed.index.suits[i]);
    if (p.suit > 0) out.push_back({SuitIndex(i), p, {}});
  }
  return out;
}

/// Enters a grey lane for each suit that pays for it. Two suits can come to the same payment, each
/// filling in for the other: then it is the first one's (I-10).
void price_grey_lane(const Edition& ed, const Cost& cost, LaneId lane, const Cards& hand,
                     HeldSuits& held) {
  FixedVector<Cards, kMaxSuits, Spare::AsItIs> paid;
  for (HeldSuit& h : held) {
    if (!suit_fits(cost, ed.index.suits[h.suit])) continue;
    if (!suit_pays(ed, cost, hand, h.suit, h.purse)) continue;
    if (!pays_in_its_colour(cost, h.purse)) {
      const Cards payment = *menu_payment(ed, cost, hand, h.suit);
      if (std::find(paid.begin(), paid.end(), payment) != paid.end()) continue;
      paid.push_back(payment);
    }
    h.lanes.insert(lane);
  }
}

/// Lanes with swaps, symbols or rough ground, priced one by one. Answers those of them that no suit
/// of the hand fits: a suit that is held pays wherever locos, swaps or pairs do without it. Apart,
/// so that boards without any do not pay for the room it takes.
[[gnu::noinline]] LaneSet list_special_claims(const Edition& ed, const State& s, Seat seat,
                                              const LaneSet& special, Menu& menu) {
  const Cards& hand = s.own[seat].hand;
  HeldSuits held = held_suits(ed, hand, special);
  LaneSet rest = special, grey;
  for (HeldSuit& h : held) {
    for (const LaneId lane : ed.index.special_in[h.suit] & rest) {
      const Cost& cost = plain_price(ed, lane);
      if (cost.colour == Colour::Grey)
        grey.insert(lane);
      else if (suit_pays(ed, cost, hand, h.suit, h.purse))
        h.lanes.insert(lane);
    }
    rest -= ed.index.special_in[h.suit];
  }
  for (const LaneId lane : grey) price_grey_lane(ed, plain_price(ed, lane), lane, hand, held);
  for (const HeldSuit& h : held) menu.add_claims(h.lanes, h.suit);
  return rest;
}

/// Lanes whose price cards have changed, one by one. Answers with them.
[[gnu::noinline]] LaneSet list_priced_claims(const Edition& ed, const State& s, Seat seat,
                                             const LaneSet& open, Menu& menu) {
  const Cards& hand = s.own[seat].hand;
  const LaneSet priced = priced_lanes(ed, s.open, seat) & open;
  LaneSet in_suits;
  for (int i = 0; i < ed.index.suits.size() && !priced.empty(); ++i) {
    LaneSet lanes;
    for (const LaneId lane : priced)
      if (menu_claim(ed, s.open, seat, hand, lane, SuitIndex(i))) lanes.insert(lane);
    if (!lanes.empty()) menu.add_claims(lanes, SuitIndex(i));
    in_suits |= lanes;
  }
  LaneSet by_locos;
  for (const LaneId lane : priced) {
    const bool wanted = !in_suits.contains(lane) || full_price(ed, s.open, seat, lane).reveal > 0;
    if (wanted && menu_claim(ed, s.open, seat, hand, lane, kLocosOnly)) by_locos.insert(lane);
  }
  if (!by_locos.empty()) menu.add_claims(by_locos, kLocosOnly);
  return priced;
}

/// What locos alone, or swaps, or pairs buy of these lanes, which no suit of the hand fits.
[[gnu::noinline]] LaneSet special_lanes_without_suit(const Edition& ed, const State& s, Seat seat,
                                                     const LaneSet& lanes) {
  const Cards& hand = s.own[seat].hand;
  const Purse p = purse_of(ed, hand, nullptr);
  LaneSet out;
  for (const LaneId lane : lanes)
    if (suit_pays(ed, plain_price(ed, lane), hand, kLocosOnly, p)) out.insert(lane);
  return out;
}

/// Spaces that the hand covers in every suit.
std::array<int, kMaxSuits> pips_by_suit(const Edition& ed, const Cards& hand) {
  std::array<int, kMaxSuits> pips{};
  for (int i = 0; i < ed.faces.size(); ++i)
    pips[ed.index.suit_of[i]] += hand[Sort(i)] * ed.index.pips_of[i];
  return pips;
}

/// What every suit in the hand can buy, read off the tables of the edition. Sets may be empty, and
/// a suit that is not held buys what no cards buy: a branch costs more.
template <int kWords, bool kBare>
void list_plain_claims(const Edition& ed, const Cards& hand, const LaneSet& open, Menu& menu) {
  const Index& index = ed.index;
  const int locos = hand[ed.loco];
  const std::array<int, kMaxSuits> pips = pips_by_suit(ed, hand);
  for (int i = 0; i < index.suits.size(); ++i) {
    const int held = -int(pips[i] > 0);  // all bits or none
    const int bare = std::min(pips[i], kMaxSpend);
    const int wild = std::min(pips[i] + locos, kMaxSpend) & held;
    const LaneSet& b = index.bought_wild[i][wild];
    const LaneSet& a = kBare ? index.bought_bare[i][bare] : b;
    menu.add_claims<kWords>(a, b, open, SuitIndex(i));
  }
}

/// Where locos may stand in on every lane, half of the tables is not read.
template <int kWords>
void list_plain_claims(const Edition& ed, const Cards& hand, const LaneSet& open, Menu& menu) {
  if (ed.index.bare)
    list_plain_claims<kWords, true>(ed, hand, open, menu);
  else
    list_plain_claims<kWords, false>(ed, hand, open, menu);
}

/// Carts count, and limits of what was used are spent, when the claim stands (C-0.2). What they are
/// was noted when it was paid: the price is not worked out again (C-0.1).
void settle_price(Table& t) {
  Extras& x = t.s.open.extras;
  const ClaimNote& note = x.claim;
  const Seat me = t.s.open.active;
  if (note.swaps > 0 && note.swap_token != kNone) {
    auto& held = x.held[me][t.ed.affairs.tokens[note.swap_token].slot];
    held = std::uint8_t(held + note.swaps);
    if (t.log)
      t.log->note(
          {.kind = FactKind::SeatTokens, .seat = me, .n = note.swaps, .token = note.swap_token});
  }
  const Rows rows = rows_of(t.ed.effects, When::Price, 0);
  for (int i = rows.first; i < rows.last && note.limits != 0; ++i) {
    const Sentence& row = t.ed.effects.sentences[i];
    if ((note.limits >> row.limit_slot & 1) != 0) spend_limit(x, me, row);
  }
}

/// Pieces, discards and points of a claim that stands (G-26, G-34); the turn is over.
void finish_claim(Table& t, LaneId lane, const Cards& paid, const Cards& revealed) {
  const Lane& l = t.ed.lane(lane);
  OpenSeat& me = t.me();
  if (t.ed.effects.any(When::Price)) settle_price(t);
  std::uint8_t& pieces = l.kind() == Kind::Rail ? me.trains : me.ships;
  pieces = std::uint8_t(pieces - l.length());
  give_lane(t.ed, t.s.open, t.s.open.active, lane);
  me.score = std::int16_t(me.score + l.points);
  if (t.log)
    t.log->note({.kind = FactKind::LaneClaimed,
                 .seat = t.s.open.active,
                 .what = std::uint8_t(lane),
                 .n = l.points,
                 .cards = paid});
  discard(t, paid + revealed);
  if (t.ed.effects.any(When::Claim)) t.then(Todo::ClaimStep, 1);
  t.then(Todo::EndTurn);
}

Refusal why_not_claimable(const Edition& ed, const OpenTable& open, Seat seat, LaneId lane) {
  if (owner_of(ed, open, lane) != kNobody) return Refusal::LaneTaken;
  for (const LaneId mate : ed.lane(lane).mates)
    if (open.seat[seat].lanes.contains(mate)) return Refusal::OwnGroup;
  return off_board(ed, lane) ? Refusal::LaneOffBoard : Refusal::LaneClosed;
}

std::optional<Refusal> order_fault(const Edition& ed, const Cards& hand, const Cards& paid) {
  return in_order(ed, hand, paid) ? std::nullopt : std::optional(Refusal::PlainCardsFirst);
}

std::optional<Refusal> extra_fault(const Edition& ed, const Price& price, const Cards& left,
                                   Sort extra) {
  const bool named = index(extra) < ed.faces.size() && left[extra] > 0;
  if (price.any == 0) return extra == kNoCard ? std::nullopt : std::optional(Refusal::NotUsable);
  if (!named) return Refusal::ExtraCardMissing;
  return first_of_colour(ed, left, extra) == extra ? std::nullopt
                                                   : std::optional(Refusal::PlainCardsFirst);
}

/// C-0.2: what cards have changed, what is wished for of it, and whether all of it can be paid.
std::optional<Refusal> object_price(const Edition& ed, const State& s, Seat seat,
                                    const Move& move) {
  const Cards& hand = s.own[seat].hand;
  const int dollars = s.open.seat[seat].score;
  const Price price = full_price(ed, s.open, seat, move.lane(), move.uses());
  if (price.closed) return Refusal::LaneShut;
  if ((move.uses() & ~unsigned(price.optional)) != 0) return Refusal::NotUsable;
  if (move.swaps() > price.swaps) return Refusal::TooManySwapped;
  if (price.swap_dollars(move.swaps()) > dollars - price.fee_of(dollars))
    return Refusal::TooFewDollars;
  Cost cost = price.cost;
  cost.length = std::uint8_t(cost.length - move.swaps());
  if (const auto fault = payment_fault(ed, cost, move.payment)) return fault;
  if (const auto fault = order_fault(ed, hand, move.payment)) return fault;
  return extra_fault(ed, price, hand - move.payment, move.extra);
}

/// Dollars and the further card leave with the payment (C-0.2); the note keeps what came of it.
void play_priced_claim(Table& t, const Move& move) {
  const Price price = full_price(t.ed, t.s.open, t.s.open.active, move.lane(), move.uses());
  ClaimNote& note = t.s.open.extras.claim;
  note = ClaimNote{};
  t.s.open.extras.fresh.clear();  // what a pass brings was drawn in this claim, too (C-0.14)
  note.lane = move.lane();
  note.paid = colour_played(t.ed, move.payment);
  note.locos = move.payment[t.ed.loco];
  note.fee = std::uint8_t(price.fee_of(t.me().score));
  note.bought = std::uint8_t(price.swap_dollars(move.swaps()));
  note.swaps = std::uint8_t(move.swaps());
  note.swap_token = price.swap_token;
  note.limits = std::uint16_t(price.limits | (move.swaps() > 0 ? price.swap_limits : 0));
  note.extra = move.extra;
  pay_dollars(t, t.s.open.active, -(note.fee + note.bought), kNone);
  Cards paid = move.payment;
  if (move.extra != kNoCard) {
    Cards extra;
    ++extra[move.extra];
    take_from_hand(t, extra);
    paid += extra;
  }
  if (price.reveal > 0) return enter_tunnel(t, move.lane(), paid, price.reveal);
  finish_claim(t, move.lane(), paid, Cards{});
}

}  // namespace

bool can_claim(const Edition& ed, const State& s, Seat seat) {
  Menu menu;
  list_claims(ed, s, seat, menu);
  return !menu.empty();
}

void list_claims(const Edition& ed, const State& s, Seat seat, Menu& menu) {
  const Cards& hand = s.own[seat].hand;
  LaneSet open = open_lanes(ed, s.open.seat[seat]);
  if (ed.effects.any(When::Price)) open -= list_priced_claims(ed, s, seat, open, menu);
  if (ed.index.lane_words <= 2)  // most boards have fewer lanes than a set has room for
    list_plain_claims<2>(ed, hand, open, menu);
  else
    list_plain_claims<LaneSet::kWords>(ed, hand, open, menu);
  LaneSet by_locos = ed.index.bought_by_locos[std::min<int>(hand[ed.loco], kMaxSpend)] & open;
  if (const LaneSet special = ed.index.special & open; !special.empty()) {
    const LaneSet rest = list_special_claims(ed, s, seat, special, menu);
    by_locos |= special_lanes_without_suit(ed, s, seat, rest);
  }
  // Locos alone pay where no suit does, and for tunnels as well: they match fewer cards (G-32).
  if (!by_locos.empty()) menu.add_claims(by_locos - (menu.lanes() - ed.index.tunnels), kLocosOnly);
}

std::optional<Refusal> object_claim(const Edition& ed, const State& s, Seat seat,
                                    const Move& move) {
  const LaneId lane = move.lane();
  const Cards& payment = move.payment;
  if (index(lane) >= ed.lanes.size()) return Refusal::NoSuchLane;
  const OpenSeat& me = s.open.seat[seat];
  const Lane& l = ed.lane(lane);
  if (!me.claimable.contains(lane)) return why_not_claimable(ed, s.open, seat, lane);
  if (supply(me, l.kind()) < l.length()) return Refusal::TooFewPieces;
  if (!s.own[seat].hand.covers(payment)) return Refusal::CardsNotHeld;
  if (ed.effects.may_change_prices()) return object_price(ed, s, seat, move);
  if (const auto fault = payment_fault(ed, plain_price(ed, lane), payment)) return fault;
  return order_fault(ed, s.own[seat].hand, payment);
}

void play_claim(Table& t, const Move& move) {
  const LaneId lane = move.lane();
  take_from_hand(t, move.payment);
  if (t.ed.effects.moments != 0) return play_priced_claim(t, move);
  if (t.ed.lane(lane).tunnel) return enter_tunnel(t, lane, move.payment, kTunnelRow);
  finish_claim(t, lane, move.payment, Cards{});
}

void claim_tunnel(Table& t) {
  const Tunnel open = t.s.open.tunnel;
  t.s.open.tunnel = Tunnel{};
  finish_claim(t, open.lane, open.set_aside, open.revealed);
}

}  // namespace wagonaut
