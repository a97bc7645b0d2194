#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/workers.h"
#include "engine/luck/generator.h"

namespace wagonaut {

struct Edition;
struct Move;
struct View;

/// Plays by sight: it is given what its seat may know, and answers with a move of that view's menu.
class Bot {
 public:
  virtual ~Bot() = default;
  virtual Move choose(const Edition& ed, const View& view, Quick& rng) = 0;
  /// Nothing more will be asked; `view` is the last its seat sees of the game.
  virtual void game_over(const Edition&, const View&) {}
  /// Lends it workers, who must outlive it; what it chooses does not depend on them.
  virtual void use(const Workers&) {}
  /// Whether another bot had to play on for it. Only bots from outside ever do.
  virtual bool forfeited() const { return false; }
};

/// A bot by its id ("random", "greedy"), some of them with settings
/// ("planner:race=130/card=7"); nothing if there is none of that id.
std::unique_ptr<Bot> make_bot(std::string_view id);
/// The ids of the bots that people choose from, the weakest first. There are more: see `bot_names`.
/// What they are called is in data/texts.
std::vector<std::string> bot_levels();
/// The ids of all bots, those for people and those that are yardsticks only.
std::vector<std::string> bot_names();
/// Of these all that think no longer than some milliseconds, for whoever plays many games.
std::vector<std::string> quick_bot_names();

}  // namespace wagonaut
