#pragma once

#include <array>
#include <type_traits>

#include "engine/base/fixed_vector.h"
#include "engine/model/agenda.h"
#include "engine/model/ask.h"
#include "engine/model/by_seat.h"
#include "engine/model/cards.h"
#include "engine/model/extras.h"
#include "engine/model/ids.h"
#include "engine/model/market.h"

namespace wagonaut {

/// What everybody may see of one seat.
struct OpenSeat {
  Cards shown;        // the part of the hand that every seat has seen arrive
  LaneSet lanes;      // owned
  LaneSet claimable;  // neither taken, nor closed, nor in a group of its own (G-25, G-27)
  NodeSet harbours;   // built
  std::uint8_t trains = 0, ships = 0;          // supply
  std::uint8_t box_trains = 0, box_ships = 0;  // reachable by exchange (W-11)
  std::uint8_t harbours_left = 0;
  std::int16_t score = 0;
  // Nodes with equal labels are joined by own lanes.
  std::array<std::uint8_t, kMaxNodes> label{};

  friend constexpr bool operator==(const OpenSeat&, const OpenSeat&) = default;
};

/// What one seat alone knows (G-8).
struct Own {
  Cards hand;
  TicketSet tickets;   // kept
  TicketSet rejected;  // given back and not drawn since
  FixedVector<TicketId, kMaxOffer> offer;
  std::uint8_t answer = 0;       // to a question put to several seats together, face down
  std::uint8_t blind_locos = 0;  // locos drawn blind in this draw action

  friend constexpr bool operator==(const Own&, const Own&) = default;
};

/// Tickets nobody has seen lie on top in unknown order; those given back lie below in known order.
struct TicketPile {
  TicketSet unseen;
  FixedVector<TicketId, kMaxTickets> under;

  int size() const { return unseen.count() + under.size(); }
  friend constexpr bool operator==(const TicketPile&, const TicketPile&) = default;
};

/// A tunnel half-way: payment and revealed row lie on the table, in nobody's pile (G-30).
struct Tunnel {
  LaneId lane{};
  std::uint8_t matches = 0;
  Cards set_aside, revealed;
  std::uint8_t reveals = 3;  // cards to be turned up (G-31)

  friend constexpr bool operator==(const Tunnel&, const Tunnel&) = default;
};

/// The half of the state that everybody may see: it is shown to every viewer as it is. What must
/// stay secret is never put here.
struct OpenTable {
  BySeat<OpenSeat> seat;
  Cards discard_pile;
  std::array<std::uint8_t, kMaxDecks> draw_count{}, discard_count{};  // totals per deck
  Market market = no_cards();
  Tunnel tunnel;
  Ask ask;
  Agenda agenda;
  Seat start{};
  Seat active{};
  std::uint8_t keep = 0;         // so many of the tickets offered must be kept (G-36)
  std::uint8_t picks = 0;        // cards taken in this draw action
  std::uint8_t refill_slot = 0;  // the slot that RefillFrom asks about
  bool last_pick = false;        // the draw action ends after that refill
  bool triggered = false;        // G-44
  std::uint8_t turns_left = 0;
  std::uint8_t passes = 0;  // consecutive forced ones (G-5)
  std::uint16_t turn = 0;   // turns begun
  Extras extras;            // of cards that do things

  OpenSeat& at(Seat s) { return seat[s]; }
  const OpenSeat& at(Seat s) const { return seat[s]; }
  /// Has this seat laid an answer face down?
  bool decided(Seat s) const { return ask.together && !ask.waiting.contains(s); }

  friend constexpr bool operator==(const OpenTable&, const OpenTable&) = default;
};

/// The whole truth about one game at one moment. Copying it is copying bytes.
struct State {
  OpenTable open;
  BySeat<Own> own;
  Cards draw_pile;  // counts, since nobody has looked into it: it is shuffled by drawing at random
  TicketPile ticket_pile;

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2624);

}  // namespace wagonaut
