#pragma once

#include "tools/arena/summary.h"

namespace wagonaut::tools {

/// For reading: contests, ladders, what each bot does, how long it thinks.
std::string arena_table(const ArenaSummary& summary);
/// The summary. Times of thinking are in it only if they were measured; all else depends on the
/// plan alone.
std::string arena_json(const ArenaSummary& summary);
/// One line for each game and seat.
std::string arena_csv(const ArenaPlan& plan, const Ledger& ledger);
/// Ladders as bars of Elo, or without one the shares of wins, with their intervals.
std::string arena_svg(const ArenaSummary& summary);

/// The word for a kind of move in tables and files: "claim".
std::string_view move_word(int kind);

}  // namespace wagonaut::tools
