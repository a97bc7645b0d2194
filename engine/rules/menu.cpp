#include "engine/model/menu.h"

#include "engine/rules/claim_menu.h"
#include "engine/rules/payment.h"
#include "engine/rules/price.h"

namespace wagonaut {
namespace {

Move move_of(const Edition& ed, const Menu::Numbers& block, int value, const Cards& hand) {
  switch (block.kind) {
    case MoveKind::ChooseFleet:
      return Move::choose_fleet(value);
    case MoveKind::Exchange:
      return Move::exchange(Kind(block.with), value);
    case MoveKind::BuildHarbour:
      return Move::build_harbour(NodeId(value), *menu_harbour_payment(ed, hand, block.with));
    case MoveKind::Choose:
      return Move::choose(value + 64 * block.with);
    default:
      return {block.kind, std::uint8_t(value), 0, {}};
  }
}

}  // namespace

Move Menu::at(const Edition& ed, const OpenTable& open, int i) const {
  CHECK(i >= 0 && i < size_);
  for (const Numbers& block : numbers_) {
    const int n = std::popcount(block.values);
    if (i < n) return move_of(ed, block, nth_bit(block.values, i), hand_);
    i -= n;
  }
  if (i < tolls_.size())
    return open.ask.kind == AskKind::EffectChoice ? Move::accept(tolls_[i])
                                                  : Move::pay_toll(tolls_[i]);
  i -= tolls_.size();
  for (const Claims& block : claims_) {
    if (i < block.count) {
      const LaneId lane = block.lanes.nth(i);
      if (ed.effects.any(When::Price))
        return *menu_claim(ed, open, seat_, hand_, lane, SuitIndex(block.suit));
      const Cost& price = plain_price(ed, lane);
      return Move::claim(lane, *menu_payment(ed, price, hand_, SuitIndex(block.suit)));
    }
    i -= block.count;
  }
  CHECK(false);
  return {};
}

NodeSet Menu::harbours() const {
  NodeSet all;
  for (const Numbers& block : numbers_)
    if (block.kind == MoveKind::BuildHarbour) all.set_word(0, all.word(0) | block.values);
  return all;
}

LaneSet Menu::lanes() const {
  LaneSet all;
  for (const Claims& block : claims_) all |= block.lanes;
  return all;
}

}  // namespace wagonaut
