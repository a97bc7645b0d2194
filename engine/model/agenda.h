#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// Work that is still to be done. Nobody is asked for it; it may have to stop for a question all
/// the same, and then its rest is on the agenda again.
enum class Todo : std::uint8_t {
  DealRow,       // all slots anew (G-12, G-15)
  DealOn,        // from: the slot to go on with
  Refill,        // from: the deck; the slot that a newspaper left empty (L-34)
  FillRow,       // the slots that are still empty (G-17, W-27)
  CheckFlush,    // from: flushes made so far (G-15, G-16)
  PutBackNews,   // newspapers that were put aside are shuffled back (L-21)
  OfferFirst,    // tickets to every seat (G-36)
  FormFleets,    // chosen, fixed, or none (W-10, W-12)
  BeginGame,     // the first turn
  FirstTurn,     // after the steps of setup that cards bring
  ChooseAction,  // the active seat is asked, or passes if it can do nothing (G-4)
  TakeBlind,     // from: the deck; a pick that met a newspaper
  GoOnDrawing,   // a second card, or the end of the turn (G-23, G-24)
  Reveal,        // from: cards of a tunnel's row that lie there (G-31)
  ClaimTunnel,   // whose toll is paid (G-34)
  EndTurn,       // the action is complete
  CloseTurn,     // row and countdown, after what cards do at the end of a turn
  CountDown,     // the next turn, or the end (G-44)
  Finish,        // the game is over
  OfferLater,    // the tickets of the action
  // Of cards that do things.
  ReadNews,   // from: how far a newspaper is resolved (L-34)
  SetupStep,  // from: the step to go on with, by `steps`
  ClaimStep,  // from: 1 to 12, then event, items, regions, postcards (C-0.1)
  ScoreStep,  // from: 1 to 6 (C-0.11)
  AfterDraw,
  AfterTurn,
  Sentences,  // row, from: the place in its ring of seats
  Acts,       // act and what goes with it
  AskAgain,   // act: a question that is put several times; from: how often still
  DrawFor,    // from: cards; seat
  Prospect,   // act; from: the sum so far (C-11)
  Postcards,  // act: the moment; from: the place in the ring of seats
};

struct Item {
  Todo todo{};
  std::uint8_t from = 0;  // how far it is, where it is done step by step
  // Of sentences: the act and the sentence that are being carried out, for whom, what was chosen,
  // and the seats with the least and the most dollars, in one number (`group_of`).
  std::uint16_t act = 0;
  std::uint8_t row = kNone;
  Seat seat = kNobody;
  std::uint8_t chosen = kNone;
  std::uint8_t group = 0;

  friend constexpr bool operator==(const Item&, const Item&) = default;
};
static_assert(sizeof(Item) <= 8);

/// `ReadNews`: only an event is turned up (L-41).
inline constexpr int kTurnUpOnly = 9;

/// What is still to be done before somebody is asked again, the next thing last.
using Agenda = FixedVector<Item, 24>;

}  // namespace wagonaut
