#pragma once

#include <cstdint>
#include <string_view>

namespace wagonaut {

/// Why a wish is not granted. The engine has no sentences: a code, and the rule behind it.
enum class Refusal : std::uint8_t {
  GameIsOver,
  NotYourDecision,
  WrongKindOfMove,
  NoSuchSlot,
  SlotEmpty,
  NothingToDraw,
  PileEmpty,
  LocoNotAsSecondCard,
  NoSuchLane,
  LaneTaken,
  LaneClosed,
  OwnGroup,
  TooFewPieces,
  CardsNotHeld,
  WrongNumberOfCards,
  MixedColours,
  WrongColour,
  WrongDeck,
  LocosNotAllowed,
  TooFewLocos,
  CardSuperfluous,
  PairsDoNotMatch,
  WrongToll,
  NoTicketsLeft,
  TooFewTicketsKept,
  NoSuchTicket,
  FleetOutOfRange,
  NoSuchNode,
  NotAPort,
  HarbourStandsThere,
  NoOwnLaneThere,
  NoHarbourLeft,
  WrongHarbourCards,
  NothingExchanged,
  TooManyExchanged,
  LaneOffBoard,
  TooFewCardsLeft,
  PlainCardsFirst,
  LaneShut,
  TooFewDollars,
  TooManySwapped,
  ExtraCardMissing,
  NotUsable,
  NotAnOption,
  WrongDiscard,
  NotOptional,
};
inline constexpr int kRefusals = int(Refusal::NotOptional) + 1;

/// The code as a stable word, for protocols and records: "lane_closed".
std::string_view refusal_name(Refusal refusal);
/// The rules behind it: "G-27".
std::string_view refusal_rules(Refusal refusal);

}  // namespace wagonaut
