#pragma once

#include "engine/rules/price.h"
#include "engine/sight/view.h"

namespace wagonaut {

/// Two places that some card pays for joining, and what it brings in tenths of a dollar.
struct Aim {
  NodeSet from, to;
  int reward = 0;
};

using Aims = FixedVector<Aim, 16, Spare::AsItIs>;

/// What cards that do things make of a position; in tenths of a dollar.
struct Dealings {
  std::array<Price, kMaxLanes> price;         // of the lanes it may still own
  std::array<std::int16_t, kMaxLanes> worth;  // of claiming one, but for the tickets it helps
  Aims aims;
  std::int16_t per_ticket = 0, per_fresh = 0;  // beyond the value of a complete ticket
};

/// The view must be a seat's own.
void fill_dealings(const Edition& ed, const View& view, Dealings& out);

}  // namespace wagonaut
