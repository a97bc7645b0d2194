#pragma once

#include <string>
#include <string_view>

namespace wagonaut {

/// Checks a picture of a piece: shapes in flat paint, in groups and windows, and nothing else of
/// SVG. Nothing in it can act, ask for anything or meet the names of the page that shows it.
void check_picture(std::string_view text, const std::string& file);

}  // namespace wagonaut
