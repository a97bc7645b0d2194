#pragma once

#include <cstdint>
#include <vector>

#include "engine/model/ids.h"

namespace wagonaut {

/// What happened between games. `company` is a place in the campaign's list.
enum class CampaignFactKind : std::uint8_t {
  Founded,
  CompanyJoined,     // company
  CompanyHanded,     // company
  CompanyLeft,       // company
  ChapterBegan,      // n: game
  GameClosed,        // n: game
  SlipWritten,       // company, n: dollars, what: place in the game's ranking
  CabooseTaken,      // company
  LanePainted,       // company, what: lane, n: colour
  LaneToken,         // company or kNone, what: lane, n: token
  CityToken,         // company, what: node, n: token
  EventAdded,        // what: event
  EventArchived,     // what: event, company that chose it or kNone
  StoryRead,         // what: card, n: side
  ModuleOn,          // what: module
  ModuleOff,         // what: module
  RegionOpened,      // what: region
  FlagSet,           // what: flag, n: value
  OptionChosen,      // company, n: option from 1
  TicketRetired,     // what: ticket
  TicketStamped,     // company, what: ticket
  PostcardDrawn,     // company, what: postcard
  PostcardShown,     // company, what: postcard
  PostcardArchived,  // what: postcard
  ItemGained,        // company, what: item
  SlipDeposited,     // company, n: dollars
  PartCounted,       // company, what: line of the final count, n: dollars
  CompanyCounted,    // company, n: sum, what: place, 0: none
};

struct CampaignFact {
  CampaignFactKind kind{};
  std::uint8_t company = kNone;
  std::uint8_t what = 0;
  std::int16_t n = 0;

  friend constexpr bool operator==(const CampaignFact&, const CampaignFact&) = default;
};
using CampaignFacts = std::vector<CampaignFact>;

}  // namespace wagonaut
