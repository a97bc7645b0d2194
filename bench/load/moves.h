#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wagonaut::load {

/// Small, quick and good enough to choose a card.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  std::uint32_t roll();
  /// Below `sides`, which is not 0.
  int below(int sides) { return int(roll() % std::uint32_t(sides)); }

 private:
  std::uint64_t state_;
};

/// One of the moves that the `choices` of a view offer, in the notation of records: all tickets are
/// kept, lanes are built now and then, so that games come to their end. Empty if there is none.
std::string some_move(std::string_view choices, Dice& dice);

}  // namespace wagonaut::load
