#include <algorithm>

#include "engine/rules/payment.h"
#include "engine/rules/purse.h"

namespace wagonaut {
namespace {

void add(PaymentList& out, const Cards& payment) {
  if (!out.full() && std::find(out.begin(), out.end(), payment) == out.end())
    out.push_back(payment);
}

/// How much a seat gives away: a loco is worth two cards, an anchor a little more than none.
int price(const Edition& ed, const Cards& payment) {
  int anchors = 0;
  for (int i = 0; i < ed.faces.size(); ++i)
    if (ed.faces[i].anchor) anchors += payment[Sort(i)];
  return 8 * (payment.total() + payment[ed.loco]) + anchors;
}

void sort_best_first(const Edition& ed, PaymentList& out) {
  std::sort(out.begin(), out.end(), [&](const Cards& a, const Cards& b) {
    const int pa = price(ed, a), pb = price(ed, b);
    return pa != pb ? pa < pb : a.count > b.count;
  });
}

/// Every choice of faces of one suit, from its `next` one on; locos fill what is left.
void list_faces(const Edition& ed, const Cost& cost, const Cards& hand, const Suit& suit, int next,
                Cards& paid, int pips, PaymentList& out) {
  if (next == suit.sorts.size()) {
    const int locos = std::max(0, cost.length - pips);
    if (paid.empty() || locos > (cost.locos ? hand[ed.loco] : 0)) return;
    Cards whole = paid;
    whole[ed.loco] = std::uint8_t(locos);
    if (pays(ed, cost, whole)) add(out, whole);
    return;
  }
  const Sort sort = suit.sorts[next];
  const int each = ed.face(sort).pips;
  for (int n = 0; n <= hand[sort] && (n == 0 || pips + (n - 1) * each < cost.length); ++n) {
    paid[sort] = std::uint8_t(n);
    list_faces(ed, cost, hand, suit, next + 1, paid, pips + n * each, out);
  }
  paid[sort] = 0;
}

/// Every number of cards of a suit whose faces leave the hand in order (L-4).
void list_counts(const Edition& ed, const Cost& cost, const Cards& hand, const Suit& suit,
                 PaymentList& out) {
  const int held = purse(ed, hand, suit).suit;
  for (int n = 1; n <= std::min<int>(held, cost.length); ++n) {
    Cards rest = hand, paid;
    if (cost.length - n > (cost.locos ? hand[ed.loco] : 0)) continue;
    take_suit(suit, rest, paid, n);
    take_locos(ed, rest, paid, cost.length - n);
    add(out, paid);
  }
}

void list_mixes(const Edition& ed, const Cost& cost, const Cards& hand, const Suit& suit,
                PaymentList& out) {
  each_mix(cost, purse(ed, hand, suit), [&](const Mix& mix) {
    add(out, mixed_payment(ed, cost, hand, &suit, mix));
    return out.full();
  });
}

/// Adds `paid` with locos for the `left` cards that it lacks, if that falls into singles and pairs.
void add_pairs(const Edition& ed, const Cost& cost, const Cards& hand, const Cards& paid, int left,
               PaymentList& out) {
  if (left > hand[ed.loco]) return;
  Cards whole = paid;
  whole[ed.loco] = std::uint8_t(left);
  if (pays(ed, cost, whole)) add(out, whole);
}

/// Every number of cards of each suit from `next` on, faces in the suit's order.
void list_pairs_by_suit(const Edition& ed, const Cost& cost, const Cards& hand, int next,
                        const Cards& paid, int left, PaymentList& out) {
  if (next == ed.index.suits.size()) return add_pairs(ed, cost, hand, paid, left, out);
  const Suit& suit = ed.index.suits[next];
  const int held = suit.kind == cost.kind ? purse(ed, hand, suit).suit : 0;
  for (int n = 0; n <= std::min(held, left) && !out.full(); ++n) {
    Cards rest = hand, with = paid;
    take_suit(suit, rest, with, n);
    list_pairs_by_suit(ed, cost, hand, next + 1, with, left - n, out);
  }
}

/// Every number of cards of each sort from `next` on.
void list_pairs_by_face(const Edition& ed, const Cost& cost, const Cards& hand, int next,
                        Cards& paid, int left, PaymentList& out) {
  if (next == ed.faces.size()) return add_pairs(ed, cost, hand, paid, left, out);
  const Sort sort{std::uint8_t(next)};
  const bool fits = sort != ed.loco && ed.deck(ed.deck_of(sort)).kind == cost.kind;
  for (int n = 0; n <= (fits ? std::min<int>(hand[sort], left) : 0) && !out.full(); ++n) {
    paid[sort] = std::uint8_t(n);
    list_pairs_by_face(ed, cost, hand, next + 1, paid, left - n, out);
  }
  paid[sort] = 0;
}

}  // namespace

void list_payments(const Edition& ed, const Cost& cost, const Cards& hand, PaymentList& out) {
  out.clear();
  // The menu's own payments first, so that a full list never misses a suit.
  for (int i = 0; i < ed.index.suits.size(); ++i)
    if (suit_fits(cost, ed.index.suits[i]))
      if (const auto paid = menu_payment(ed, cost, hand, SuitIndex(i))) add(out, *paid);
  if (const auto paid = menu_payment(ed, cost, hand, kLocosOnly)) add(out, *paid);
  Cards paid;
  if (cost.doubled > 0) {
    const int cards = cost.length + cost.doubled;
    list_pairs_by_suit(ed, cost, hand, 0, paid, cards, out);  // colours before mere faces
    list_pairs_by_face(ed, cost, hand, 0, paid, cards, out);
  } else {
    for (const Suit& suit : ed.index.suits) {
      if (!suit_fits(cost, suit)) continue;
      if (cost.swap_rate > 1 || cost.symbols > 0)
        list_mixes(ed, cost, hand, suit, out);
      else if (ed.index.marked)
        list_counts(ed, cost, hand, suit, out);
      else
        list_faces(ed, cost, hand, suit, 0, paid, 0, out);
    }
  }
  sort_best_first(ed, out);
}

void list_harbour_payments(const Edition& ed, const Cards& hand, PaymentList& out) {
  out.clear();
  for (int c = 0; c < kColours; ++c) {
    const Sort rail = anchored(ed, Kind::Rail, Colour(c)), sea = anchored(ed, Kind::Sea, Colour(c));
    for (int a = 0; a <= std::min(held_of(hand, rail), kHarbourHalf); ++a)
      for (int b = 0; b <= std::min(held_of(hand, sea), kHarbourHalf); ++b)
        if (kHarbourCards - a - b <= hand[ed.loco]) add(out, harbour_cards(ed, rail, a, sea, b));
  }
  sort_best_first(ed, out);
}

}  // namespace wagonaut
