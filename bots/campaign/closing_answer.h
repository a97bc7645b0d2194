#pragma once

#include "engine/campaign/chapter.h"
#include "engine/campaign/log.h"
#include "engine/campaign/question.h"

namespace wagonaut {

/// What a company that a bot holds answers at the end of a game, by what the cards on offer would
/// have brought in the game that was just played and by no name. It goes by what the company may
/// know. No luck is asked: of equally good options the first is taken, and the same campaign gives
/// the same answer.
///
/// `opening` and `played` are that game and its last state.
std::uint8_t closing_answer(const Box& box, const Campaign& c, const CampaignAsk& ask,
                            const Opening& opening, const State& played);
/// The same for a campaign along its log, whose last game is played through again.
std::uint8_t closing_answer(const CampaignCourse& course, const CampaignAsk& ask);

}  // namespace wagonaut
