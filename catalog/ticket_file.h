#pragma once

#include "catalog/board_file.h"
#include "catalog/field.h"

namespace wagonaut {

/// Reads offers and the list of tickets into the game, for tables of up to `most_seats`.
void read_tickets(const Field& tickets, const BoardFile& board, int most_seats, Game& game);

}  // namespace wagonaut
