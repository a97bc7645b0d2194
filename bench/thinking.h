#pragma once

#include <vector>

#include "bench/bench.h"

namespace wagonaut {
struct Game;
}  // namespace wagonaut

namespace wagonaut::bench {

/// How quickly bots think at one table, over the decisions of games between planners: what the
/// planner decides in a second, and how many games the search plays out.
std::vector<Row> measure_thinking(const Game& game, double seconds);

}  // namespace wagonaut::bench
