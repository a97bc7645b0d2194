#pragma once

#include <algorithm>

#include "engine/rules/table.h"

namespace wagonaut {

/// Cards leave the active seat's hand in the open. Those that everybody had seen arrive are taken
/// to be the ones that leave, because nobody can know better.
inline void take_from_hand(Table& t, const Cards& cards) {
  t.own().hand -= cards;
  auto& shown = t.me().shown.count;
  for (std::size_t i = 0; i < shown.size(); ++i)
    shown[i] = std::uint8_t(shown[i] - std::min(shown[i], cards.count[i]));
}

/// Cards come into its hand before everybody's eyes.
inline void put_in_hand(Table& t, const Cards& cards) {
  t.own().hand += cards;
  t.me().shown += cards;
}

}  // namespace wagonaut
