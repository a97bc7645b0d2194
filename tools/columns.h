#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wagonaut::tools {

/// How many columns a text takes on a terminal: letters counted, colour codes not.
int width_of(std::string_view text);

std::string pad_right(std::string text, int width);
std::string pad_left(const std::string& text, int width);
/// At most `width` columns of a plain text (no colour codes).
std::string cut(std::string_view text, int width);

/// Items side by side, separated by `gap`, in lines of at most `width` columns. Every line after
/// the first begins with `indent` spaces.
std::string flow(const std::vector<std::string>& items, std::string_view gap, int indent,
                 int width);
/// A sentence broken at spaces.
std::string wrap(std::string_view text, int indent, int width);

/// Text without accents and in small letters, for comparing what people type: "Łódź" is "lodz".
std::string folded(std::string_view text);

/// The name of `names` that is nearest to what was typed, if it is near at all.
std::string nearest(std::string_view typed, const std::vector<std::string>& names);

/// One behind the other, with something in between.
std::string joined(const std::vector<std::string>& parts, std::string_view by);
/// Each once; what is there more often has its number behind it: "white bond ×2".
std::vector<std::string> with_counts(const std::vector<std::string>& parts);

}  // namespace wagonaut::tools
