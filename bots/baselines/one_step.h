#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Thinks one lane ahead, on the way to its dearest ticket, and draws new tickets when it has done
/// all.
class OneStep final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
