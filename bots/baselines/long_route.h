#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Thinks one lane ahead, but only of lanes that are long; it draws no tickets.
class LongRoute final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
