#pragma once

#include "engine/campaign/box.h"

namespace wagonaut {

/// Adds a sentence of `box` to those of a game, with its tests and acts and whatever these name.
/// What other cards of the box do is not taken along.
void take_sentence(const Effects& box, const Sentence& sentence, Effects& game);

}  // namespace wagonaut
