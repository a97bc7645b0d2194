#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wagonaut {

/// How the luck of a game can be checked: what was promised before the deal, each seat's share, and
/// the seed, which is told when the game is over (hexadecimal; empty before).
struct Fairness {
  std::string game, commitment;
  std::vector<std::string> nonces;  // by seat, empty where none was given
  std::string seed;

  friend bool operator==(const Fairness&, const Fairness&) = default;
};

/// Why this cannot be a seat's share in the luck; empty if it can.
std::string nonce_fault(std::string_view nonce);
/// Why a record cannot hold this; empty if it can.
std::string fairness_fault(const Fairness& fair, int seats);

}  // namespace wagonaut
