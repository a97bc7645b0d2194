#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Chooses uniformly from the whole menu: the measure of every other bot, and of speed.
class Random final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
