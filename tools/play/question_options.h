#pragma once

#include <string>
#include <string_view>

#include "tools/play/sheet_writer.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// Adds what a card lets choose from, best first where tickets tell; of more than `most` the first
/// ones, and a sheet with all of them.
void add_options(SheetWriter& writer, const Speech& speech, const View& view, std::size_t most);
/// What is to be said below them: that none helps, and how else one may be named.
void add_options_hint(SheetWriter& writer, const Speech& speech, const View& view);
/// The options that `part` names; all of them if it is empty.
Sheet option_sheet(const Speech& speech, const View& view, std::string_view part, int width);
/// The options that were meant by an id, by the beginning of a word of their name, or by any part
/// of it; the first of these that means some.
std::vector<Move> options_named(const Speech& speech, const View& view, std::string_view typed);

/// What is done with the lane that is chosen, if it is this.
const Act* done_with_lane(const Speech& speech, const View& view, ActKind kind);
/// What the options of a question of a card are called: those of a module or a story card.
std::string option_label(const Speech& speech, const FactSource& source, int option);

}  // namespace wagonaut::tools
