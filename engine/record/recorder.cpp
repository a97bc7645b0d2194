#include "engine/record/recorder.h"

#include <utility>

namespace wagonaut {

Recorder::Recorder(const Edition& ed, GameHeader header, Chance& luck, Log* log,
                   std::optional<Seat> first)
    : ed_(ed), luck_(luck) {
  record_.header = std::move(header);
  record_.first = first;
  state_ = start(ed_, luck_, log, first);
  record_.deal = luck_.take();
}

Recorder::Recorder(const Edition& ed, Record record, const State& state, Chance& luck)
    : ed_(ed), luck_(luck), record_(std::move(record)), state_(state) {}

Step Recorder::play(Seat seat, const Move& move, Log* log) {
  const Step step = apply(ed_, state_, seat, move, luck_, log);
  record_.steps.push_back({seat, move, luck_.take()});
  return step;
}

void Recorder::take_back(Seat seat, int steps) {
  record_.steps.push_back({seat, {}, {}, steps});
  const Result<State> before = replay(ed_, record_);
  CHECK(before);
  state_ = *before;
}

}  // namespace wagonaut
