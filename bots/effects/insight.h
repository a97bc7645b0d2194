#pragma once

#include "engine/rules/quantity.h"
#include "engine/sight/view.h"

namespace wagonaut {

/// With what a bot reads the sentences of cards: the view of a seat. What it cannot know of other
/// seats counts as nothing.
struct Insight {
  const Edition& ed;
  const View& view;
  Seat me;
  BySeat<Own> own;

  Insight(const Edition& edition, const View& seen)
      : ed(edition), view(seen), me(*seen.viewer), own{} {
    own[me] = *seen.own;
  }
  /// The table as it is, or as it might be.
  Eyes eyes(const OpenTable& table) const { return {ed, table, &own}; }
  Eyes eyes() const { return eyes(view.open); }
};

}  // namespace wagonaut
