#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/record/fairness.h"
#include "engine/record/header.h"

namespace wagonaut {

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

}  // namespace wagonaut
