#pragma once

#include <iosfwd>

#include "catalog/catalog.h"
#include "tools/campaign/campaign_store.h"
#include "tools/play/settings.h"

namespace wagonaut::tools {

/// A group plays its campaign in the terminal, game after game, until somebody stops or it is over.
/// Returns an exit code; what went wrong is one line on `err`.
int play_campaign(CampaignStore store, PlaySettings settings, std::istream& in, std::ostream& out,
                  std::ostream& err);

}  // namespace wagonaut::tools
