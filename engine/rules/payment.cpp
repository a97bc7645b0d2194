#include "engine/rules/payment.h"

#include <algorithm>

#include "engine/rules/purse.h"

namespace wagonaut {
namespace {

/// Cards of one suit and locos: enough spaces, and no card superfluous (G-28, W-42).
bool pays_plain(const Cost& cost, const Purse& p) {
  if (p.suit + p.locos != p.total) return false;
  if (p.locos > 0 && !cost.locos) return false;
  if (p.locos < cost.symbols) return false;
  const int value = p.pips + p.locos;
  return value >= cost.length && value - p.smallest < cost.length;
}

/// The number of times `swap_rate` cards stood for one, as the size of the payment tells; -1 if no
/// number of swaps explains the size (N-34, N-37).
int swaps_in(const Cost& cost, int total) {
  const int extra = total - cost.length, step = cost.swap_rate - 1;
  if (extra < 0 || extra % step != 0 || extra / step > cost.swap_max) return -1;
  return extra / step;
}

/// N-34 and N-37: x locos, y cards of the suit and t swaps fill the lane; what is left over, the
/// cards of the swaps, may be anything.
bool pays_with_swaps(const Cost& cost, const Purse& p) {
  const int t = swaps_in(cost, p.total);
  if (t < 0) return false;
  const int spaces = cost.length - t;
  const int locos = cost.locos ? p.locos : 0;
  const int least = std::max({0, cost.symbols - t, spaces - p.suit});
  return least <= std::min(locos, spaces);
}

/// W-36: some cards of the suit or locos are the single spaces, the rest falls into pairs: every
/// odd card needs a loco beside it.
bool pays_in_pairs(const Edition& ed, const Cost& cost, const Cards& paid, int suit) {
  const int total = paid.total();
  Colours held = colours_in(ed, paid, cost.kind);
  int own = held.locos;
  for (const int n : held.count) own += n;
  if (own != total || total != cost.length + cost.doubled) return false;
  const int singles = cost.length - cost.doubled;
  const int mine = held.count[suit];
  for (int s = 0; s <= std::min(singles, mine); ++s) {
    const int spare = held.locos - (singles - s);
    if (spare < 0) continue;
    int odd = 0;
    for (int i = 0; i < held.count.size(); ++i) odd += (i == suit ? mine - s : held.count[i]) % 2;
    if (odd <= spare) return true;
  }
  return false;
}

bool pays_in(const Edition& ed, const Cost& cost, const Cards& paid, int suit) {
  if (cost.doubled > 0) return pays_in_pairs(ed, cost, paid, suit);
  const Purse p = purse(ed, paid, ed.index.suits[suit]);
  return cost.swap_rate > 1 ? pays_with_swaps(cost, p) : pays_plain(cost, p);
}

/// Total spaces of a payment, whatever the colours, and the least of its cards.
struct Worth {
  int value = 0, smallest = 127, colours = 0, foreign = 0;
};

Worth worth_of(const Edition& ed, const Cost& cost, const Cards& paid) {
  Worth out;
  for (const Suit& suit : ed.index.suits) {
    const Purse p = purse(ed, paid, suit);
    if (p.suit == 0) continue;
    if (suit.kind != cost.kind) {
      out.foreign += p.suit;
      continue;
    }
    out.value += p.pips;
    out.smallest = std::min(out.smallest, p.smallest);
    ++out.colours;
  }
  if (paid[ed.loco] > 0) out.smallest = 1;
  out.value += paid[ed.loco];
  return out;
}

/// The size of a payment is wrong, seen before its colours are.
std::optional<Refusal> size_fault(const Cost& cost, const Worth& worth, int total) {
  if (cost.doubled > 0)
    return total == cost.length + cost.doubled ? std::nullopt
                                               : std::optional(Refusal::WrongNumberOfCards);
  if (cost.swap_rate > 1)
    return swaps_in(cost, total) >= 0 ? std::nullopt : std::optional(Refusal::WrongNumberOfCards);
  if (worth.value < cost.length) return Refusal::WrongNumberOfCards;
  if (worth.value - worth.smallest >= cost.length)
    return cost.kind == Kind::Sea ? Refusal::CardSuperfluous : Refusal::WrongNumberOfCards;
  return std::nullopt;
}

/// Why a payment of the right size fails.
Refusal colour_fault(const Edition& ed, const Cost& cost, const Cards& paid, const Worth& worth) {
  const int swaps = cost.swap_rate > 1 ? swaps_in(cost, paid.total()) : 0;
  if (cost.doubled > 0) return Refusal::PairsDoNotMatch;
  if (!cost.locos && swaps == 0 && paid[ed.loco] > 0) return Refusal::LocosNotAllowed;
  if (paid[ed.loco] + swaps < cost.symbols) return Refusal::TooFewLocos;
  return worth.colours > 1 ? Refusal::MixedColours : Refusal::WrongColour;
}

}  // namespace

bool pays(const Edition& ed, const Cost& cost, const Cards& paid) {
  for (int i = 0; i < ed.index.suits.size(); ++i)
    if (suit_fits(cost, ed.index.suits[i]) && pays_in(ed, cost, paid, i)) return true;
  return false;
}

std::optional<Refusal> payment_fault(const Edition& ed, const Cost& cost, const Cards& paid) {
  if (pays(ed, cost, paid)) return std::nullopt;
  const Worth worth = worth_of(ed, cost, paid);
  if (worth.foreign > 0 && cost.swap_rate == 0) return Refusal::WrongDeck;
  if (paid[ed.loco] > 0 && !cost.locos && cost.swap_rate == 0) return Refusal::LocosNotAllowed;
  if (const auto fault = size_fault(cost, worth, paid.total())) return fault;
  return colour_fault(ed, cost, paid, worth);
}

bool pays_harbour(const Edition& ed, const Cards& paid) {
  if (paid.total() != kHarbourCards) return false;
  for (int c = 0; c < kColours; ++c) {
    const int a = held_of(paid, anchored(ed, Kind::Rail, Colour(c)));
    const int b = held_of(paid, anchored(ed, Kind::Sea, Colour(c)));
    if (a <= kHarbourHalf && b <= kHarbourHalf && a + b + paid[ed.loco] == kHarbourCards)
      return true;
  }
  return false;
}

Colour colour_played(const Edition& ed, const Cards& paid) {
  for (int i = 0; i < ed.faces.size(); ++i)
    if (paid[Sort(i)] > 0 && Sort(i) != ed.loco) return ed.faces[i].colour;
  return Colour::Grey;
}

}  // namespace wagonaut
