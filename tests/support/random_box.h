#pragma once

#include "engine/luck/generator.h"
#include "engine/record/record.h"
#include "tests/support/setting.h"

namespace wagonaut::tests {

/// A small board and a box of cards whose sentences are made up at random from the whole
/// vocabulary: it finds what the cards of a real box never meet. The same seed gives the same box.
Setting random_box(std::uint64_t seed);

/// Names for records of its games.
Labels labels_of(const Setting& box);

}  // namespace wagonaut::tests
