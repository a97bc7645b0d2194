#pragma once

#include "engine/record/record.h"

namespace wagonaut {

/// Cards in the order they came: "R*G".
Result<std::vector<Sort>> sorts_from(const Labels& labels, std::string_view text);

/// What luck answered, arrow included; empty if it was not asked.
std::string outcomes_text(const Labels& labels, const GameHeader& header, const Outcomes& luck);
/// The same back, without the arrow.
Result<Outcomes> outcomes_from(const Labels& labels, const GameHeader& header,
                               std::string_view text);

/// A step that takes back: "undo 2", and back.
std::string undo_text(int steps);
std::optional<int> undo_from(std::string_view text);

/// The first lines: who plays what, and with which options.
std::string head_lines(const GameHeader& header);
/// The closing line up to its check sum: how many steps, and the totals of a finished game by seat.
std::string foot_line(const GameHeader& header, int steps,
                      const std::optional<std::vector<int>>& totals);
std::string foot_line(const Edition& ed, const Record& record, const State& s);

}  // namespace wagonaut
