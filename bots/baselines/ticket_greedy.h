#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Plans the shortest way of every ticket, claims the longest lane of the plan it can pay, and
/// draws new tickets while there are pieces for them.
class TicketGreedy final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
