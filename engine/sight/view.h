#pragma once

#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/model/ask.h"
#include "engine/model/menu.h"
#include "engine/model/state.h"

namespace wagonaut {

/// What everybody may know of one seat, and what only the seat itself may.
struct SeatView {
  // For every eye.
  std::array<std::uint8_t, kMaxDecks> cards{};  // hand size per deck
  Cards shown;                                  // of these the faces are known to all
  std::uint8_t tickets = 0;                     // kept
  std::uint8_t offered = 0;
  std::uint8_t rejected = 0;  // given back and not drawn since
  bool decided = false;       // has laid a face-down answer
  TicketSet laid_open;        // its tickets, once the game is over (G-45)
  LaneSet lanes;
  LaneSet claimable;  // what it may still claim, whatever its cards and pieces (G-25, G-27)
  NodeSet harbours;
  std::uint8_t trains = 0, ships = 0, box_trains = 0, box_ships = 0, harbours_left = 0;
  std::int16_t score = 0;

  friend constexpr bool operator==(const SeatView&, const SeatView&) = default;
};

/// What only the viewing seat knows.
struct OwnView {
  Cards hand;
  TicketSet tickets, rejected;
  FixedVector<TicketId, kMaxOffer> offer;
  std::uint8_t answer = 0;

  friend constexpr bool operator==(const OwnView&, const OwnView&) = default;
};

/// One ticket given back under the pile: everybody knows by whom, its owner knows which.
struct UnderTicket {
  Seat by = kNobody;
  std::optional<TicketId> ticket;

  friend constexpr bool operator==(const UnderTicket&, const UnderTicket&) = default;
};

/// Everything one seat, or a spectator, may know: built up from nothing by `look`.
struct View {
  std::optional<Seat> viewer;
  std::optional<OwnView> own;
  std::array<SeatView, kMaxSeats> seat{};
  std::array<std::uint8_t, kMaxDecks> draw_count{};
  Cards discard_pile;
  Market market = no_cards();
  std::uint8_t unseen_tickets = 0;                      // top part of the ticket pile
  FixedVector<UnderTicket, kMaxTickets> under_tickets;  // bottom part, highest first
  Tunnel tunnel;                                        // public while it is open (G-8)
  Ask ask;
  Seat start{}, active{};
  std::uint8_t picks = 0, refill_slot = 0;
  bool last_pick = false, triggered = false;
  std::uint8_t turns_left = 0, passes = 0;
  std::uint16_t turn = 0;
  Menu choices;  // of the viewer

  const SeatView& at(Seat s) const { return seat[std::size_t(s)]; }
  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace wagonaut
