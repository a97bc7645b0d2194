#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/campaign/box.h"
#include "engine/campaign/campaign.h"

namespace wagonaut {

/// What a company is asked at the end of a game.
enum class CampaignAskOf : std::uint8_t {
  Event,   // which one is archived (L-86)
  Option,  // of a story card, from 1
  Item,    // which one it takes
  City,    // where its token goes
};
struct CampaignAsk {
  std::uint8_t company = kNone;  // place in the campaign
  CampaignAskOf of{};
  FixedVector<std::uint8_t, 64> options;  // never empty; law and menu are this list

  friend constexpr bool operator==(const CampaignAsk&, const CampaignAsk&) = default;
};

/// The question that the end of a game waits for. A campaign that is closing has one after every
/// entry.
std::optional<CampaignAsk> campaign_ask(const Box& box, const Campaign& c);

/// An option as the log writes it, and back.
std::string answer_text(const Box& box, CampaignAskOf of, std::uint8_t option);
std::optional<std::uint8_t> answer_from(const Box& box, const CampaignAsk& ask,
                                        std::string_view word);

/// The deed at which the end of the game stands; none in steps without deeds, or behind the last.
const Deed* deed_at(const Box& box, const Campaign& c);

}  // namespace wagonaut
