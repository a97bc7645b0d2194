#pragma once

#include <vector>

#include "engine/play.h"

namespace wagonaut {

/// A game as it goes on along its record: it remembers the way, so that steps can be taken back.
class Course {
 public:
  Course(const Edition& ed, const State& start) : ed_(ed), state_(start) {}

  const State& state() const { return state_; }
  /// How many steps can be taken back.
  int length() const { return int(before_.size()); }

  Step play(Seat seat, const Move& move, Chance& luck, Log* log = nullptr) {
    before_.push_back(state_);
    return apply(ed_, state_, seat, move, luck, log);
  }
  void take_back(int steps) {
    CHECK(steps > 0 && steps <= length());
    state_ = before_[before_.size() - std::size_t(steps)];
    before_.resize(before_.size() - std::size_t(steps));
  }

 private:
  const Edition& ed_;
  State state_;
  std::vector<State> before_;  // each step that stands
};

}  // namespace wagonaut
