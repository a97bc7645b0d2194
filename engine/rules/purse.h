#pragma once

#include <algorithm>
#include <optional>

#include "engine/model/edition.h"

namespace wagonaut {

/// The spaces that all cards of a suit in a hand cover.
inline int pips_of(const Edition& ed, const Cards& hand, const Suit& suit) {
  int pips = 0;
  for (const Sort sort : suit.sorts) pips += hand[sort] * ed.face(sort).pips;
  return pips;
}

/// What a payment holds, seen from one suit.
struct Purse {
  int suit = 0;      // cards of the suit
  int pips = 0;      // spaces they cover
  int smallest = 0;  // the least of any card that counts
  int locos = 0;
  int total = 0;
};

inline Purse purse(const Edition& ed, const Cards& paid, const Suit& suit) {
  Purse out{.locos = paid[ed.loco], .total = paid.total()};
  out.smallest = out.locos > 0 ? 1 : 127;
  for (const Sort sort : suit.sorts) {
    if (paid[sort] == 0) continue;
    out.suit += paid[sort];
    out.pips += paid[sort] * ed.face(sort).pips;
    out.smallest = std::min<int>(out.smallest, ed.face(sort).pips);
  }
  return out;
}

/// Cards of each suit of one kind.
struct Colours {
  FixedVector<int, kMaxSuits> count;  // by suit index
  int locos = 0;
};

inline Colours colours_in(const Edition& ed, const Cards& cards, Kind kind) {
  Colours out;
  out.locos = cards[ed.loco];
  for (const Suit& suit : ed.index.suits) {
    int n = 0;
    if (suit.kind == kind)
      for (const Sort sort : suit.sorts) n += cards[sort];
    out.count.push_back(n);
  }
  return out;
}

/// The sort of one colour and kind that a harbour takes: the one with an anchor (W-51).
inline Sort anchored(const Edition& ed, Kind kind, Colour colour) {
  return ed.index.anchored[std::size_t(kind)][std::size_t(colour)];
}

inline constexpr int kHarbourCards = 4, kHarbourHalf = 2;  // W-51

inline int held_of(const Cards& hand, Sort sort) {
  return sort == kNoCard ? 0 : hand[sort];
}

/// x locos, y cards of the suit, t times `swap_rate` cards of any sort.
struct Mix {
  int locos = 0, suit = 0, swaps = 0;
};

/// The purse of a suit, or of no suit at all: locos and swaps only.
inline Purse purse_of(const Edition& ed, const Cards& hand, const Suit* suit) {
  if (suit != nullptr) return purse(ed, hand, *suit);
  return Purse{.locos = hand[ed.loco], .total = hand.total()};
}

/// Hands every lawful mix that a hand with this purse can pay to `take`, fewest swaps and then
/// fewest locos first; stops when it answers true.
template <class Take>
void each_mix(const Cost& cost, const Purse& p, Take take) {
  const int locos = cost.locos ? p.locos : 0;
  for (int t = 0; t <= cost.swap_max; ++t) {
    const int spaces = cost.length - t;
    if (p.total < spaces + t * cost.swap_rate) return;
    for (int x = std::max({0, cost.symbols - t, spaces - p.suit}); x <= std::min(locos, spaces);
         ++x)
      if (take(Mix{x, spaces - x, t})) return;
  }
}

/// The first of them, worked out: what the suit may not or cannot fill is filled by locos and, for
/// want of these, by swaps. Nothing if there is none.
inline std::optional<Mix> first_mix(const Cost& cost, const Purse& p) {
  const int locos = cost.locos ? p.locos : 0;
  const int others = std::max<int>(cost.symbols, cost.length - p.suit);
  const int swaps = std::max(0, others - locos);
  if (swaps > cost.swap_max || p.total < cost.length + swaps * (cost.swap_rate - 1))
    return std::nullopt;
  return Mix{others - swaps, cost.length - others, swaps};
}

/// The payment of a mix; the cards of the swaps are those a seat will miss least.
Cards mixed_payment(const Edition& ed, const Cost& cost, Cards hand, const Suit* suit,
                    const Mix& mix);

/// The card that a seat who pays in this suit will miss least; kNoCard if it has none.
Sort least_missed(const Edition& ed, std::uint8_t suit, const Cards& hand);

/// A harbour paid with `a` cards of one sort, `b` of the other, and locos.
Cards harbour_cards(const Edition& ed, Sort rail, int a, Sort sea, int b);

/// Moves `n` cards of a suit from `hand` to `paid`, faces in the suit's order.
void take_suit(const Suit& suit, Cards& hand, Cards& paid, int n);
void take_locos(const Edition& ed, Cards& hand, Cards& paid, int n);

}  // namespace wagonaut
