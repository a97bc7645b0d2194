#pragma once

#include <string>
#include <vector>

#include "tools/campaign/sim_summary.h"

namespace wagonaut::tools {

/// Something that a balanced campaign has, and what was measured.
struct SimTarget {
  std::string what, wanted, reached;
  bool met = false;
};

/// All targets of docs/campaign-balance.md; dollars by game and leaders are for four
/// companies only.
std::vector<SimTarget> targets_of(const Box& box, const CampaignSummary& summary);

inline constexpr int kSecondsPerTurn = 22;
inline double minutes_of(const GameSummary& game) {
  return game.turns.mean() * kSecondsPerTurn / 60;
}

}  // namespace wagonaut::tools
