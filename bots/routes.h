#pragma once

#include <optional>

#include "engine/model/edition.h"
#include "engine/rules/walk.h"
#include "engine/sight/view.h"

namespace wagonaut {

/// Lanes to be claimed for a purpose, and their length together.
struct Way {
  LaneSet lanes;
  int length = 0;
};

/// Every open lane at the pieces it takes, own lanes free.
Prices piece_prices(const Edition& ed, const LaneSet& own, const LaneSet& open);
/// Every lane at one hop, own lanes too; of equally many hops those that take fewest pieces.
Prices hop_prices(const Edition& ed, const LaneSet& own, const LaneSet& open);

/// The cheapest walk that completes a ticket; nothing if there is none. Of a country ticket to the
/// nearest country, of a tour from stop to stop.
std::optional<Walk> walk_for(const Edition& ed, const Prices& prices, const Ticket& ticket);
/// What of a walk is still to be claimed.
Way way_over(const Edition& ed, const LaneSet& own, const Walk& walk);

/// The shortest way from the lanes `own` to a complete ticket over the lanes of `open`; nothing if
/// there is none. Of a country ticket the nearest country, of a tour its stops one after another.
std::optional<Way> shortest_way(const Edition& ed, const LaneSet& own, const LaneSet& open,
                                const Ticket& ticket);

/// True when the ticket is complete with the lanes `own`: no further lane is needed.
bool joined(const Edition& ed, const LaneSet& own, const Ticket& ticket);

/// What a complete ticket brings: of a country ticket the best country, of a tour any order.
int points_of(const Ticket& ticket);

/// The nodes at which these lanes end.
NodeSet ends_of(const Edition& ed, const LaneSet& lanes);

}  // namespace wagonaut
