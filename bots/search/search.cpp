#include "bots/search/search.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/planner/planner.h"
#include "bots/search/candidates.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

constexpr int kMostDecisions = 2000;  // far beyond every real game

constexpr int kNeverTickets = 1000;  // to weigh them takes longer than all other decisions

/// How far a move was ahead of the first one, in the same deals.
struct Tally {
  double ahead = 0, squares = 0;
  int games = 0;

  void add(double lead) {
    ahead += lead;
    squares += lead * lead;
    ++games;
  }
  /// In standard errors.
  double lead() const {
    if (games < 2) return 0;
    const double mean = ahead / games;
    const double variance = std::max(1.0, squares / games - mean * mean);
    return mean / std::sqrt(variance / games);
  }
};

/// Own points beyond the best rival, and what a win counts.
double outcome(const Edition& ed, const State& s, Seat me, int win) {
  const Standings result = standings(ed, s);
  int rival = -1000;
  for (int i = 0; i < ed.seats; ++i)
    if (Seat(i) != me) rival = std::max<int>(rival, result.at(Seat(i)).total);
  const double margin = result.at(me).total - rival;
  return margin + (margin > 0 ? win : margin < 0 ? -win : 0);
}

/// The rest of the game, every seat playing as the planner does.
void play_out(const Edition& ed, const Weights& weights, State& s, Chance& luck) {
  std::array<PlanMemory, kMaxSeats> memory;
  Weights quick = weights;
  quick.ticket_turns = kNeverTickets;
  for (int i = 0; !over(s) && i < kMostDecisions; ++i) {
    const Seat seat = *s.ask.waiting.begin();
    const View view = look(ed, s, seat);
    const Move move = planned_move(position_of(ed, view), quick, &memory[std::size_t(seat)]);
    apply(ed, s, seat, move, luck);
  }
}

/// The moves that are compared, and how each of them does.
class Trial {
 public:
  Trial(const Position& at, const Effort& effort, const Weights& weights, const Candidates& moves)
      : at_(at),
        effort_(effort),
        weights_(weights),
        moves_(moves),
        tallies_(std::size_t(moves.size())) {
    for (int i = 0; i < std::min(moves.size(), effort.moves); ++i) tried_.push_back(i);
  }

  /// Tries all moves that are left in as many deals as a round allows, then leaves the weaker half
  /// out; the first one stays in any case.
  void run_round(Quick& rng) {
    const int deals = std::max(1, effort_.playouts / effort_.rounds / int(tried_.size()));
    for (int deal = 0; deal < deals; ++deal) {
      // Two statements: compilers differ in which argument of a call they work out first.
      const State imagined = imagine(at_.ed, at_.view, rng);
      play_deal(imagined, rng.next64());
    }
    std::stable_sort(tried_.begin() + 1, tried_.end(), [&](int a, int b) {
      return tallies_[std::size_t(a)].ahead > tallies_[std::size_t(b)].ahead;
    });
    if (effort_.rounds > 1) tried_.resize((tried_.size() + 2) / 2);
  }

  bool decided() const { return tried_.size() < 2; }

  const Move& best() const {
    int best = 0;
    double most = effort_.doubt / 10.0;
    for (const int i : tried_)
      if (const double lead = tallies_[std::size_t(i)].lead(); i != 0 && lead > most) {
        most = lead;
        best = i;
      }
    return moves_[std::size_t(best)];
  }

 private:
  void play_deal(const State& imagined, std::uint64_t seed) {
    double of_first = 0;
    for (const int i : tried_) {
      State s = imagined;
      DeckChance luck(seed);
      for (int d = 0; d < at_.ed.decks.size(); ++d) luck.pile_formed(Deck(d), s.draw_pile);
      apply(at_.ed, s, *at_.view.viewer, moves_[std::size_t(i)], luck);
      play_out(at_.ed, weights_, s, luck);
      const double value = outcome(at_.ed, s, *at_.view.viewer, effort_.win);
      if (i == 0) of_first = value;
      tallies_[std::size_t(i)].add(value - of_first);
    }
  }

  const Position& at_;
  const Effort& effort_;
  const Weights& weights_;
  const Candidates& moves_;
  std::vector<Tally> tallies_;
  std::vector<int> tried_;
};

}  // namespace

std::span<const Named<Effort>> named_efforts() {
  static constexpr std::array kNamed{
      Named<Effort>{"playouts", &Effort::playouts, 1, 10'000},
      Named<Effort>{"moves", &Effort::moves, 2, kMostCandidates},
      Named<Effort>{"rounds", &Effort::rounds, 1, 6},
      Named<Effort>{"doubt", &Effort::doubt, 0, 40},
      Named<Effort>{"win", &Effort::win, 0, 200},
  };
  return kNamed;
}

Move Search::choose(const Edition& ed, const View& view, Quick& rng) {
  const Position at = position_of(ed, view);
  const Move first = planned_move(at, weights_);
  if (view.ask.kind != AskKind::ChooseAction && view.ask.kind != AskKind::KeepTickets) return first;
  const Candidates moves = candidates_beside(at, weights_, first);
  Trial trial(at, effort_, weights_, moves);
  for (int round = 0; round < effort_.rounds && !trial.decided(); ++round) trial.run_round(rng);
  return trial.best();
}

}  // namespace wagonaut
