#pragma once

#include <vector>

#include "bots/first/search/candidates.h"
#include "bots/first/search/effort.h"
#include "bots/first/search/playout.h"
#include "bots/workers.h"

namespace wagonaut::first {

/// How far a move was ahead of the first one, in the same deals.
class Tally {
 public:
  void add(double lead);
  double sum() const { return sum_; }
  /// The mean in standard errors.
  double lead() const;

 private:
  double sum_ = 0, squares_ = 0;
  int games_ = 0;
};

/// Moves that are compared in deals that the seat cannot tell from the truth, each move in the same
/// deals.
class Trial {
 public:
  Trial(const Position& at, const Effort& effort, const Weights& weights, const Candidates& moves,
        const Workers* workers = nullptr);

  /// Tries all moves that are left in as many deals as a round allows, then leaves the weaker half
  /// out; the first one stays in any case.
  void run_round(Quick& rng);
  /// Is there nothing left to compare the first move with, or only what is behind it?
  bool decided() const;
  /// The first move, or the one that is surely ahead of it.
  const Move& best() const;

 private:
  std::vector<double> values_in(const std::vector<Deal>& deals) const;
  double value_in(const Deal& deal, const Move& move) const;
  const Tally& tally(int move) const { return tallies_[std::size_t(move)]; }

  const Position& at_;
  const Effort& effort_;
  const Weights& weights_;
  const Candidates& moves_;
  const Workers* workers_;  // that share the playouts, if there are any
  std::vector<Tally> tallies_;
  std::vector<int> tried_;  // numbers of moves, the first one first
};

}  // namespace wagonaut::first
