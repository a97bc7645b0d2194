#pragma once

#include <array>

#include "engine/base/fixed_vector.h"
#include "engine/campaign/box.h"
#include "engine/model/ids.h"

namespace wagonaut {

inline constexpr int kMaxPairs = 8;

/// Where a campaign is. Gathering: before a game, or between two.
enum class Phase : std::uint8_t { Gathering, Playing, Closing, Finished };

/// Who decides for a company.
enum class Holder : std::uint8_t { Person, Bot, Nobody };

/// How a company takes part in a game (L-91, C-0.22).
enum class Comes : std::uint8_t { Absent, Here, Bot, Guest };
struct Presence {
  Comes as = Comes::Absent;
  bool slip = true;  // of a bot or a guest: its slip counts, not the value for absence

  friend constexpr bool operator==(const Presence&, const Presence&) = default;
};
using Attendance = std::array<Presence, kMaxSeats>;  // by the campaign's companies

/// What a company keeps between games. Bits of `played` and `counted` are games, from bit 0 on.
struct CompanyState {
  std::uint8_t id = 0;  // its place in the box
  Holder holder = Holder::Person;
  std::uint8_t joined = 1;  // the first game it could play
  std::array<std::int16_t, kMaxGames> slips{};
  std::uint16_t played = 0;   // it had a seat
  std::uint16_t counted = 0;  // its slip counts
  ItemSet office, vault;
  std::array<std::uint8_t, kMaxCounters> many{};  // things of the vault that are counted
  PostcardSet postcards;                          // drawn, completed ones included
  PostcardSet shown;                              // completed
  TicketSet stamps;

  friend constexpr bool operator==(const CompanyState&, const CompanyState&) = default;
};

using StorySet = Bits<StoryId, kMaxStory>;

/// How far the end of a game is (L-71), and what its steps need to know of the game.
struct Closing {
  std::uint8_t step = 0;  // 2 to 8; 0: no game is being closed
  // Within a step: story card or module; side or sentence; deed; place among those it means.
  std::uint8_t card = 0, part = 0, deed = 0, turn = 0;
  FixedVector<std::uint8_t, kMaxSeats> ranking;  // companies that played, the winner first
  FixedVector<std::uint8_t, kMaxSeats> order;    // the same in turn order
  EventSet discard;                              // from which one is archived (L-86)
  std::array<NodeSet, kMaxSeats> reached;        // by company
  std::array<TicketSet, kMaxSeats> done;         // by company: tickets complete
  TicketSet retiring;                            // archived in step 8 (C-0.16)
  ModuleSet later;                               // of boxes just opened: from the next game on

  friend constexpr bool operator==(const Closing&, const Closing&) = default;
};

/// What everybody has read or been shown. It only grows, whatever is archived later.
struct Known {
  std::array<StorySet, 2> story;  // by side
  ModuleSet modules;
  EventSet events;
  ItemSet items;

  friend constexpr bool operator==(const Known&, const Known&) = default;
};

/// A campaign between two entries of its log. Companies stand in the order in which they joined,
/// which is that of the seats; "company" as a number means the place in this list.
struct Campaign {
  Phase phase = Phase::Gathering;
  std::uint8_t game = 1;     // the one played, or the next one
  std::uint8_t version = 0;  // of the box; 0: not founded yet
  bool count = false;        // the final count was called for (C-0.15)
  FixedVector<CompanyState, kMaxSeats> companies;
  std::uint8_t caboose = kNone;  // kNone: drawn in the first game (L-17)
  EventSet events, events_out;   // deck and archive
  PostcardSet mail, postcards_out;
  TicketSet tickets, tickets_out;
  ModuleSet modules;
  RegionSet regions;
  std::array<std::uint8_t, kMaxPairs> pair_first = no_pairs();  // the region opened first
  std::array<std::uint8_t, kMaxFlags> flags{};                  // values from 1; 0: not set
  std::array<std::uint8_t, kMaxLanes> paint{};                  // colour + 1; 0: as printed
  std::array<LaneSet, 2> on_lane{};                             // lasting tokens, by slot
  std::array<std::uint8_t, kMaxNodes> owner{};                  // lasting tokens: company + 1
  Known known;
  Attendance attendance{};  // of the game being played
  Closing closing;

  static constexpr std::array<std::uint8_t, kMaxPairs> no_pairs() {
    std::array<std::uint8_t, kMaxPairs> out{};
    out.fill(kNone);
    return out;
  }
  friend constexpr bool operator==(const Campaign&, const Campaign&) = default;
};
static_assert(std::is_trivially_copyable_v<Campaign>);
static_assert(sizeof(Campaign) <= 2048);

constexpr std::uint16_t game_bit(int game) {
  return std::uint16_t(1u << (game - 1));
}
/// Has the company taken part in any game? Then it is one of the campaign (C-0.15).
constexpr bool of_campaign(const CompanyState& company) {
  return company.played != 0;
}
int companies_of_campaign(const Campaign& campaign);

/// Games missed in a row before the one at hand; a newcomer has missed all before it (C-4).
int missed_in_a_row(const Campaign& campaign, const CompanyState& company);

}  // namespace wagonaut
