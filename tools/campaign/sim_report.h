#pragma once

#include <string>
#include <vector>

#include "tools/campaign/campaign_sim.h"
#include "tools/campaign/sim_targets.h"

namespace wagonaut::tools {

/// The report on campaigns of one number of companies, for people. It names things of the box by
/// their ids.
std::string campaign_report(const Box& box, const CampaignSummary& summary);
/// All of it for programs; equal settings give equal text.
std::string campaign_json(const Box& box, const CampaignSimSettings& settings,
                          const std::vector<CampaignSummary>& summaries);

}  // namespace wagonaut::tools
