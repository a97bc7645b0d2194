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
  bool opened = false;    // words that nobody had read
  int waiting = 0;        // so much was on the agenda before the work that is being done now

  OpenSeat& me() { return s.open.seat[s.open.active]; }
  Own& own() { return s.own[s.open.active]; }

  /// Puts a question to a seat.
  void ask(AskKind kind, Seat seat) {
    s.open.ask = Ask{kind, false, {}};
    s.open.ask.waiting.insert(seat);
  }
  void ask(AskKind kind) { ask(kind, s.open.active); }
  /// Puts a question to every seat at once, to be answered face down.
  void ask_all(AskKind kind) { s.open.ask = Ask{kind, true, SeatSet::below(ed.seats)}; }
  /// Does somebody have to choose before anything else is done?
  bool asked() const { return !s.open.ask.waiting.empty(); }
  /// This is done next, after what was said to be done next since the present work began. So a rule
  /// that is stopped by a question leaves its rest, and who called it leaves its own behind that.
  ///
  /// Without a call, but where something was put there before: every turn says it several times.
  [[gnu::always_inline]] void then(Item item) {
    if (s.open.agenda.size() == waiting) return s.open.agenda.push_back(item);  // nearly always
    put_before(item);
  }
  [[gnu::always_inline]] void then(Todo todo, int from = 0) {
    then({.todo = todo, .from = std::uint8_t(from)});
  }
  /// Is there something to be done or answered before the work that is being done can go on?
  bool stopped() const { return asked() || s.open.agenda.size() > waiting; }
  /// The same within a room: done at once where nothing stands before it, which is nearly always.
  /// (Every item that is put on the agenda and taken off again costs some 5 ns of the 100 that a
  /// move takes.)
  void next(Todo todo, void (*work)(Table&)) {
    if (stopped()) return then(todo);
    work(*this);
  }
  [[gnu::noinline]] void put_before(Item item) { s.open.agenda.insert(waiting, item); }
  /// The seat that comes `steps` after `seat`, clockwise (G-2).
  Seat after(Seat seat, int steps = 1) const {
    const int i = index(seat) + steps;
    return Seat(i < ed.seats ? i : i - ed.seats);
  }
};

}  // namespace wagonaut
