#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wagonaut {

/// A start that came to nothing: its promise was thrown away, and so were all shares.
struct FailedStart {
  std::string commitment;
  std::vector<std::string> waited_for;  // the names of those who had not revealed theirs

  friend bool operator==(const FailedStart&, const FailedStart&) = default;
};

/// How the luck of a game can be checked: what was promised before the deal, each seat's share, and
/// the seed, which is told when the game is over (hexadecimal; empty before).
struct Fairness {
  std::string game, commitment;
  std::vector<std::string> nonces;  // by seat, empty where none was given
  std::string seed;
  /// By seat the hash that stood fast before any nonce was told, empty of a bot. None at all in a
  /// game of the earlier scheme, where nonces were given in the clear.
  std::vector<std::string> shares{};
  std::vector<FailedStart> failed{};  // before this deal came about

  bool bound() const { return !shares.empty(); }

  friend bool operator==(const Fairness&, const Fairness&) = default;
};

/// Why this cannot be a seat's share in the luck; empty if it can.
std::string nonce_fault(std::string_view nonce);
/// Why this cannot be a commitment, a share or a seed, whatever it is called here; empty if it can.
std::string hash_fault(std::string_view called, std::string_view text);
std::string failed_fault(const FailedStart& start);
/// Why a record cannot hold this; empty if it can.
std::string fairness_fault(const Fairness& fair, int seats);

}  // namespace wagonaut
