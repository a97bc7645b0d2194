#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Plans all its tickets as one network, and draws tickets until that network takes all its pieces.
class Hungry final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
