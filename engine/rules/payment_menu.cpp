#include <algorithm>

#include "engine/rules/payment.h"
#include "engine/rules/purse.h"

namespace wagonaut {
namespace {

/// Large faces while they fit, then small ones, then locos; a large one too many rather than a
/// loco, since the lost half is free (W-42).
std::optional<Cards> plain_menu_payment(const Edition& ed, const Cost& cost, Cards hand,
                                        SuitIndex suit) {
  Cards paid;
  int left = cost.length;
  if (suit != kLocosOnly) {
    for (const Sort sort : ed.index.suits[suit].sorts) {
      const int pips = ed.face(sort).pips, take = std::min<int>(hand[sort], left / pips);
      paid[sort] = std::uint8_t(take);
      left -= take * pips;
    }
    const Sort largest = ed.index.suits[suit].sorts.front();
    if (left > 0 && left < ed.face(largest).pips && hand[largest] > paid[largest] &&
        paid.total() == paid[largest]) {
      ++paid[largest];
      left = 0;
    }
  }
  if (left > 0 && (!cost.locos || left > hand[ed.loco])) return std::nullopt;
  take_locos(ed, hand, paid, left);
  return paid;
}

/// The cards a seat will miss least: few of a colour before many, the suit after others, locos
/// last.
[[gnu::always_inline]] inline int filler(const Edition& ed, const Suit* suit, const Cards& hand) {
  int best = -1, best_rank = 0;
  for (int i = 0; i < ed.faces.size(); ++i) {
    const Sort sort{std::uint8_t(i)};
    if (hand[sort] == 0) continue;
    const bool own = suit != nullptr && ed.face(sort).colour == suit->colour;
    const int rank = (sort == ed.loco ? 2000 : own ? 1000 : 0) + hand[sort];
    if (best < 0 || rank < best_rank) {
      best = i;
      best_rank = rank;
    }
  }
  return best;
}

void take_fillers(const Edition& ed, const Suit* suit, Cards& hand, Cards& paid, int n) {
  while (n > 0) {
    const Sort sort{std::uint8_t(filler(ed, suit, hand))};
    const int take = std::min<int>(n, hand[sort]);
    hand[sort] = std::uint8_t(hand[sort] - take);
    paid[sort] = std::uint8_t(paid[sort] + take);
    n -= take;
  }
}

std::optional<Cards> swap_menu_payment(const Edition& ed, const Cost& cost, const Cards& hand,
                                       SuitIndex index) {
  const Suit* suit = index == kLocosOnly ? nullptr : &ed.index.suits[index];
  const std::optional<Mix> mix = first_mix(cost, purse_of(ed, hand, suit));
  if (!mix) return std::nullopt;
  return mixed_payment(ed, cost, hand, suit, *mix);
}

/// Locos that `pairs` pairs need when `count` are the cards to make them of: odd ones and lacking
/// ones are replaced.
int locos_for_pairs(const FixedVector<int, kMaxSuits>& count, int pairs) {
  int natural = 0, odd = 0;
  for (const int n : count) {
    natural += n / 2;
    odd += n % 2;
  }
  const int lacking = std::max(0, pairs - natural);
  return std::min(lacking, odd) + 2 * std::max(0, lacking - odd);
}

void take_pairs(const Edition& ed, Cards& hand, Cards& paid, Kind kind, int pairs) {
  for (int size = 2; size >= 1; --size)  // whole pairs, then a card with a loco
    for (const Suit& suit : ed.index.suits) {
      if (suit.kind != kind) continue;
      for (; pairs > 0 && purse(ed, hand, suit).suit >= size; --pairs) {
        take_suit(suit, hand, paid, size);
        take_locos(ed, hand, paid, 2 - size);
      }
    }
  take_locos(ed, hand, paid, 2 * pairs);
}

/// Cards of the suit on single spaces, the rest of them in pairs: of all ways to split it the one
/// with fewest locos; nothing if there are too few.
std::optional<int> best_split(const Edition& ed, const Cost& cost, const Cards& hand,
                              SuitIndex suit) {
  const int singles = cost.length - cost.doubled;
  Colours held = colours_in(ed, hand, cost.kind);
  const int mine = suit == kLocosOnly ? 0 : held.count[suit];
  std::optional<int> best;
  int fewest = held.locos + 1;
  for (int s = std::min(singles, mine); s >= 0; --s) {
    if (suit != kLocosOnly) held.count[suit] = mine - s;
    const int need = singles - s + locos_for_pairs(held.count, cost.doubled);
    if (need >= fewest) continue;
    fewest = need;
    best = s;
  }
  return best;
}

std::optional<Cards> pair_menu_payment(const Edition& ed, const Cost& cost, Cards hand,
                                       SuitIndex suit) {
  const std::optional<int> split = best_split(ed, cost, hand, suit);
  if (!split) return std::nullopt;
  Cards paid;
  if (suit != kLocosOnly) take_suit(ed.index.suits[suit], hand, paid, *split);
  take_locos(ed, hand, paid, cost.length - cost.doubled - *split);
  take_pairs(ed, hand, paid, cost.kind, cost.doubled);
  return paid;
}

}  // namespace

Sort least_missed(const Edition& ed, std::uint8_t suit, const Cards& hand) {
  const int best = filler(ed, suit == kLocosOnly ? nullptr : &ed.index.suits[suit], hand);
  if (best < 0) return kNoCard;
  const std::uint8_t colour = ed.index.suit_of[std::size_t(best)];
  if (colour >= ed.index.suits.size()) return Sort(best);
  for (const Sort face : ed.index.suits[colour].sorts)  // the one that leaves first (L-4)
    if (hand[face] > 0) return face;
  return Sort(best);
}

void take_suit(const Suit& suit, Cards& hand, Cards& paid, int n) {
  for (const Sort sort : suit.sorts) {
    const int take = std::min<int>(n, hand[sort]);
    hand[sort] = std::uint8_t(hand[sort] - take);
    paid[sort] = std::uint8_t(paid[sort] + take);
    n -= take;
  }
}

void take_locos(const Edition& ed, Cards& hand, Cards& paid, int n) {
  hand[ed.loco] = std::uint8_t(hand[ed.loco] - n);
  paid[ed.loco] = std::uint8_t(paid[ed.loco] + n);
}

Cards mixed_payment(const Edition& ed, const Cost& cost, Cards hand, const Suit* suit,
                    const Mix& mix) {
  Cards paid;
  if (suit != nullptr) take_suit(*suit, hand, paid, mix.suit);
  take_locos(ed, hand, paid, mix.locos);
  take_fillers(ed, suit, hand, paid, mix.swaps * cost.swap_rate);
  return paid;
}

Cards harbour_cards(const Edition& ed, Sort rail, int a, Sort sea, int b) {
  Cards paid;
  if (a > 0) paid[rail] = std::uint8_t(a);
  if (b > 0) paid[sea] = std::uint8_t(b);
  paid[ed.loco] = std::uint8_t(kHarbourCards - a - b);
  return paid;
}

std::optional<Cards> menu_payment(const Edition& ed, const Cost& cost, const Cards& hand,
                                  SuitIndex suit) {
  if (cost.doubled > 0) return pair_menu_payment(ed, cost, hand, suit);
  if (cost.swap_rate > 1 || cost.symbols > 0) return swap_menu_payment(ed, cost, hand, suit);
  return plain_menu_payment(ed, cost, hand, suit);
}

bool pairs_suffice(const Edition& ed, const Cost& cost, const Cards& hand, SuitIndex suit) {
  return best_split(ed, cost, hand, suit).has_value();
}

std::optional<Cards> menu_harbour_payment(const Edition& ed, const Cards& hand, SuitIndex suit) {
  Sort rail = kNoCard, sea = kNoCard;
  if (suit != kLocosOnly) {
    rail = anchored(ed, Kind::Rail, ed.index.suits[suit].colour);
    sea = anchored(ed, Kind::Sea, ed.index.suits[suit].colour);
  }
  const int a = std::min(held_of(hand, rail), kHarbourHalf);
  const int b = std::min(held_of(hand, sea), kHarbourHalf);
  if (suit != kLocosOnly && a + b == 0) return std::nullopt;
  if (kHarbourCards - a - b > hand[ed.loco]) return std::nullopt;
  return harbour_cards(ed, rail, a, sea, b);
}

}  // namespace wagonaut
