#pragma once

#include <string>

#include "tools/play/speech.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// What stands in front of a line of a panel.
std::string panel_label(const Speech& speech, std::string_view key);

/// Every seat with what all may know of it: score, pieces, cards, tickets; then the piles.
std::string players_panel(const Speech& speech, const View& view, int width);
/// The face-up cards.
std::string market_panel(const Speech& speech, const View& view, int width);
std::string hand_panel(const Speech& speech, const View& view, int width);
/// Own tickets, those complete first.
std::string tickets_panel(const Speech& speech, const View& view);
/// A line about the end of the game, once it is near; empty before.
std::string ending_panel(const Speech& speech, const View& view);

/// The panels above one another, as they stand before a decision.
std::string table_panel(const Speech& speech, const View& view, int width);

/// One ticket with a sign in front: done, or still open with the spaces that are missing.
std::string ticket_line(const Speech& speech, const View& view, TicketId ticket);

}  // namespace wagonaut::tools
