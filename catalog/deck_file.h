#pragma once

#include "catalog/board_file.h"
#include "catalog/field.h"

namespace wagonaut {

/// Reads decks, cards and their names into the game, for tables of up to `most_seats`.
void read_decks(const Field& decks, int most_seats, Game& game);

/// Refuses a board with lanes that no card of the decks can pay.
void check_decks_serve(const Field& decks, const BoardFile& board, const Edition& ed);

}  // namespace wagonaut
