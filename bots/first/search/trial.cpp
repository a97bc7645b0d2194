#include "bots/first/search/trial.h"

#include <algorithm>
#include <cmath>

#include "engine/play.h"
#include "engine/sight/sight.h"

namespace wagonaut::first {
namespace {

/// Own points beyond the best rival, and what a win counts.
double outcome(const Edition& ed, const State& s, Seat me, int win) {
  const Standings result = standings(ed, s);
  int rival = -1000;
  for (int i = 0; i < ed.seats; ++i)
    if (Seat(i) != me) rival = std::max<int>(rival, result.at(Seat(i)).total);
  const double margin = result.at(me).total - rival;
  return margin + (margin > 0 ? win : margin < 0 ? -win : 0);
}

}  // namespace

void Tally::add(double lead) {
  sum_ += lead;
  squares_ += lead * lead;
  ++games_;
}

double Tally::lead() const {
  if (games_ < 2) return 0;
  const double mean = sum_ / games_;
  const double variance = std::max(1.0, squares_ / games_ - mean * mean);
  return mean / std::sqrt(variance / games_);
}

Trial::Trial(const Position& at, const Effort& effort, const Weights& weights,
             const Candidates& moves, const Workers* workers)
    : at_(at),
      effort_(effort),
      weights_(weights),
      moves_(moves),
      workers_(workers),
      tallies_(std::size_t(moves.size())) {
  for (int i = 0; i < std::min(moves.size(), effort.moves); ++i) tried_.push_back(i);
}

void Trial::run_round(Quick& rng) {
  const int times = at_.view.open.ask.kind == AskKind::KeepTickets ? effort_.keep : 1;
  const int playouts = times * effort_.playouts / effort_.rounds;
  std::vector<Deal> deals(std::size_t(std::max(1, playouts / int(tried_.size()))));
  for (Deal& deal : deals) {
    deal.state = imagine(at_.ed, at_.view, rng);
    deal.seed = rng.next64();
  }
  const std::vector<double> values = values_in(deals);
  for (std::size_t row = 0; row < values.size(); row += tried_.size())
    for (std::size_t i = 0; i < tried_.size(); ++i)
      tallies_[std::size_t(tried_[i])].add(values[row + i] - values[row]);
  std::stable_sort(tried_.begin() + 1, tried_.end(),
                   [&](int a, int b) { return tally(a).sum() > tally(b).sum(); });
  if (effort_.rounds > 1) tried_.resize((tried_.size() + 2) / 2);
}

/// Deal by deal the values of all moves that are left.
std::vector<double> Trial::values_in(const std::vector<Deal>& deals) const {
  std::vector<double> values(deals.size() * tried_.size());
  const auto play = [&](int i) {
    const std::size_t task = std::size_t(i);
    const Move& move = moves_[std::size_t(tried_[task % tried_.size()])];
    values[task] = value_in(deals[task / tried_.size()], move);
  };
  if (workers_ != nullptr)
    workers_->share_out(int(values.size()), play);
  else
    for (int i = 0; i < int(values.size()); ++i) play(i);
  return values;
}

double Trial::value_in(const Deal& deal, const Move& move) const {
  const Seat me = *at_.view.viewer;
  return outcome(at_.ed, play_out(at_.ed, weights_, deal, me, move), me, effort_.win);
}

bool Trial::decided() const {
  const double doubt = effort_.early / 10.0;
  return std::all_of(tried_.begin() + 1, tried_.end(),
                     [&](int move) { return effort_.early > 0 && tally(move).lead() < -doubt; });
}

const Move& Trial::best() const {
  int best = 0;
  double most = effort_.doubt / 10.0;
  for (const int i : tried_)
    if (const double lead = tally(i).lead(); i != 0 && lead > most) {
      most = lead;
      best = i;
    }
  return moves_[std::size_t(best)];
}

}  // namespace wagonaut::first
