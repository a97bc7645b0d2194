#pragma once

#include "catalog/field.h"
#include "catalog/sheet.h"

namespace wagonaut {

// The parts of an edition file, each read by itself into its place on the sheet: words and shapes
// are refused here, numbers and what belongs together by the checks of the sheet.

void read_decks(const Field& field, EditionSheet& edition);
void read_pieces(const Field& field, EditionSheet& edition);
void read_market(const Field& field, EditionSheet& edition);
void read_locos_on(const Field& field, EditionSheet& edition);
void read_ferry(const Field& field, EditionSheet& edition);
void read_one_lane_with(const Field& field, EditionSheet& edition);
void read_points(const Field& field, EditionSheet& edition);
void read_tour_rule(const Field& field, EditionSheet& edition);
void read_ending(const Field& field, EditionSheet& edition);
void read_awards(const Field& field, EditionSheet& edition);
void read_ties(const Field& field, EditionSheet& edition);
void read_tickets(const Field& field, EditionSheet& edition);
/// Offers and what becomes of tickets that were not kept.
void read_offers(const Field& field, EditionSheet::Tickets& tickets);

}  // namespace wagonaut
