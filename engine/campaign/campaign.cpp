#include "engine/campaign/campaign.h"

#include <algorithm>

namespace wagonaut {

int companies_of_campaign(const Campaign& campaign) {
  return int(std::count_if(campaign.companies.begin(), campaign.companies.end(), of_campaign));
}

int missed_in_a_row(const Campaign& campaign, const CompanyState& company) {
  int missed = 0;
  for (int game = campaign.game - 1; game >= 1; --game, ++missed)
    if ((company.played & game_bit(game)) != 0) break;
  return missed;
}

}  // namespace wagonaut
