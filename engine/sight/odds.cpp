#include <algorithm>

#include "engine/rules/payment.h"
#include "engine/rules/piles.h"
#include "engine/rules/tunnel.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

/// Cards among which the next ones to be turned up lie in any order.
struct Heap {
  int cards = 0, matching = 0;
};

Heap heap_of(const Edition& ed, const Cards& cards, Deck deck, Colour played) {
  Cards counted;
  for (int i = ed.deck(deck).first; i < ed.deck(deck).last; ++i)
    if (Sort(i) != ed.newspaper) counted[Sort(i)] = cards[Sort(i)];
  return {counted.total(), count_matching(ed, counted, played)};
}

/// Cards of the deck in the hands of others, but for those that everybody has seen.
int hidden_in_hands(const Edition& ed, const View& view, Deck deck) {
  int n = 0;
  for (int i = 0; i < ed.seats; ++i)
    if (view.viewer != Seat(i))
      n += view.backs[i].cards[std::size_t(deck)] - count_of(ed, view.open.seat[i].shown, deck);
  return n;
}

/// One card more is turned up from a heap: `from` says how many of it lie in the row already, and
/// with which chances so many of these match.
TollOdds with_one_more(const TollOdds& before, const Heap& heap, int from) {
  TollOdds after;
  for (int k = 0; k <= before.size(); ++k) after.push_back(0);
  for (int k = 0; k < before.size(); ++k) {
    const double hit = double(heap.matching - k) / (heap.cards - from);
    after[k + 1] += before[k] * hit;
    after[k] += before[k] * (1 - hit);
  }
  return after;
}

TollOdds row_from(const Heap& heap, int n) {
  TollOdds odds{1.0};
  for (int i = 0; i < n; ++i) odds = with_one_more(odds, heap, i);
  return odds;
}

/// Two parts of a row that know nothing of each other.
TollOdds together(const TollOdds& first, const TollOdds& second) {
  TollOdds sum;
  for (int k = 0; k < first.size() + second.size() - 1; ++k) sum.push_back(0);
  for (int i = 0; i < first.size(); ++i)
    for (int k = 0; k < second.size(); ++k) sum[i + k] += first[i] * second[k];
  return sum;
}

}  // namespace

TollOdds toll_odds(const Edition& ed, const View& view, const Cards& paid, int row) {
  const Deck deck = ed.deck_of(ed.loco);
  const Colour played = colour_played(ed, paid);
  const Heap unseen = heap_of(ed, unseen_cards(ed, view), deck, played);
  const int pile = std::min(row, unseen.cards - hidden_in_hands(ed, view, deck));
  // The pile is made anew from the discards when its last card has left (G-11).
  const Heap discards = heap_of(ed, view.open.discard_pile, deck, played);
  return together(row_from(unseen, pile), row_from(discards, std::min(row - pile, discards.cards)));
}

}  // namespace wagonaut
