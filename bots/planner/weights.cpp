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
    Named<Weights>{"slack", &Weights::slack, -2, 4},
    Named<Weights>{"least", &Weights::least, 1, 10},
    Named<Weights>{"last_turns", &Weights::last_turns, 1, 8},
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
};

/// Where most tickets bring a bonus, each of them weighs more, and so do the lanes that they take.
constexpr Weights for_tickets() {
  Weights w;
  w.race = 108;
  w.draw = 12;
  w.held = 4;
  w.toll = 3;
  w.sure = 91;
  w.planned = 105;
  w.most = 42;
  w.decay = 71;
  w.urgent = 14;
  w.nearly_done = 0;
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
  return w;
}

}  // namespace

Weights weights_for(const Edition& ed) {
  if (!ed.effects.sentences.empty()) return for_cards();
  return ed.award(AwardKind::MostTickets) != nullptr ? for_tickets() : Weights{};
}

std::span<const Named<Weights>> named_weights() {
  return kWeights;
}

}  // namespace wagonaut
