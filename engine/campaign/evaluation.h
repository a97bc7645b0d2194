#pragma once

#include <vector>

#include "engine/campaign/box.h"
#include "engine/campaign/campaign.h"
#include "engine/campaign/campaign_fact.h"

namespace wagonaut {

/// What one company has in the end.
struct CompanyCount {
  std::uint8_t company = kNone;       // place in the campaign
  std::vector<std::int16_t> parts{};  // dollars, line by line of the box's evaluation
  std::int16_t sum = 0;
  std::uint8_t place = 0;  // equal companies share one; 0: barred by too few slips (C-0.15)

  friend bool operator==(const CompanyCount&, const CompanyCount&) = default;
};

/// The final count (L-90), by the table of the box: every company that played at least once, in the
/// order in which they joined.
using FinalCount = std::vector<CompanyCount>;
FinalCount evaluate(const Box& box, const Campaign& c);

/// Part by part, then the companies from the last place up; those without a place before them.
void tell_count(const FinalCount& count, CampaignFacts* told);

}  // namespace wagonaut
