#include "bots/first/search/playout.h"

#include "bots/first/planner/planner.h"
#include "engine/play.h"
#include "engine/sight/sight.h"

namespace wagonaut::first {
namespace {

constexpr int kMostDecisions = 2000;  // far beyond every real game
constexpr int kNeverTickets = 1000;   // to weigh them takes longer than all other decisions

}  // namespace

State play_out(const Edition& ed, const Weights& weights, const Deal& deal, Seat seat,
               const Move& move) {
  State s = deal.state;
  DeckChance luck(deal.seed);
  for (int d = 0; d < ed.decks.size(); ++d) luck.pile_formed(Deck(d), s.draw_pile);
  apply(ed, s, seat, move, luck);
  std::array<PlanMemory, kMaxSeats> memory;
  Weights quick = weights;
  quick.ticket_turns = kNeverTickets;
  for (int i = 0; !over(s) && i < kMostDecisions; ++i) {
    const Seat next = *s.open.ask.waiting.begin();
    const View view = look(ed, s, next);
    apply(ed, s, next, planned_move(position_of(ed, view), quick, &memory[std::size_t(next)]),
          luck);
  }
  return s;
}

}  // namespace wagonaut::first
