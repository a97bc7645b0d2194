#pragma once

#include "catalog/box_file.h"
#include "tools/campaign/campaign_arguments.h"
#include "tools/program.h"

namespace wagonaut::tools {

/// `wagonaut campaign sim`: bots play campaigns of this box, and what happened is counted.
int simulate_campaigns(const BoxEntry& box, const CampaignArguments& arguments,
                       const Channels& channels);

}  // namespace wagonaut::tools
