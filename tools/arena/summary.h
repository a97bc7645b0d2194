#pragma once

#include "tools/arena/ledger.h"

namespace wagonaut::tools {

/// How one bot did in one contest.
struct BotResult {
  std::string bot;
  int chairs = 1;
  arena::Interval wins;    // share of a chair
  arena::Interval points;  // of a chair
  double deviation = 0;    // of the points of single games
  double winning = 0;      // mean points in the games it won; 0 if it won none
  double completed = 0;    // tickets
  arena::Conduct conduct;
};

struct ContestResult {
  std::string edition;  // id
  int seats = 0, deals = 0, games = 0, unfinished = 0;
  double turns = 0, winning = 0;  // means over games
  arena::Decision decision;
  std::vector<BotResult> bots;

  std::string title() const;  // "racer against hungry"
};

/// Strength of all bots that met at tables of one kind.
struct Rung {
  std::string bot;
  arena::Interval elo;
  double wins = 0, pairs = 0;  // over all others it met, game by game and seat by seat
};
struct Ladder {
  std::string edition;
  int seats = 0;
  std::vector<std::string> bots;  // as in `table`
  arena::WinTable table{0};
  std::vector<Rung> rungs;  // the strongest first
};

struct ArenaSummary {
  std::uint64_t seed = 0;
  std::string seatings;
  std::vector<ContestResult> contests;
  std::vector<Ladder> ladders;  // of editions with more than one pair of bots
};

/// `anchor` is the bot whose Elo is 0, if it is there.
ArenaSummary summary_of(const ArenaPlan& plan, const Ledger& ledger, const std::string& anchor);

/// What each bot did over all contests of an edition.
struct Habits {
  std::string edition, bot;
  double games = 0;  // chairs of it at all tables
  arena::Conduct conduct;
};
std::vector<Habits> habits_of(const ArenaSummary& summary);

}  // namespace wagonaut::tools
