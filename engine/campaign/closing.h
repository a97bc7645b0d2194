#pragma once

#include "engine/base/result.h"
#include "engine/campaign/box.h"
#include "engine/campaign/campaign.h"
#include "engine/campaign/campaign_fact.h"
#include "engine/campaign/chapter.h"

namespace wagonaut {

/// Takes the result of a game over and carries out the end steps (L-71), until a company has to
/// choose or the game is put away. `played` is a game that is over.
Campaign close_game(const Box& box, Campaign campaign, const Opening& opening, const State& played,
                    CampaignFacts* told = nullptr);

/// A company answers the question that the end of the game waits for, and the steps go on.
Result<Campaign> answer(const Box& box, Campaign campaign, std::uint8_t company,
                        std::string_view what, CampaignFacts* told = nullptr);

}  // namespace wagonaut
