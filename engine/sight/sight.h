#pragma once

#include <optional>

#include "engine/luck/generator.h"
#include "engine/model/edition.h"
#include "engine/model/fact.h"
#include "engine/sight/view.h"

namespace wagonaut {

/// What `viewer` may know of the game; without a seat, what a spectator may.
View look(const Edition& ed, const State& s, std::optional<Seat> viewer);

/// The fact as `viewer` hears it: the same fact, its secrets left out for other seats (G-8).
Fact tell(const Fact& fact, std::optional<Seat> viewer);

/// The edition as a seat may know it at this moment: postcards that it does not hold and nobody has
/// shown, events that are in no deck, items that nobody has, lanes and tickets beyond the edge of
/// the board are blanked in place, so that all ids stay. The law of the seat's own moves is the
/// same under both.
Edition veiled(const Edition& ed, const OpenTable& open, Seat seat);

/// One full state that `view` cannot tell from the truth, each deal of the unseen cards and tickets
/// being equally likely.
State imagine(const Edition& ed, const View& view, Quick& rng);

}  // namespace wagonaut
