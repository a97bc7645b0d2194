#pragma once

#include <cstdint>

#include "engine/model/move.h"
#include "engine/model/standings.h"
#include "engine/model/state.h"

namespace wagonaut::tests {

/// A number for everything that was fed to it (FNV-1a). It reads fields, not bytes: what lies
/// between the fields of a struct is nobody's.
class Digest {
 public:
  template <class Number>
  void add(Number number) {
    auto rest = std::uint64_t(number);
    for (std::size_t i = 0; i < sizeof(Number); ++i, rest >>= 8)
      value_ = (value_ ^ (rest & 255)) * 1099511628211u;
  }
  template <class Id, std::size_t N>
  void add(const Bits<Id, N>& set) {
    add(set.count());
    for (const Id id : set) add(id);
  }
  template <class T, std::size_t N>
  void add(const std::array<T, N>& items) {
    for (const T& item : items) add(item);
  }
  template <class T, std::size_t N, Spare kSpare>
  void add(const FixedVector<T, N, kSpare>& items) {
    add(items.size());
    for (const T& item : items) add(item);
  }
  void add(const Cards& cards) { add(cards.count); }
  void add(const Move& move);
  void add(const OpenSeat& seat);
  void add(const Own& own);
  void add(const OpenTable& open);
  void add(const State& state);
  void add(const SeatStanding& seat);

  std::uint64_t value() const { return value_; }

 private:
  template <class... Parts>
  void all(const Parts&... parts) {
    (add(parts), ...);
  }

  std::uint64_t value_ = 14695981039346656037u;
};

inline void Digest::add(const Move& m) {
  all(m.kind, m.what, m.amount, m.payment);
}

inline void Digest::add(const OpenSeat& s) {
  all(s.shown, s.lanes, s.claimable, s.harbours, s.trains, s.ships, s.box_trains, s.box_ships,
      s.harbours_left, s.score, s.label);
}

inline void Digest::add(const Own& s) {
  all(s.hand, s.tickets, s.rejected, s.offer, s.answer);
}

inline void Digest::add(const OpenTable& s) {
  all(s.seat.of, s.discard_pile, s.draw_count, s.discard_count, s.market, s.tunnel.lane,
      s.tunnel.matches, s.tunnel.set_aside, s.tunnel.revealed, s.ask.kind, s.ask.together,
      s.ask.waiting, s.start, s.active, s.keep, s.picks, s.refill_slot, s.last_pick, s.triggered,
      s.turns_left, s.passes, s.turn);
  for (const Item& item : s.agenda) all(item.todo, item.from);
}

inline void Digest::add(const State& s) {
  all(s.open, s.own.of, s.draw_pile, s.ticket_pile.unseen, s.ticket_pile.under);
}

inline void Digest::add(const SeatStanding& s) {
  for (const Part& part : s.parts) all(part.kind, part.points, part.value);
  all(s.total, s.place);
}

}  // namespace wagonaut::tests
