#pragma once

#include <optional>

#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/record/record.h"

namespace wagonaut {

/// Plays a game and keeps its record as it goes.
class Recorder {
 public:
  Recorder(const Edition& ed, GameHeader header, Chance& luck, Log* log = nullptr,
           std::optional<Seat> first = {});
  /// Takes a game up where its record leaves off.
  Recorder(const Edition& ed, Record record, const State& state, Chance& luck);

  Step play(Seat seat, const Move& move, Log* log = nullptr);
  /// Goes back to before the last `steps` steps that stand; there must be as many. Luck goes on as
  /// it was.
  void take_back(Seat seat, int steps);

  const State& state() const { return state_; }
  const Record& record() const { return record_; }

 private:
  const Edition& ed_;
  NotingChance luck_;
  Record record_;
  State state_;
};

}  // namespace wagonaut
