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

/// The promise and the nonces as a record writes them behind its head; the seed stands elsewhere.
std::string fair_lines(const GameHeader& header, const Fairness& fair);
/// What is read of the promise while its lines come.
struct FairLines {
  Fairness fair;
  std::vector<bool> bound{};  // by seat: its share was told, or that it is a bot; if any was
};
/// The promise back, from the line that begins with "fair ".
Result<FairLines> fairness_from(const GameHeader& header, std::string_view line);
/// Reads a line behind it; nothing if it is none of these, else an empty string, or what is wrong.
std::optional<std::string> take_fair_line(const GameHeader& header, std::string_view line,
                                          FairLines& lines);
/// Of whom these lines should say more; empty if they say enough.
std::string unbound_seat(const GameHeader& header, const FairLines& lines);
/// Reads a line that begins with "seed "; an empty string, or what is wrong with it.
std::string take_seed(std::string_view line, std::optional<Fairness>& fair);

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
