#include "bots/first/search/search.h"

#include "bots/first/planner/planner.h"
#include "bots/first/search/trial.h"

namespace wagonaut::first {

Move Search::choose(const Edition& ed, const View& view, Quick& rng) {
  const Position at = position_of(ed, view);
  const Weights weights = weights_for(ed);
  const Move first = planned_move(at, weights);
  if (view.open.ask.kind != AskKind::ChooseAction && view.open.ask.kind != AskKind::KeepTickets)
    return first;
  const Candidates moves = candidates_beside(at, weights, first);
  Trial trial(at, effort_, weights, moves, workers_);
  for (int round = 0; round < effort_.rounds && !trial.decided(); ++round) trial.run_round(rng);
  return trial.best();
}

}  // namespace wagonaut::first
