#include "engine/rules/spaces.h"

#include <algorithm>

namespace wagonaut {
namespace {

/// A payment in three heaps.
struct Heaps {
  Cards suit, others, locos;
};

Colour most_held(const Edition& ed, const Cards& paid) {
  std::array<int, kColours> held{};
  for (int i = 0; i < ed.faces.size(); ++i)
    if (Sort(i) != ed.loco) held[std::size_t(ed.face(Sort(i)).colour)] += paid[Sort(i)];
  return Colour(std::max_element(held.begin(), held.end()) - held.begin());
}

Colour suit_of(const Edition& ed, const Cost& cost, const Cards& paid) {
  return cost.colour == Colour::Grey ? most_held(ed, paid) : cost.colour;
}

Heaps heaps_of(const Edition& ed, Colour colour, const Cards& paid) {
  Heaps out;
  for (int i = 0; i < ed.faces.size(); ++i) {
    const Sort sort = Sort(i);
    const bool suited = ed.face(sort).colour == colour;
    (sort == ed.loco ? out.locos : suited ? out.suit : out.others)[sort] = paid[sort];
  }
  return out;
}

/// Moves `n` cards, or as many as there are.
void move_cards(Cards& from, Cards& to, int n) {
  for (std::size_t i = 0; i < from.count.size(); ++i) {
    const int moved = std::min<int>(n, from.count[i]);
    from.count[i] = std::uint8_t(from.count[i] - moved);
    to.count[i] = std::uint8_t(to.count[i] + moved);
    n -= moved;
  }
}

/// The first of these heaps that has cards left gives `n`.
void pay_space(Space& space, int n, Cards& first, Cards& second) {
  move_cards(first.empty() ? second : first, space.cards, n);
}

int pips_in(const Edition& ed, const Cards& paid) {
  int pips = 0;
  for (int i = 0; i < ed.faces.size(); ++i) pips += paid[Sort(i)] * ed.face(Sort(i)).pips;
  return pips;
}

/// More cards than spaces: some stand for others.
int swaps_among(const Cost& cost, int total) {
  if (cost.swap_rate < 2 || total <= cost.length) return 0;
  return std::min<int>(cost.swap_max, (total - cost.length) / (cost.swap_rate - 1));
}

/// Locos go where they are wanted, then groups of any cards, then the cards of the colour.
void lay_singles(const Cost& cost, Heaps heaps, Spaces& out) {
  const int direct = cost.length - out.swaps;
  const int wanted = std::min(heaps.locos.total(), std::max(0, cost.symbols - out.swaps));
  Cards suit, locos;
  move_cards(heaps.suit, suit, std::max(0, direct - wanted));
  if (cost.locos) move_cards(heaps.locos, locos, std::max(0, direct - suit.total()));
  Cards groups = heaps.others + heaps.suit + heaps.locos;
  int left = out.swaps;
  for (int i = 0; i < cost.length; ++i) {
    Space& space = out.list.grow();
    space.wants = i < cost.symbols ? Wants::Loco : Wants::Colour;
    Cards none;
    if (space.wants == Wants::Loco)
      pay_space(space, 1, locos, none);
    else
      pay_space(space, 1, suit, locos);
    if (space.cards.empty() && left-- > 0) move_cards(groups, space.cards, cost.swap_rate);
  }
}

/// W-36: two of a colour, or one and a loco, or two locos.
Space next_pair(const Edition& ed, Cards& cards, Cards& locos) {
  Space out{Wants::Pair, {}};
  for (const int alike : {2, 1})
    for (int c = 0; c < kColours; ++c) {
      Cards colour;
      for (int i = 0; i < ed.faces.size(); ++i)
        if (ed.face(Sort(i)).colour == Colour(c)) colour[Sort(i)] = cards[Sort(i)];
      if (colour.total() < alike) continue;
      Cards rest = colour;
      move_cards(rest, out.cards, alike);
      cards -= out.cards;
      move_cards(locos, out.cards, 2 - alike);
      return out;
    }
  move_cards(locos, out.cards, 2);
  return out;
}

/// True when no card is left over.
bool lay_pairs(const Edition& ed, const Cost& cost, Heaps heaps, Spaces& out) {
  FixedVector<Space, kMaxSpend> singles;
  for (int i = cost.doubled; i < cost.length; ++i)
    pay_space(singles.grow(), 1, heaps.suit, heaps.locos);
  Cards rest = heaps.suit + heaps.others;
  out.list.clear();
  for (int i = 0; i < cost.doubled; ++i) out.list.push_back(next_pair(ed, rest, heaps.locos));
  for (const Space& space : singles) out.list.push_back(space);
  return rest.empty() && heaps.locos.empty();
}

/// G-29: the colour that was chosen for a grey lane is most likely the one of most cards; on rough
/// ground these may be the pairs.
void lay_rough(const Edition& ed, const Cost& cost, const Cards& paid, Spaces& out) {
  const Colour likely = suit_of(ed, cost, paid);
  if (lay_pairs(ed, cost, heaps_of(ed, likely, paid), out) || cost.colour != Colour::Grey) return;
  for (int c = 0; c < kColours; ++c) {
    Spaces other;
    if (!lay_pairs(ed, cost, heaps_of(ed, Colour(c), paid), other)) continue;
    out.list = other.list;
    return;
  }
}

}  // namespace

Spaces lay_out(const Edition& ed, const Cost& cost, const Cards& paid) {
  Spaces out;
  const int pips = pips_in(ed, paid);
  out.swaps = swaps_among(cost, paid.total());
  out.covered = pips - out.swaps * (cost.swap_rate - 1);
  if (out.swaps == 0) out.covered = pips - std::min<int>(cost.doubled, pips / 2);
  if (cost.kind == Kind::Sea) out.wasted = std::max(0, out.covered - cost.length);
  if (cost.doubled > 0)
    lay_rough(ed, cost, paid, out);
  else if (cost.symbols > 0 || cost.swap_rate > 1)
    lay_singles(cost, heaps_of(ed, suit_of(ed, cost, paid), paid), out);
  return out;
}

bool has_part(const Edition& ed, const Cost& cost, Sort sort) {
  if (sort == ed.newspaper) return false;  // never in a hand (L-35)
  if (cost.swap_max > 0) return true;      // among the cards that stand for one (N-33, N-36)
  const Face& face = ed.face(sort);
  if (face.loco) return cost.locos;
  if (ed.deck(face.deck).kind != cost.kind) return false;
  // A pair may have any colour (W-36).
  return cost.doubled > 0 || cost.colour == Colour::Grey || cost.colour == face.colour;
}

}  // namespace wagonaut
