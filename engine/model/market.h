#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/model/ids.h"

namespace wagonaut {

/// The face-up cards by slot; slots beyond the market's size stay empty.
using Market = std::array<Sort, kMaxSlots>;
static_assert(sizeof(Market) == 8);  // one machine word, which `slots_showing` relies on

constexpr Market no_cards() {
  Market market{};
  market.fill(kNoCard);
  return market;
}

/// Lays a card into a slot, or takes the one there away (kNoCard). Written as one word, as it is
/// read below: the processor would wait for a single byte to be stored.
inline void lay(Market& market, int slot, Sort card) {
  const std::uint64_t place = std::uint64_t{0xff} << (8 * slot);
  const std::uint64_t bits = std::uint64_t(card) << (8 * slot);
  market = std::bit_cast<Market>((std::bit_cast<std::uint64_t>(market) & ~place) | bits);
}

/// The slots that show `sort` (or nothing, with kNoCard), as bits.
inline unsigned slots_showing(const Market& market, Sort sort) {
  static_assert(std::endian::native == std::endian::little);
  constexpr std::uint64_t kOnes = 0x0101010101010101, kHigh = 0x80 * kOnes;
  const std::uint64_t differs = std::bit_cast<std::uint64_t>(market) ^ kOnes * std::uint64_t(sort);
  // The high bit of each byte tells whether the byte is zero, without a carry into its neighbour.
  const std::uint64_t equal = ~(((differs & ~kHigh) + ~kHigh) | differs) & kHigh;
  return unsigned((equal >> 7) * 0x0102040810204080 >> 56);
}

}  // namespace wagonaut
