#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/cards.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// What can have happened. The fields a kind uses stand behind it; the others are zero.
enum class FactKind : std::uint8_t {
  GameStarted,      // seat: begins
  HandDealt,        // seat, deck, n cards; cards [own]
  CardTurned,       // slot, card: dealt into the market
  SlotTaken,        // seat, slot, card
  BlindTaken,       // seat, deck; card [own]
  MarketFlushed,    // cards (G-15)
  PileReshuffled,   // deck, cards: the discards that form the new draw pile (G-11)
  TicketsOffered,   // seat, n; tickets [own]
  AnswerLaid,       // seat: has decided, face down
  TicketsKept,      // seat, n; tickets [own]
  FleetRevealed,    // seat, n trains, m ships
  TunnelEntered,    // seat, lane, cards: the payment set aside
  TunnelRevealed,   // card: one of the row
  TollAsked,        // seat, lane, n cards
  TollPaid,         // seat, lane, cards
  TunnelLeft,       // seat, lane, cards: taken back (G-35)
  LaneClaimed,      // seat, lane, cards: all that was paid; n points
  HarbourBuilt,     // seat, node, cards
  PiecesExchanged,  // seat, kind given, n pieces; m points (negative)
  TurnPassed,       // seat: a forced pass (G-4)
  LastRound,        // seat: at or below the threshold; n turns left
  TurnBegan,        // seat
  GameEnded,        //
};

/// One thing that happened, in the words of the table. `card`, `cards` and `tickets` marked [own]
/// are told to their owner only (see sight/tell).
struct Fact {
  FactKind kind{};
  Seat seat = kNobody;
  std::uint8_t what = 0;  // slot, deck, lane, node or kind of piece
  Sort card = kNoCard;
  std::int16_t n = 0, m = 0;
  Cards cards{};
  FixedVector<TicketId, kMaxOffer> tickets{};

  friend constexpr bool operator==(const Fact&, const Fact&) = default;
};

/// Where facts go as they happen.
class Log {
 public:
  virtual void note(const Fact& fact) = 0;

 protected:
  ~Log() = default;
};

}  // namespace wagonaut
