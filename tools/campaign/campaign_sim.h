#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tools/campaign/sim_tally.h"

namespace wagonaut::tools {

struct CampaignSimSettings {
  const Box* box = nullptr;
  std::vector<int> companies{4};  // numbers of companies, each with all campaigns
  std::vector<std::string> bots;  // again and again until the companies have one each
  int campaigns = 100;
  int threads = 1;
  std::uint64_t seed = 1;
  std::function<bool()> stopped = {};  // from any thread
};

/// Plays the campaigns: in the order of `companies`, then by number; those that were stopped are
/// not finished. What comes out depends on the settings and not on the number of threads. Companies
/// of the box and bots move on by one from campaign to campaign, so that all begin equally often.
/// `progress` hears how many are finished, one call at a time.
std::vector<CampaignTally> simulate(const CampaignSimSettings& settings,
                                    const std::function<void(int done, int all)>& progress);

}  // namespace wagonaut::tools
