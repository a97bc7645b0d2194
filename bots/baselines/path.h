#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Keeps every ticket, looks at each one by itself, and claims lanes on the ways of fewest hops,
/// those of the dearest tickets first.
class Path final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
