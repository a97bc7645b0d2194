#pragma once

#include <iosfwd>
#include <string>

#include "tools/campaign/campaign_store.h"
#include "tools/play/settings.h"

namespace wagonaut::tools {

/// An evening on the map of a campaign, which changes nothing (6.9): on tonight's, or on the
/// finished one. `seats`: "Ala,red=Bo,bot:planner"; whoever runs a company gets it, others the next
/// free one; empty: everybody who runs a company. Returns an exit code.
int play_evening(const CampaignStore& store, PlaySettings settings, const std::string& seats,
                 std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace wagonaut::tools
