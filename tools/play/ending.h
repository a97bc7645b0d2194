#pragma once

#include <string>

#include "tools/play/speech.h"

namespace wagonaut {
struct Standings;
struct State;
}  // namespace wagonaut

namespace wagonaut::tools {

/// Points part by part, one row a seat. Heads that make it too wide are stacked.
std::string score_table(const Speech& speech, const Standings& result, int width);
/// Every seat's tickets with what each brought.
std::string ticket_table(const Speech& speech, const State& state);
/// Who won, and what separated equal totals.
std::string winner_line(const Speech& speech, const Standings& result);

/// All of it: tickets are shown, points counted, the winner named.
std::string ending_text(const Speech& speech, const State& state, int width);

}  // namespace wagonaut::tools
