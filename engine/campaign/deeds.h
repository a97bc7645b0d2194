#pragma once

#include "engine/campaign/box.h"
#include "engine/campaign/campaign.h"
#include "engine/campaign/campaign_fact.h"

namespace wagonaut {

/// A campaign while an entry changes it, and who is told.
struct Desk {
  const Box& box;
  Campaign& c;
  CampaignFacts* told = nullptr;

  void note(const CampaignFact& fact) {
    if (told != nullptr) told->push_back(fact);
  }
};

using CompanyList = FixedVector<std::uint8_t, kMaxSeats>;
/// The companies a deed means, in order; for the table as a whole one entry, kNone.
CompanyList companies_meant(const Closing& closing, AfterGame who);

/// Does the card's condition hold (its tests, all of them)?
bool story_holds(const Box& box, const Campaign& c, const StoryCard& card);

/// Is a deed one that somebody has to answer?
bool is_choice(const Deed& deed);
/// Would it change anything if it were carried out now for this company?
bool can_carry_out(const Box& box, const Campaign& c, const Deed& deed, std::uint8_t company);
/// Carries out a deed that asks nobody; what cannot be done is skipped (C-0.4).
void carry_out(Desk& t, const Deed& deed, std::uint8_t company);
/// All of them, each for those it means.
void carry_out_all(Desk& t, const Deeds& deeds);

void archive_event(Desk& t, EventId event, std::uint8_t company);
void gain_item(Desk& t, std::uint8_t company, ItemId item);
void place_in_city(Desk& t, std::uint8_t company, TokenId token, NodeId city);
/// So many of these things does a company have, in office and vault.
int items_held(const Box& box, const CompanyState& company, const ItemSet& items);

}  // namespace wagonaut
