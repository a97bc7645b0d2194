#pragma once

#include <optional>

#include "engine/base/fixed_vector.h"
#include "engine/model/menu.h"
#include "engine/model/state.h"

namespace wagonaut {

/// What everybody can count of the cards and tickets that lie face down before one seat.
struct Backs {
  std::array<std::uint8_t, kMaxDecks> cards{};  // hand size per deck
  std::uint8_t tickets = 0;                     // kept
  std::uint8_t offered = 0;
  std::uint8_t rejected = 0;  // given back and not drawn since
  TicketSet laid_open;        // its tickets, once the game is over (G-45)

  friend constexpr bool operator==(const Backs&, const Backs&) = default;
};

/// One ticket given back under the pile: everybody knows by whom, its owner knows which.
struct UnderTicket {
  Seat by = kNobody;
  std::optional<TicketId> ticket;

  friend constexpr bool operator==(const UnderTicket&, const UnderTicket&) = default;
};

/// Everything one seat, or a spectator, may know: the open half of the table, and what `look` adds.
struct View {
  OpenTable open;
  BySeat<Backs> backs;
  std::optional<Seat> viewer;
  std::optional<Own> own;           // of the viewer
  std::uint8_t unseen_tickets = 0;  // top part of the ticket pile
  FixedVector<UnderTicket, kMaxTickets, Spare::AsItIs> under_tickets;  // bottom part, highest first
  Menu choices;                                                        // of the viewer

  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace wagonaut
