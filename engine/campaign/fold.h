#pragma once

#include "engine/base/result.h"
#include "engine/campaign/box.h"
#include "engine/campaign/campaign.h"
#include "engine/campaign/campaign_fact.h"
#include "engine/campaign/entry.h"

namespace wagonaut {

/// The campaign after one more entry. A refused entry changes nothing, tells nothing and says why.
/// The game of an entry is played through by law. Going back is a matter of the whole log.
Result<Campaign> fold(const Box& box, const Campaign& campaign, const CampaignEntry& entry,
                      CampaignFacts* told = nullptr);

/// The place in the campaign of a company of the box; kNone if it does not belong to it.
std::uint8_t place_of_company(const Campaign& campaign, std::uint8_t company);

/// How a record says which game of which campaign it is: "ID entry 12 · content 1 · HASH". The
/// campaign's id and the entry's number are for people; content and hash must fit.
std::string campaign_line(const Box& box, std::string_view id, int entry,
                          std::string_view opening_hash);

}  // namespace wagonaut
