#pragma once

#include <cstdint>

namespace wagonaut {

enum class Colour : std::uint8_t { Red, Blue, Green, Yellow, Black, White, Orange, Purple, Grey };
inline constexpr int kColours = 8;  // Grey is the absence of one

/// Where a lane runs, which pieces lie on it and which cards pay for it (W-31).
enum class Kind : std::uint8_t { Rail, Sea };
inline constexpr int kKinds = 2;

/// What a lane asks for, worked out once per edition. A Grey lane takes any one colour (G-29).
struct Cost {
  Kind kind = Kind::Rail;
  Colour colour = Colour::Grey;
  std::uint8_t length = 0;
  std::uint8_t symbols = 0;    // ferry: this many cards must be locos (N-30)
  std::uint8_t doubled = 0;    // rough ground: this many spaces cost a pair each (W-35)
  bool locos = true;           // may locos stand in here at all? (N-12, S-12)
  std::uint8_t swap_rate = 0;  // this many cards of any sort replace one card (N-33, N-36)...
  std::uint8_t swap_max = 0;   // ...at most this many times

  friend constexpr bool operator==(const Cost&, const Cost&) = default;
};

}  // namespace wagonaut
