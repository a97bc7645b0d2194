#include "engine/rules/claim_menu.h"

#include "engine/rules/payment.h"
#include "engine/rules/price.h"
#include "engine/rules/purse.h"

namespace wagonaut {
namespace {

/// A payment in the suit, not by locos alone.
std::optional<Cards> suit_payment(const Edition& ed, const Cost& cost, const Cards& hand,
                                  SuitIndex suit) {
  if (suit != kLocosOnly && !suit_fits(cost, ed.index.suits[suit])) return std::nullopt;
  const auto paid = menu_payment(ed, cost, hand, suit);
  if (!paid || suit == kLocosOnly) return paid;
  return purse(ed, *paid, ed.index.suits[suit]).suit > 0 ? paid : std::nullopt;
}

std::optional<Move> claim_at(const Edition& ed, const Price& price, int dollars, const Cards& hand,
                             LaneId lane, SuitIndex suit, unsigned uses) {
  for (int swaps = 0; swaps <= price.swaps; ++swaps) {
    if (price.swap_dollars(swaps) > dollars - price.fee_of(dollars)) break;
    Cost cost = price.cost;
    cost.length = std::uint8_t(cost.length - swaps);
    const auto paid = suit_payment(ed, cost, hand, suit);
    if (!paid) continue;
    if (price.any == 0) return Move::claim(lane, *paid, swaps, uses, kNoCard);
    const Sort extra = least_missed(ed, suit, hand - *paid);
    if (extra != kNoCard) return Move::claim(lane, *paid, swaps, uses, extra);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Move> menu_claim(const Edition& ed, const OpenTable& open, Seat seat,
                               const Cards& hand, LaneId lane, SuitIndex suit) {
  const int dollars = open.seat[seat].score;
  const Price price = full_price(ed, open, seat, lane);
  if (price.closed) return std::nullopt;
  if (const auto move = claim_at(ed, price, dollars, hand, lane, suit, 0)) return move;
  for (unsigned rest = price.optional; rest != 0; rest &= rest - 1) {
    const unsigned uses = rest & (~rest + 1);
    const Price used = full_price(ed, open, seat, lane, uses);
    if (const auto move = claim_at(ed, used, dollars, hand, lane, suit, uses)) return move;
  }
  return std::nullopt;
}

bool in_order(const Edition& ed, const Cards& hand, const Cards& paid) {
  if (!ed.index.marked) return true;
  for (const Suit& suit : ed.index.suits) {
    bool kept = false;  // an earlier face stays in the hand
    for (const Sort sort : suit.sorts) {
      if (kept && paid[sort] > 0) return false;
      kept |= paid[sort] < hand[sort];
    }
  }
  return true;
}

Sort first_of_colour(const Edition& ed, const Cards& hand, Sort sort) {
  const std::uint8_t suit = ed.index.suit_of[std::size_t(sort)];
  if (suit >= ed.index.suits.size()) return hand[sort] > 0 ? sort : kNoCard;
  for (const Sort face : ed.index.suits[suit].sorts)
    if (hand[face] > 0) return face;
  return kNoCard;
}

Cards spent_in_order(const Edition& ed, const Cards& hand, const Cards& paid) {
  if (!ed.index.marked) return paid;
  Cards out = paid, left = hand;
  for (const Suit& suit : ed.index.suits) {
    int n = 0;
    for (const Sort sort : suit.sorts) {
      n += paid[sort];
      out[sort] = 0;
    }
    take_suit(suit, left, out, n);
  }
  return out;
}

}  // namespace wagonaut
