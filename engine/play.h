#pragma once

#include <optional>

#include "engine/luck/chance.h"
#include "engine/model/edition.h"
#include "engine/model/fact.h"
#include "engine/model/menu.h"
#include "engine/model/move.h"
#include "engine/model/refusal.h"
#include "engine/model/standings.h"
#include "engine/model/state.h"

namespace wagonaut {

/// Deals a game. Without `first` the start seat is drawn by luck (G-1).
State start(const Edition& ed, Chance& luck, Log* log = nullptr, std::optional<Seat> first = {});

/// The law: why `seat` may not make this move now; nothing if it may.
std::optional<Refusal> objection(const Edition& ed, const State& s, Seat seat, const Move& move);

/// The menu: sensible lawful moves of `seat`, empty only if it has nothing to decide.
void list_moves(const Edition& ed, const State& s, Seat seat, Menu& menu);

/// What a step did beyond its facts.
struct Step {
  bool revealed = false;  // something hidden came to light, so the step is not freely undone
  bool opened = false;    // a card was read that nobody had read before: never undone
};

/// Plays a lawful move, and all that follows from it without a further choice.
Step apply(const Edition& ed, State& s, Seat seat, const Move& move, Chance& luck,
           Log* log = nullptr);

/// Final scoring of the position as it stands (G-45).
Standings standings(const Edition& ed, const State& s);

inline bool over(const State& s) {
  return s.open.ask.kind == AskKind::GameOver;
}

}  // namespace wagonaut
