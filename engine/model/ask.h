#pragma once

#include "engine/model/ids.h"

namespace wagonaut {

/// The question that lies on the table.
enum class AskKind : std::uint8_t {
  KeepTickets,     // all seats at once or the active one (G-36)
  ChooseFleet,     // all seats at once (W-10)
  ChooseAction,    // the active seat; drawing cards is chosen by the first pick
  PickCard,        // the second card (G-23)
  RefillFrom,      // which pile fills the empty slot (W-24)
  TunnelResponse,  // pay the toll or withdraw (G-33)
  EffectChoice,    // what a card that does something leaves to a seat
  GameOver,        // nobody: there is nothing left to choose
};

/// Who must choose what, now.
struct Ask {
  AskKind kind = AskKind::GameOver;
  bool together = false;  // the answers lie face down until the last one has come
  SeatSet waiting;

  friend constexpr bool operator==(const Ask&, const Ask&) = default;
};

}  // namespace wagonaut
