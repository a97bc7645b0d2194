#include "bots/search/search.h"

#include "bots/planner/planner.h"
#include "bots/search/trial.h"

namespace wagonaut {

Move Search::choose(const Edition& ed, const View& view, Quick& rng) {
  const Position at = position_of(ed, view);
  const Weights weights = weights_for(ed);
  const Move first = planned_move(at, weights);
  const Candidates moves = candidates_beside(at, weights, first);
  if (moves.size() == 1) return first;
  Trial trial(at, effort_, weights, moves, workers_);
  for (int round = 0; round < effort_.rounds && !trial.decided(); ++round) trial.run_round(rng);
  return trial.best();
}

}  // namespace wagonaut
