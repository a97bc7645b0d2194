#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/arena/seating.h"
#include "bots/arena/thinking.h"
#include "bots/bot.h"
#include "engine/model/ids.h"
#include "engine/model/move.h"

namespace wagonaut::arena {

inline constexpr int kMoveKinds = int(MoveKind::Exchange) + 1;

/// How one game ended, by seat.
struct GameScore {
  Seating seating;
  bool finished = true;  // false: cut off after too many decisions
  int turns = 0;
  std::array<int, kMaxSeats> total{}, place{}, completed{};

  friend bool operator==(const GameScore&, const GameScore&) = default;
};

/// What one bot did: how often it made each kind of move, and how long it thought.
struct Conduct {
  std::array<std::uint64_t, kMoveKinds> moves{};
  Thinking thinking;
  std::uint64_t forfeits = 0;  // games that another bot had to end for it

  std::uint64_t decisions() const;
  Conduct& operator+=(const Conduct& other);
  friend bool operator==(const Conduct&, const Conduct&) = default;
};

/// One deal, played in every seating: the unit that is independent of all others.
struct Block {
  std::vector<GameScore> games;
  std::vector<Conduct> bots;  // by number of the bot

  friend bool operator==(const Block&, const Block&) = default;
};

/// Nanoseconds of some steady clock.
using Clock = std::uint64_t (*)();

/// The table at which a block is played.
struct Match {
  const Edition& ed;
  std::vector<std::string> bots;  // ids by number; all must be known
  std::vector<Seating> seatings;
  Clock clock = nullptr;  // without one, no thinking is measured
  std::function<std::unique_ptr<Bot>(std::string_view id)> make = make_bot;
};

/// Plays a deal in all seatings: cards and tickets lie in the same order in each of them. The games
/// depend on the seed alone.
Block play_block(const Match& match, std::uint64_t seed);

/// Independent seeds for every deal of a contest.
std::uint64_t deal_seed(std::uint64_t seed, int deal);

}  // namespace wagonaut::arena
