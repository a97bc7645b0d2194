#pragma once

#include <string>
#include <string_view>

#include "tools/play/sheet_writer.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// What a card asks the viewer: the card, what it says, the question and its price.
std::string card_question(const Speech& speech, const View& view, int width);
/// The answers to it, one a line, of many options no more than `most`; nothing while no card asks.
void add_card_answers(SheetWriter& writer, const Speech& speech, const View& view,
                      std::size_t most);

}  // namespace wagonaut::tools
