#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/campaign/sim_tally.h"

namespace wagonaut::tools {

/// A mean of numbers, and how far they lie around it.
struct Mean {
  double sum = 0, squares = 0;
  int n = 0;

  void add(double x) {
    sum += x;
    squares += x * x;
    ++n;
  }
  double mean() const { return n == 0 ? 0 : sum / n; }
  double deviation() const;
};

/// How often something was so.
struct Rate {
  int times = 0, of = 0;

  void add(bool so) {
    times += so;
    ++of;
  }
  double percent() const { return of == 0 ? 0 : 100.0 * times / of; }
};

struct GameSummary {
  Mean slip;                          // of a company
  std::array<Mean, kOrigins> from{};  // the same by origin
  Mean spread, spread_so_far;         // first to last: of this game, of all slips up to it
  Mean turns, newspapers;             // of the table
};

struct ModuleSummary {
  bool pays = false;    // a sentence of it moves dollars
  bool shares = false;  // it shares lanes (C-13)
  Origin origin{};
  Mean dollars;       // to a company in a game in which it is in force
  double shared = 0;  // what lanes of others added to tickets, where this rule shares them
  double slips = 0;   // all those slips together
  double share() const { return slips == 0 ? 0 : 100 * (dollars.sum + shared) / slips; }
};
struct EventSummary {
  Rate in_deck, seen, archived;  // of campaigns
  Mean turned;                   // times a campaign that has it
  double dollars = 0;            // all it paid
};
struct PostcardSummary {
  Rate drawn, completed;  // of campaigns
  Mean dollars;           // of a completed one
};
struct ItemSummary {
  bool charter = false;
  Rate held;           // of campaigns: somebody has it in the end
  int games = 0;       // in which a company had it in its office
  double dollars = 0;  // that it paid there
  double pay() const { return games == 0 ? 0 : dollars / games; }
};
struct RegionSummary {
  std::uint8_t pair = kNone;
  Rate first;   // of the decisions between it and another
  Rate better;  // its chooser earned more than the mean of the table in all games after
};

/// Everything that the campaigns of one number of companies say together.
struct CampaignSummary {
  int companies = 0, campaigns = 0, unfinished = 0;
  std::vector<GameSummary> games;
  std::vector<ModuleSummary> modules;
  std::vector<EventSummary> events;
  std::vector<PostcardSummary> postcards;
  std::vector<ItemSummary> items;
  std::vector<RegionSummary> regions;
  std::vector<std::vector<int>> flags;  // by flag and value, 0: not set
  std::vector<Mean> parts;              // of the final count, a company
  Mean sum;                             // of a company
  Mean spread, spread_share;            // of final sums, first to last: dollars, percent of first
  Rate near;                            // campaigns in which it is at most a quarter
  Rate leader_wins, last_wins;          // by slips at half-time
  Rate last_wins_next;
  Mean most_wins;                      // games won by one company
  Rate tunnels_built;                  // at the first try
  std::map<std::string, Mean> won_by;  // campaigns, by bot: its share of what its seats could win
};
CampaignSummary summary_of(const Box& box, int companies,
                           const std::vector<CampaignTally>& campaigns);

}  // namespace wagonaut::tools
