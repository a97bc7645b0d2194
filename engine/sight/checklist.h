#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/cost.h"
#include "engine/model/edition.h"
#include "engine/model/fact.h"
#include "engine/model/move.h"
#include "engine/sight/view.h"

namespace wagonaut {

/// What one sentence brings to who claims a lane; the first line may be the price.
struct ChecklistLine {
  static constexpr std::uint8_t kPrice = 0, kAfterSteps = 13;

  std::uint8_t step = kPrice;  // 1 to 12, or one of those
  FactSource source{};         // of the price nobody's
  std::int16_t dollars = 0;
  std::uint8_t cards = 0;      // that are drawn
  std::uint8_t token = kNone;  // of this kind...
  std::int16_t tokens = 0;     // ...so many more or fewer: with the seat, in a city, on the lane
  std::uint8_t item = kNone, postcard = kNone;
  Colour painted = Colour::Grey;  // the lane, in this colour
  bool asks = false;              // a question is put to the seat

  friend constexpr bool operator==(const ChecklistLine&, const ChecklistLine&) = default;
};
using Checklist = FixedVector<ChecklistLine, 48>;

/// The steps that a lawful claim will have if it stands, in their order (C-0.1), as far as they are
/// certain for who knows `view` and the edition as the seat may know it: what an answer brings is
/// left out, and so is the active event where a newspaper might come before it.
Checklist checklist_of(const Edition& known, const View& view, const Move& claim);

}  // namespace wagonaut
