#pragma once

#include <span>
#include <string_view>

#include "engine/model/effects.h"

namespace wagonaut {

/// A moment of the vocabulary: its steps, and the acts that can be carried out there. "story" is
/// two of them: a card read in setup, which the game carries out, and one read after a game.
struct Moment {
  std::string_view word;
  When when{};
  bool in_game = true;
  int first_step = 0, last_step = 0;  // 0: it has none
  bool step_needed = false;
  std::span<const std::string_view> acts;
};

/// nullptr: there is no such moment.
const Moment* moment_named(std::string_view word);

inline constexpr std::string_view kStorySetup = "story setup", kStoryEnd = "story end";

}  // namespace wagonaut
