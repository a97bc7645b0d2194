#pragma once

#include <algorithm>

#include "engine/rules/table.h"

namespace wagonaut {

/// The card behind a sentence; kNone: the rules themselves.
inline FactSource source_of(const Edition& ed, std::uint8_t row) {
  if (row == kNone) return {};
  const Sentence& sentence = ed.effects.sentences[row];
  return {std::uint8_t(sentence.source), sentence.card};
}

/// Dollars from the bank, or to it: nobody goes below 0. `row` is the sentence that says so,
/// kNone: the price of a claim.
inline void pay_dollars(Table& t, Seat seat, int n, std::uint8_t row) {
  OpenSeat& them = t.s.open.seat[seat];
  const int paid = std::max(n, -int(them.score));
  if (paid == 0) return;
  them.score = std::int16_t(them.score + paid);
  if (t.log)
    t.log->note({.kind = FactKind::Dollars,
                 .seat = seat,
                 .n = std::int16_t(paid),
                 .source = source_of(t.ed, row)});
}

}  // namespace wagonaut
