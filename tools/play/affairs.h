#pragma once

#include <string>

#include "engine/model/fact.h"
#include "tools/play/speech.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// What cards that do things have brought onto the table: the event in force, companies, tokens,
/// things held, orders. Empty where there are none.
std::string cards_panel(const Speech& speech, const View& view, int width);
/// The viewer's own office: company, things with what they do, postcards with both sides.
std::string office_panel(const Speech& speech, const View& view, int width);
/// Everything that lies on the board; of it `cards_panel` shows what can still be used.
std::string tokens_panel(const Speech& speech, const View& view, int width);
/// The event in force, and how many there are.
std::string event_panel(const Speech& speech, const View& view, int width);

/// Both sides of a postcard; the second is the holder's, and everybody's once it is completed.
std::string postcard_text(const Speech& speech, std::uint8_t number, bool secret, int width);
/// One side of a story card, as a page.
std::string story_page(const Speech& speech, const Fact& read, int width);

}  // namespace wagonaut::tools
