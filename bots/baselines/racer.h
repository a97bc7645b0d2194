#pragma once

#include "bots/bot.h"

namespace wagonaut {

/// Keeps few tickets and forgets them: it collects for the longest lanes there are, and is at the
/// end of its pieces before others are at the end of their plans.
class Racer final : public Bot {
 public:
  Move choose(const Edition& ed, const View& view, Quick& rng) override;
};

}  // namespace wagonaut
