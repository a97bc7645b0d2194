#pragma once

#include <functional>
#include <string>

#include "engine/play.h"
#include "tests/campaign/tale.h"

namespace wagonaut::tests {

/// Somebody who looks on while a campaign is played. As a `Log` it hears every fact of its games.
struct Witness : Log {
  virtual ~Witness() = default;
  /// After every entry.
  virtual void entry(const Tale&) {}
  /// A game was dealt; its first facts have been heard.
  virtual void dealt(const Opening&) {}
  /// At every decision of every game: the move is about to be made; kNobody: the game is over.
  virtual void decision(const Opening&, const State&, Seat, const Move&, Quick&) {}
  void note(const Fact&) override {}
};

/// How a campaign wanders.
struct Wander {
  std::uint64_t seed = 0;
  int companies = 0;      // 0: any number
  int branch = -1;        // as `branch_of` counts; -1: any
  bool builders = false;  // games go to whoever builds, and to who completes a postcard
  std::string bot = {};   // its games are played by bots of this name
  int games = 0;          // 0: all of them; else it is left after so many
  bool faithful = false;  // everybody comes, nobody joins late, leaves or goes back
};

/// A whole campaign: companies, absences, stand-ins, late joiners, leavers, rewinds, choices and
/// games at random.
void play_campaign(Tale& tale, const Wander& how, Witness& witness);

/// The same for whoever wants to see its entries alone.
using Look = std::function<void(const Tale&)>;
void play_campaign(Tale& tale, std::uint64_t seed, const Look& look);

/// Which of the ways through the story a campaign took: a bit for each pair of regions (the second
/// one was opened first), then one for each answer of a game that the campaign keeps.
int branch_of(const Box& box, const Campaign& c);
int branches_of(const Box& box);

}  // namespace wagonaut::tests
