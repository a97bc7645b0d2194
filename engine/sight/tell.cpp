#include "engine/sight/sight.h"

namespace wagonaut {

Fact tell(const Fact& fact, std::optional<Seat> viewer) {
  if (viewer && fact.seat == *viewer) return fact;
  Fact out = fact;
  switch (fact.kind) {
    case FactKind::HandDealt:
      out.cards = Cards{};
      break;
    case FactKind::BlindTaken:
      out.card = kNoCard;
      break;
    case FactKind::TicketsOffered:
    case FactKind::TicketsKept:
      out.tickets = {};  // not clear(): no byte of them may stay
      break;
    case FactKind::GameStarted:
    case FactKind::CardTurned:
    case FactKind::SlotTaken:
    case FactKind::MarketFlushed:
    case FactKind::PileReshuffled:
    case FactKind::AnswerLaid:
    case FactKind::FleetRevealed:
    case FactKind::TunnelEntered:
    case FactKind::TunnelRevealed:
    case FactKind::TollAsked:
    case FactKind::TollPaid:
    case FactKind::TunnelLeft:
    case FactKind::LaneClaimed:
    case FactKind::HarbourBuilt:
    case FactKind::PiecesExchanged:
    case FactKind::TurnPassed:
    case FactKind::LastRound:
    case FactKind::TurnBegan:
    case FactKind::GameEnded:
      break;  // for every ear
  }
  return out;
}

}  // namespace wagonaut
