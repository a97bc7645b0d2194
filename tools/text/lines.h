#pragma once

#include "tools/text/sentences.h"

namespace wagonaut::tools {

/// What the terminal game says to its players.
enum class Line {
  // Before the game.
  Welcome,
  AskResume,
  WhichEdition,
  AskEdition,
  NoSuchEdition,
  WhoPlays,
  AskSeats,
  UsualSeats,
  BadSeats,
  // Questions of the game.
  ChooseTickets,
  TypeTickets,
  ChooseFleet,
  SecondCard,
  ChooseRefill,
  TunnelAsks,
  PayToll,
  Withdraw,
  DrawTickets,
  AllClaims,
  BuildHarbour,
  ExchangePieces,
  ExchangeFor,
  HowToPay,
  TunnelMayCost,
  MorePayments,
  BackWithZero,
  LastTurns,
  // Answers that do not lead on.
  TypeSomething,
  NotUnderstood,
  NoSuchNumber,
  NothingToChoose,
  NoLaneNamed,
  SeveralLanes,
  HandCannotPay,
  NoSuchCards,
  NoLanePayable,
  NothingRefused,
  ThatIsAllowed,
  NoTicketsYet,
  NoLanesToShow,
  // Legends and help.
  ListLegend,
  MapLegend,
  HelpHead,
  HelpCards,
  // Between players, and about the game as a whole.
  HideScreen,
  YourScreen,
  NothingToUndo,
  UndoReveals,
  AgreeToUndo,
  NotUndone,
  Undone,
  WasUndone,
  NameAFile,
  Saved,
  NotSaved,
  Kept,
  NotKept,
  RecordKept,
  RecordHead,
  TakesBack,
  WhyIs,
  DealFits,
  DealWithoutPromise,
  DealWithoutSeed,
  DealBreaksPromise,
  DealDiffers,
  DealDiffersAt,
  DealUnplayable,
  Winner,
  WinShared,
  TieBroken,
  // The server and its store.
  ServingAt,
  GamesKeptIn,
  EndWithCtrlC,
  BackedUp,
  Exported,
  Imported,
};
inline constexpr int kLines = int(Line::Imported) + 1;

const Sentence& sentence(Line line);

}  // namespace wagonaut::tools
