#pragma once

#include "engine/campaign/chapter.h"
#include "engine/campaign/deeds.h"

namespace wagonaut {

/// End step 1 and all that a game leaves behind: slips and ranking (L-80 to L-84), the caboose
/// (L-85), paint and tokens that last, things, postcards, events and answers.
void take_over(Desk& t, const Opening& opening, const State& played);

}  // namespace wagonaut
