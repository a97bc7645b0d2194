#include "bots/planner/tempo.h"

#include <algorithm>

namespace wagonaut {
namespace {

constexpr int kMostAhead = 8;  // turns; more are not reckoned with

/// How a seat's pieces and cards become turns. Of several rivals the quickest is counted, and who
/// is quickest by its cards has had luck that does not last: hence what each further seat changes.
struct Tempo {
  int length10;          // tenths of spaces: of the lanes that it claims
  int card100;           // hundredths of a turn to a card that it lacks
  int fitting;           // percent of its hand that fit what it claims
  int idle10;            // tenths of turns in which it does neither: tickets, tolls, waiting
  int less_fitting = 0;  // for each seat beyond two
  int more_idle10 = 0;
};
constexpr Tempo kPlain{45, 50, 60, 15, 8, 0};
constexpr Tempo kManyTickets{40, 70, 40, 10, 10, 5};
constexpr Tempo kCountries{40, 60, 40, 15, 10, 5};
constexpr Tempo kTwoKinds{40, 60, 30, 30, 5, 0};
constexpr Tempo kCards{33, 60, 85, 10, 0, 0};

const Tempo& tempo_of(const Edition& ed) {
  if (!ed.effects.sentences.empty()) return kCards;
  if (tickets_bonus(ed) > 0) return kManyTickets;
  if (ed.pieces.fleet > 0) return kTwoKinds;
  return ed.countries.empty() ? kPlain : kCountries;
}

/// Tenths of turns until this seat has used up its pieces, if it does nothing else.
int turns10_of(const Position& at, Seat who) {
  const OpenSeat& seat = at.view.open.at(who);
  const auto& cards_of = at.view.backs[who].cards;
  int pieces = seat.trains + seat.ships;
  if (pieces == 0 && at.view.open.turn == 0)
    pieces = at.ed.pieces.fleet > 0 ? at.ed.pieces.fleet : at.ed.pieces.trains;
  pieces = std::max(0, pieces - at.ed.end_threshold);
  const Tempo& tempo = tempo_of(at.ed);
  const int further = at.ed.seats - 2;
  const int fitting = tempo.fitting - further * tempo.less_fitting;
  const int idle10 = tempo.idle10 + further * tempo.more_idle10;
  const int fitting100 = fitting * (cards_of[0] + cards_of[1]);
  const int lacking100 = std::max(0, 100 * pieces - fitting100);
  return 100 * pieces / tempo.length10 + lacking100 * tempo.card100 / 1000 + idle10;
}

/// By how many turns it will use up its pieces before the others.
int turns_ahead(const Position& at, int turns) {
  const int own = (turns10_of(at, *at.view.viewer) + 5) / 10;
  return std::clamp(turns - at.ed.turns_each - own, -kMostAhead, kMostAhead);
}

}  // namespace

int tickets_bonus(const Edition& ed) {
  const Award* award = ed.award(AwardKind::MostTickets);
  return award == nullptr ? 0 : award->points;
}

int turns_left(const Position& at) {
  if (at.view.open.triggered) return (at.view.open.turns_left + at.ed.seats - 1) / at.ed.seats;
  int least = 10'000;
  for (int i = 0; i < at.ed.seats; ++i)
    if (Seat(i) != *at.view.viewer) least = std::min(least, turns10_of(at, Seat(i)));
  return (least + 5) / 10 + at.ed.turns_each;
}

int sure_turns(const Position& at, const Weights& weights) {
  const int turns = turns_left(at);
  if (at.view.open.triggered) return turns;
  return std::max(1 + at.ed.turns_each, (turns * weights.trust + 50) / 100);
}

bool hurries(const Position& at, const Weights& weights) {
  if (at.view.open.triggered) return true;
  const int turns = sure_turns(at, weights);
  if (turns <= weights.last_turns - (at.ed.seats > 2 ? 1 : 0)) return true;
  return tickets_bonus(at.ed) > 0 &&
         turns10_of(at, *at.view.viewer) <= weights.hurry * turns_ahead(at, turns);
}

}  // namespace wagonaut
