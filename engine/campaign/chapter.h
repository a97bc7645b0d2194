#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/base/result.h"
#include "engine/campaign/box.h"
#include "engine/campaign/campaign.h"
#include "engine/campaign/campaign_fact.h"
#include "engine/campaign/opening.h"
#include "engine/record/record.h"

namespace wagonaut {

/// A game of a campaign, ready to be dealt.
struct Opening {
  Edition edition;
  std::array<std::uint8_t, kMaxSeats>
      company_of_seat{};      // places in the campaign; kNone: not in it
  std::optional<Seat> first;  // nobody: the start seat is drawn and holds the caboose (L-17, L-27)
  std::string hash;           // of the edition; stands in the table's log and in the record
};

/// Begins a chapter: who comes is settled, and the story that is read in setup has switched rules
/// on and brought events.
Result<Campaign> begin_chapter(const Box& box, Campaign campaign, const Attendance& attendance,
                               CampaignFacts* told = nullptr);

/// The game that a campaign is playing (6.3).
Opening opening_of(const Box& box, const Campaign& playing);
/// The game that a campaign would play with these companies.
Result<Opening> open_game(const Box& box, const Campaign& campaign, const Attendance& attendance);

/// An evening that changes nothing (6.9), on the board as the next game of the campaign has it. The
/// companies by their places in the box, seat by seat; they need not belong to the campaign.
Result<Opening> open_evening(const Box& box, const Campaign& campaign,
                             const FixedVector<std::uint8_t, kMaxSeats>& companies);

/// The names by which records of a box's games speak.
Labels labels_of(const Box& box);

}  // namespace wagonaut
