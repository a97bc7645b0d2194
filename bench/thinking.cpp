#include "bench/thinking.h"

#include "bench/stopwatch.h"
#include "bots/planner/planner.h"
#include "bots/search/playout.h"
#include "catalog/game.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"

namespace wagonaut::bench {
namespace {

constexpr int kGames = 4;
constexpr int kEvery = 8;  // decision that a game is played out from: those take thousandfold

/// What a planner saw, and what it did.
struct Thought {
  View view;
  Move move;
};

std::vector<Thought> thoughts_of_planners(const Edition& ed, const Weights& weights) {
  std::vector<Thought> thoughts;
  QuickChance luck{Quick(2028)};
  for (int game = 0; game < kGames; ++game) {
    State s = start(ed, luck);
    while (!over(s)) {
      const Seat seat = *s.open.ask.waiting.begin();
      const View view = look(ed, s, seat);
      thoughts.push_back({view, planned_move(position_of(ed, view), weights)});
      apply(ed, s, seat, thoughts.back().move, luck);
    }
  }
  return thoughts;
}

}  // namespace

std::vector<Row> measure_thinking(const Game& game, double seconds) {
  const Edition& ed = game.edition;
  const Weights weights = weights_for(ed);
  const std::vector<Thought> thoughts = thoughts_of_planners(ed, weights);
  const double decisions = best_rate(seconds, double(thoughts.size()), [&] {
    for (const Thought& it : thoughts) keep(planned_move(position_of(ed, it.view), weights));
  });
  Quick rng(5);
  std::size_t next = 0;
  const double playouts = best_rate(seconds, 1, [&] {
    const Thought& it = thoughts[next++ * kEvery % thoughts.size()];
    const Deal deal{imagine(ed, it.view, rng), rng.next64()};
    keep(play_out(ed, weights, deal, *it.view.viewer, it.move));
  });
  return {{"bot_decisions", game.card.id, ed.seats, decisions, "decisions/s"},
          {"bot_playouts", game.card.id, ed.seats, playouts, "playouts/s"}};
}

}  // namespace wagonaut::bench
