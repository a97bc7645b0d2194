#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/sight/view.h"

namespace wagonaut {
struct Edition;

/// How far a condition that counts is met, of a postcard that the viewer holds and has not shown.
struct Progress {
  PostcardId postcard{};
  std::int16_t have = 0;
  std::int16_t need = 0;
  bool at_most = false;  // so many are too many

  friend constexpr bool operator==(const Progress&, const Progress&) = default;
};
using ProgressList = FixedVector<Progress, 64>;

/// By postcard, and in the order of its conditions. What other seats hide is not counted.
ProgressList progress_of(const Edition& ed, const View& view);

}  // namespace wagonaut
