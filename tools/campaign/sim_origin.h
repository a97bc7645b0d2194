#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/campaign/box.h"
#include "engine/model/fact.h"

namespace wagonaut::tools {

/// Where dollars of a slip come from. What is paid counts against whoever asks for it.
enum class Origin : std::uint8_t {
  Start,       // L-19
  Company,     // the company's own card
  Charter,     // things that companies choose between games
  Tickets,     // complete less incomplete (L-80)
  IdleTrains,  // L-81
  Stamps,      // rules that stamp tickets after the game
  CityTokens,  // rules that let companies put tokens into cities after the game
  Regions,     // rules that come with a part of the board
  OtherRules,  // all others
  Events,
  Postcards,
  Things,  // of the office, that were found and not chosen
  Story,
  Prices,  // fees of claims
  Floor,   // a slip is never below 0 (L-82)
};
inline constexpr std::size_t kOrigins = std::size_t(Origin::Floor) + 1;
std::string_view name_of(Origin origin);

/// A module whose price lets dollars replace one card or two; a token counts them.
struct SwapRule {
  std::uint8_t module = kNone;
  std::array<std::uint8_t, 2> dollars{};
};

/// Sorts sources by what the box says of them, never by their names.
class Origins {
 public:
  explicit Origins(const Box& box);

  Origin of(const FactSource& source) const;
  Origin of_module(std::uint8_t module) const { return modules_[module]; }
  /// By the token that counts the cards replaced; no module: it counts nothing of the kind.
  SwapRule swap_of(std::uint8_t token) const { return swaps_[token]; }
  /// It lets lanes of others help with tickets (C-13).
  bool shares_lanes(std::uint8_t module) const { return module == sharing_; }
  bool is_charter(std::uint8_t item) const { return charters_.contains(ItemId(item)); }

 private:
  void note_swaps(const Box& box, std::size_t module);
  void note_sharing(const Box& box, std::size_t module);

  std::vector<Origin> modules_;
  std::array<SwapRule, kMaxTokens> swaps_{};
  std::uint8_t sharing_ = kNone;
  ItemSet charters_;
};

}  // namespace wagonaut::tools
