#include "bots/planner/weights.h"

#include <array>

namespace wagonaut {
namespace {

constexpr std::array kWeights{
    Named<Weights>{"race", &Weights::race, 60, 180},
    Named<Weights>{"card", &Weights::card, 3, 12},
    Named<Weights>{"draw", &Weights::draw, 3, 12},
    Named<Weights>{"held", &Weights::held, 0, 10},
    Named<Weights>{"risk", &Weights::risk, 0, 30},
    Named<Weights>{"toll", &Weights::toll, 0, 15},
    Named<Weights>{"sure", &Weights::sure, 40, 120},
    Named<Weights>{"trail", &Weights::trail, 0, 60},
    Named<Weights>{"longer", &Weights::longer, 0, 40},
    Named<Weights>{"planned", &Weights::planned, 0, 150},
    Named<Weights>{"contested", &Weights::contested, 0, 30},
    Named<Weights>{"slack", &Weights::slack, -2, 8},
    Named<Weights>{"least", &Weights::least, 1, 10},
    Named<Weights>{"last_turns", &Weights::last_turns, 1, 12},
    Named<Weights>{"hurry", &Weights::hurry, 0, 60},
    Named<Weights>{"most", &Weights::most, 0, 60},
    Named<Weights>{"reserve", &Weights::reserve, 0, 3},
    Named<Weights>{"decay", &Weights::decay, 40, 98},
    Named<Weights>{"blind", &Weights::blind, 60, 160},
    Named<Weights>{"urgent", &Weights::urgent, 0, 40},
    Named<Weights>{"nearly_done", &Weights::nearly_done, 0, 100},
    Named<Weights>{"ticket_turns", &Weights::ticket_turns, 3, 30},
    Named<Weights>{"margin", &Weights::margin, -80, 120},
    Named<Weights>{"harbour", &Weights::harbour, 0, 200},
    Named<Weights>{"steal", &Weights::steal, 1, 10},
    Named<Weights>{"trust", &Weights::trust, 40, 130},
    Named<Weights>{"finish", &Weights::finish, 0, 16},
    Named<Weights>{"fade", &Weights::fade, 0, 20},
};

/// Where points are for lanes and tickets alone.
constexpr Weights for_points() {
  Weights w;
  w.card = 7;
  w.draw = 8;
  w.held = 7;
  w.risk = 8;
  w.toll = 5;
  w.longer = 11;
  w.most = 22;
  w.decay = 84;
  w.urgent = 11;
  w.nearly_done = 27;
  w.ticket_turns = 5;
  w.finish = 6;
  return w;
}

/// Where most tickets bring a bonus, each of them weighs more, and so do the lanes that they take.
constexpr Weights for_tickets() {
  Weights w;
  w.race = 108;
  w.draw = 12;
  w.held = 4;
  w.toll = 6;
  w.sure = 105;
  w.planned = 77;
  w.least = 5;
  w.last_turns = 2;
  w.hurry = 3;
  w.most = 42;
  w.decay = 71;
  w.urgent = 15;
  w.nearly_done = 0;
  w.ticket_turns = 4;
  w.margin = 11;
  w.trust = 80;
  w.finish = 12;
  return w;
}

/// Where a ticket may end in one of several countries.
constexpr Weights for_countries() {
  Weights w;
  w.risk = 7;
  w.trail = 16;
  w.urgent = 15;
  w.nearly_done = 8;
  w.steal = 5;
  w.finish = 5;
  w.fade = 2;
  return w;
}

/// Where there are pieces of two kinds, and many of them.
constexpr Weights for_fleets() {
  Weights w;
  w.race = 122;
  w.trail = 29;
  w.slack = -1;
  w.last_turns = 2;
  w.decay = 82;
  w.urgent = 15;
  w.steal = 9;
  w.finish = 7;
  return w;
}

/// Where cards say what a lane brings, and length does not.
constexpr Weights for_cards() {
  Weights w;
  w.held = 3;
  w.sure = 100;
  w.contested = 8;
  w.last_turns = 2;
  w.ticket_turns = 4;
  w.margin = 0;
  w.race = 100;
  w.finish = 6;
  return w;
}

}  // namespace

Weights weights_for(const Edition& ed) {
  if (!ed.effects.sentences.empty()) return for_cards();
  if (ed.award(AwardKind::MostTickets) != nullptr) return for_tickets();
  if (ed.pieces.fleet > 0) return for_fleets();
  return ed.countries.empty() ? for_points() : for_countries();
}

std::span<const Named<Weights>> named_weights() {
  return kWeights;
}

}  // namespace wagonaut
