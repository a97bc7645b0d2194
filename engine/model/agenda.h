#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// Work that is still to be done. Nobody is asked for it; it may have to stop for a question all
/// the same, and then its rest is on the agenda again.
enum class Todo : std::uint8_t {
  DealRow,       // from: the slot to go on with (G-12, G-15)
  FillRow,       // the slots that are still empty (G-17, W-27)
  CheckFlush,    // from: flushes made so far (G-15, G-16)
  OfferFirst,    // tickets to every seat (G-36)
  FormFleets,    // chosen, fixed, or none (W-10, W-12)
  BeginGame,     // the first turn
  ChooseAction,  // the active seat is asked, or passes if it can do nothing (G-4)
  GoOnDrawing,   // a second card, or the end of the turn (G-23, G-24)
  Reveal,        // from: cards of a tunnel's row that lie there (G-31)
  ClaimTunnel,   // whose toll is paid (G-34)
  EndTurn,       // the action is complete
  CountDown,     // the next turn, or the end (G-44)
};

struct Item {
  Todo todo{};
  std::uint8_t from = 0;  // how far it is, where it is done step by step
  // Of sentences: the act and the sentence that are being carried out, for whom, what was chosen,
  // and the seats that `who` means, as bits.
  std::uint16_t act = 0;
  std::uint8_t row = kNone;
  Seat seat = kNobody;
  std::uint8_t chosen = kNone;
  std::uint8_t group = 0;

  friend constexpr bool operator==(const Item&, const Item&) = default;
};
static_assert(sizeof(Item) <= 8);

/// What is still to be done before somebody is asked again, the next thing last.
using Agenda = FixedVector<Item, 24>;

}  // namespace wagonaut
