#pragma once

#include "catalog/sheet.h"

namespace wagonaut {

// What sheets must be so that a game can be compiled from them. Each throws a Misfit.

void check_map(const MapSheet& map);

/// Number of the rules, range of seats.
void check_card(const EditionCard& card);
/// The edition by itself.
void check_edition(const EditionSheet& edition);
void check_decks(const EditionSheet& edition);
void check_tickets(const EditionSheet& edition);

/// What map and edition must agree on.
void check_fit(const MapSheet& map, const EditionSheet& edition);

void check_seats(const EditionCard& card, int seats);

}  // namespace wagonaut
