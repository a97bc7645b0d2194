#include "engine/record/record.h"

namespace wagonaut {

Result<State> replay(const Edition& ed, const Record& record, int steps, Log* log) {
  if (steps < 0 || steps > int(record.steps.size())) steps = int(record.steps.size());
  ScriptedChance deal(record.deal);
  State s = start(ed, deal, log, record.first);
  if (deal.failed() || !deal.used_up()) return Failure{"the deal is not possible"};
  for (int i = 0; i < steps; ++i) {
    const RecordStep& step = record.steps[std::size_t(i)];
    const std::string where = "step " + std::to_string(i + 1) + ": ";
    if (const auto why = objection(ed, s, step.seat, step.move))
      return Failure{where + std::string(refusal_name(*why)) + " (" +
                     std::string(refusal_rules(*why)) + ")"};
    ScriptedChance luck(step.luck);
    apply(ed, s, step.seat, step.move, luck, log);
    if (luck.failed() || !luck.used_up()) return Failure{where + "luck cannot have answered so"};
  }
  return s;
}

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

}  // namespace wagonaut
