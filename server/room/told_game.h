#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/game_ref.h"
#include "engine/base/result.h"
#include "engine/record/fairness.h"
#include "server/room/time_taken.h"
#include "server/store/store.h"

namespace wagonaut::server {

/// One step of a game as its log tells it. Step 0 is the deal.
struct ToldStep {
  std::optional<int> by;  // a seat; nobody deals
  std::string move;       // as a record writes it: "claim omaha-duluth-1 RR*", "undo 2"
  std::string luck;       // what luck answered, arrow included
  std::string facts;      // as they were kept (fact_text.h), secrets included
};

/// A finished game as its log and its result tell it, without a rule being asked: for when the
/// rules it was played under are not here any more, or do not lead where it went.
struct ToldGame {
  GameRef game;
  std::vector<std::string> players;  // by seat
  std::optional<int> first;          // the start seat, where the table named it
  std::optional<Fairness> fair;
  std::vector<ToldStep> steps;        // the deal at first
  std::vector<Score> scores;          // as they were kept
  std::vector<TimeTaken> time_taken;  // by seat; of a game that cannot be replayed nobody knows it
};

/// The failure names the entry that says nothing that could be told.
Result<ToldGame> told_game(const std::string& id, const std::string& seed,
                           const std::vector<Entry>& log, std::vector<Score> scores);

/// Its record, in the words of the log: who has the rules it names can read it.
std::string told_record(const ToldGame& told);

}  // namespace wagonaut::server
