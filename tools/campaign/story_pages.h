#pragma once

#include <string>
#include <vector>

#include "tools/campaign/campaign_store.h"

namespace wagonaut::tools {

/// One side of a story card.
const std::string& story_side(const BoxEntry& box, std::uint8_t card, int side, Language language);

/// A region whose box is opened: its name, who keeps it, the letter, what is inside, its cities.
std::vector<std::string> region_page(const BoxEntry& box, std::uint8_t region, Language language);

/// What was read in the last game that was played and at its end, page by page.
std::vector<std::string> story_of_last_game(const CampaignStore& store, Language language);

}  // namespace wagonaut::tools
