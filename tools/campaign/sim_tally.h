#pragma once

#include <array>
#include <vector>

#include "bots/campaign/whole_campaign.h"
#include "engine/campaign/evaluation.h"
#include "tools/campaign/sim_origin.h"

namespace wagonaut::tools {

/// One company's slip, and where its dollars come from: they add up to it.
struct SlipTally {
  std::array<std::int16_t, kOrigins> from{};
  std::int16_t slip = 0;

  std::int16_t& operator[](Origin origin) { return from[std::size_t(origin)]; }
  std::int16_t operator[](Origin origin) const { return from[std::size_t(origin)]; }
};

/// How often something came up in a game or a campaign, and what it paid all companies together.
struct CardTally {
  std::int16_t times = 0, dollars = 0;
};

struct ChapterTally {
  int turns = 0, newspapers = 0;
  std::array<SlipTally, kMaxSeats> slips{};  // by company
  std::vector<std::uint8_t> ranking;         // companies, the winner first
  std::vector<CardTally> modules;            // times: 1 if it was in force
  int shared = 0;                            // what lanes of others added to tickets (C-13)
  int tunnels = 0, tunnels_built = 0;        // entered for the first time by a seat; and then built
};

/// A region that a company opened, and which one it left for later.
struct BranchTally {
  std::uint8_t game = 0, company = kNone;
  std::uint8_t region = kNone, other = kNone;
};

/// Everything the report needs of one campaign.
struct CampaignTally {
  int companies = 0;
  bool finished = false;
  std::vector<std::string> bots;  // by company
  std::vector<ChapterTally> games;
  std::vector<CardTally> events;     // times turned up
  std::vector<CardTally> postcards;  // times: 1 if it was completed
  std::vector<CardTally> items;      // times: games in which a company had it in its office
  EventSet events_in, events_out;    // of the deck at any time; archived
  std::vector<BranchTally> branches;
  Campaign end;
  FinalCount count;

  /// The sum of a company's slips up to a game.
  int slips_up_to(int game, int company) const;
};

/// Writes a tally while a campaign is played.
class TallyHearer final : public CampaignHearer {
 public:
  TallyHearer(const Box& box, const Origins& origins, CampaignTally& out);

  void game_opened(const Campaign& c, const Opening& opening) override;
  void note(const Fact& fact) override;
  void game_over(const Campaign& c, const Opening& opening, const State& played) override;
  void answered(const Campaign& c, const CampaignAsk& ask, std::uint8_t option) override;
  void game_closed(const Campaign& c, const CampaignFacts& told) override;

 private:
  ChapterTally& game() { return out_.games.back(); }
  std::uint8_t company_of(Seat seat) const { return company_of_seat_[std::size_t(seat)]; }
  void note_dollars(const Fact& fact);
  void note_swaps(const Fact& fact);
  void note_shared(const Edition& ed, const State& played, Seat seat);
  void note_tunnel(const Fact& fact);

  const Box& box_;
  const Origins& origins_;
  CampaignTally& out_;
  std::array<std::uint8_t, kMaxSeats> company_of_seat_{};
  BySeat<LaneSet> entered_;  // tunnels, in this game
  bool first_try_ = false;   // the tunnel that was entered last was new to its seat
};

}  // namespace wagonaut::tools
