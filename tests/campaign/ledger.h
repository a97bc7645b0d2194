#pragma once

#include <array>

#include "engine/campaign/box.h"
#include "engine/model/edition.h"
#include "engine/model/fact.h"
#include "engine/model/state.h"

namespace wagonaut::tests {

/// A second book beside the state of a game, kept from its facts alone: dollars, tokens, things,
/// postcards, events. Nothing may come or go that no fact told.
class Ledger {
 public:
  explicit Ledger(const Box& box) : box_(box) {}
  /// A game begins: what the office, the board and the bank bring.
  void open(const Edition& ed);
  void note(const Fact& fact);
  /// The first place where the state says something else than the facts; empty if there is none.
  std::string fault(const Edition& ed, const State& s) const;

 private:
  void note_city(const Fact& fact);

  const Box& box_;
  std::array<int, kMaxSeats> dollars_{};
  std::array<int, kMaxLanes> points_{};  // of lanes, where they have some
  Extras book_;
  FixedVector<TokenRule, kMaxTokens> tokens_;
};

}  // namespace wagonaut::tests
