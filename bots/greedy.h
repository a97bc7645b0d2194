#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Takes what is worth most now. It keeps the nearest tickets, claims the longest payable lane that
/// a ticket wants, else the longest one worth a turn, and draws for its tickets in between.
class Greedy final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
