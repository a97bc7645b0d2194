#include "engine/rules/price.h"

#include <algorithm>

#include "engine/rules/conditions.h"

namespace wagonaut {
namespace {

std::uint8_t in_bounds(int n, int least) {
  return std::uint8_t(std::clamp(n, least, 100));
}

void change(const Act& act, Price& price) {
  switch (act.kind) {
    case ActKind::PriceCards:
      price.cost.length = in_bounds(price.cost.length + act.n, 1);
      return;
    case ActKind::PriceAny:
      price.any = in_bounds(price.any + act.n, 0);
      return;
    case ActKind::PriceDollars:
      price.fee = in_bounds(price.fee + act.n, 0);
      return;
    case ActKind::PriceRevealed:
      price.reveal = in_bounds(price.reveal + act.n, 0);
      return;
    case ActKind::PriceSwap:
      price.swaps = act.b == 0 ? 1 : 2;
      price.swap_price = {act.a, act.b};
      price.swap_token = act.c;
      return;
    case ActKind::PriceClosed:
      price.closed = true;
      return;
    default:
      return;  // nothing else changes a price
  }
}

/// Is an act of these carried out at all (C-0.4)?
bool differs(const Price& a, const Price& b) {
  return !(a.cost == b.cost) || a.any != b.any || a.fee != b.fee || a.reveal != b.reveal;
}

void change_all(const Edition& ed, const Sentence& row, Price& price) {
  const Price before = price;
  bool swaps = false;
  for (std::size_t i = row.first_act;; ++i) {
    const Act& act = ed.effects.acts[i];
    change(act, price);
    swaps |= act.kind == ActKind::PriceSwap;
    if (act.has(Act::kLast)) break;
  }
  if (row.limit == Limit::None) return;
  const unsigned bit = 1u << row.limit_slot;
  if (differs(price, before)) price.limits = std::uint16_t(price.limits | bit);
  if (swaps) price.swap_limits = std::uint16_t(price.swap_limits | bit);
}

/// A change that the seat may ask for. Others' items do not count: a seat need not know of them.
bool is_optional(const Edition& ed, const OpenTable& open, Seat seat, const Sentence& row) {
  const bool has_it =
      row.source != Source::Item || open.extras.items[seat].contains(ItemId{row.card});
  return has_it && ed.effects.acts[row.first_act].has(Act::kOptional);
}

}  // namespace

Price full_price(const Edition& ed, const OpenTable& open, Seat seat, LaneId lane, unsigned uses) {
  Price price;
  price.cost = plain_price(ed, lane);
  price.reveal = ed.lane(lane).tunnel ? kTunnelRow : 0;
  const Eyes eyes(ed, open);
  const Rows rows = rows_of(ed.effects, When::Price, 0);
  for (int i = rows.first, k = 0; i < rows.last; ++i) {
    const Sentence& row = ed.effects.sentences[i];
    const unsigned bit = is_optional(ed, open, seat, row) ? 1u << k++ : 0;
    if (!in_force(eyes, seat, row) || !all_hold(eyes, seat, lane, row)) continue;
    price.optional = std::uint8_t(price.optional | bit);
    if (bit == 0 || (uses & bit) != 0) change_all(ed, row, price);
  }
  // Swaps come last, and one card at least is played (C-9).
  price.swaps = std::min<std::uint8_t>(price.swaps, std::uint8_t(price.cost.length - 1));
  return price;
}

Cost changed_price(const Edition& ed, const OpenTable& open, Seat seat, LaneId lane) {
  return full_price(ed, open, seat, lane).cost;
}

const Sentence& optional_change(const Edition& ed, const OpenTable& open, Seat seat, int k) {
  const Rows rows = rows_of(ed.effects, When::Price, 0);
  for (int i = rows.first; i < rows.last; ++i)
    if (is_optional(ed, open, seat, ed.effects.sentences[i]) && k-- == 0)
      return ed.effects.sentences[i];
  CHECK(false);
  return ed.effects.sentences[0];
}

LaneSet priced_lanes(const Edition& ed, const OpenTable& open, Seat seat) {
  LaneSet out;
  if (!ed.effects.any(When::Price)) return out;
  const Eyes eyes(ed, open);
  const Rows rows = rows_of(ed.effects, When::Price, 0);
  for (int i = rows.first; i < rows.last; ++i) {
    const Sentence& row = ed.effects.sentences[i];
    if (!in_force(eyes, seat, row)) continue;
    for (const LaneId lane : open.seat[seat].claimable)
      if (all_hold(eyes, seat, lane, row)) out.insert(lane);
  }
  return out;
}

}  // namespace wagonaut
