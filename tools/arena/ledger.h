#pragma once

#include <map>
#include <mutex>

#include "tools/arena/contest.h"

namespace wagonaut::tools {

/// One deal of one contest.
struct ArenaTask {
  int contest = 0, deal = 0;

  friend auto operator<=>(const ArenaTask&, const ArenaTask&) = default;
};

/// What has been played, whoever played it and in whatever order. Several threads may write.
class Ledger {
 public:
  explicit Ledger(const ArenaPlan& plan);

  void add(const ArenaTask& task, arena::Block block);
  bool has(const ArenaTask& task) const;
  /// Decided before its last deal, as far as the blocks without a gap tell.
  bool decided(int contest) const;
  /// What of the plan is neither played nor needless, deal by deal.
  std::vector<ArenaTask> open_tasks() const;

  /// The blocks that count: from the first deal without a gap, up to the end of the plan or to
  /// where the contest was decided.
  std::vector<arena::Block> blocks(int contest) const;
  arena::Decision decision(int contest) const;

 private:
  struct Page {
    std::map<int, arena::Block> blocks;  // by deal
    std::vector<double> shares;          // of the first bot, without a gap
    arena::Decision decision;
  };
  void look(const Contest& contest, Page& page) const;

  const ArenaPlan& plan_;
  mutable std::mutex mutex_;
  std::vector<Page> pages_;
};

/// The share of wins that a bot's chairs have in a block; a shared win counts in parts.
double share_of(const Contest& contest, const arena::Block& block, int bot);
/// Of one seat of a game.
double win_of(const arena::GameScore& game, int seat);

}  // namespace wagonaut::tools
