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

/// The cards that the view does not show: they lie in draw piles and in other hands.
Cards unseen_cards(const Edition& ed, const View& view);

/// The chances that a row of turned-up cards asks for 0, 1, 2, … cards more.
inline constexpr int kLongestRow = 8;
using TollOdds = FixedVector<double, kLongestRow + 1>;

/// How likely each toll is for who knows this view, when `paid` is laid before a tunnel and `row`
/// cards are turned up (G-31, G-32). Newspapers are passed over; what they bring is not foreseen.
TollOdds toll_odds(const Edition& ed, const View& view, const Cards& paid, int row);

}  // namespace wagonaut
