#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/play/choices.h"

namespace wagonaut {
struct State;
}  // namespace wagonaut

namespace wagonaut::tools {

/// What a typed line means: a choice, or why it means nothing.
struct Wish {
  std::optional<Choice> choice = {};
  std::string complaint = {};
};

/// The seat that types, and what it may know. The state is only asked for objections.
struct Asked {
  const Speech& speech;
  const State& state;
  const View& view;
  Seat seat;
};

/// Lanes between two cities of which the beginnings were typed: "san fr - los", or a lane's id.
std::vector<LaneId> lanes_named(const Speech& speech, std::string_view text);
/// Cards in letters, large or small.
std::optional<Cards> cards_typed(const Speech& speech, std::string_view text);
/// Whole numbers with spaces or commas between them; nothing if anything else is there.
std::optional<std::vector<int>> numbers_typed(std::string_view text);

/// "claim Denver-Helena GGG*", "keep 1 3", "pay G*", or a move as records write it.
Wish wish_from(const Asked& asked, std::string_view typed);
/// "RR*" while a sheet of payments lies open.
Wish payment_from(const Asked& asked, const Choice& open, std::string_view typed);

}  // namespace wagonaut::tools
