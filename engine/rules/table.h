#pragma once

#include "engine/luck/chance.h"
#include "engine/model/edition.h"
#include "engine/model/fact.h"
#include "engine/model/state.h"

namespace wagonaut {

/// The four things every rule needs while a move is played.
struct Table {
  const Edition& ed;
  State& s;
  Chance& luck;
  Log* log = nullptr;     // facts are made only if someone listens
  bool revealed = false;  // something hidden has come to light

  SeatState& me() { return s.at(s.active); }
  /// Puts a question to the active seat.
  void ask(AskKind kind) {
    s.ask.kind = kind;
    s.ask.waiting.clear();
    s.ask.waiting.insert(s.active);
  }
  /// Puts a question to every seat at once.
  void ask_all(AskKind kind) {
    s.ask.kind = kind;
    s.ask.waiting.clear();
    for (int i = 0; i < ed.seats; ++i) s.ask.waiting.insert(Seat(i));
  }
  /// The seat that comes `steps` after `seat`, clockwise (G-2).
  Seat after(Seat seat, int steps = 1) const {
    const int i = index(seat) + steps;
    return Seat(i < ed.seats ? i : i - ed.seats);
  }
};

}  // namespace wagonaut
