#pragma once

#include "tests/campaign/tale.h"

namespace wagonaut::tests {

/// No thing is lost, and none is in two places.
void check_things(const Box& box, const Campaign& c);

/// Before a game: true and short. Every line is one of the campaign as it is, and there are at most
/// twelve.
void check_recap(const Tale& now);

/// Of a finished campaign: every game has its chapter, and what is on the map in the end has
/// somebody who put it there.
void check_chronicle(const Box& box, const CampaignCourse& course);

}  // namespace wagonaut::tests
