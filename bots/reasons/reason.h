#pragma once

#include <optional>
#include <string_view>

#include "engine/model/cost.h"
#include "engine/model/ids.h"

namespace wagonaut {

struct Edition;
struct Move;
struct View;

/// What a move serves. The fields of a reason that a code uses stand behind it. A forced pass is
/// nobody's move and has no reason.
enum class Why : std::uint8_t {
  OnlyChoice,  // there was nothing else to do
  // A lane is claimed, or a toll paid for it.
  CompletesTicket,  // ticket, lane, count: so many tickets become complete; the most rewarding one
  ImprovesTicket,   // ticket, lane, points: so many more by a complete one (S-22, W-62)
  LastPoints,       // lane, points: in the seat's last turn
  BringsLastRound,  // lane, count: pieces that are left (G-44)
  TowardsTicket,    // ticket, lane, count: pieces that it takes afterwards
  LongLane,         // lane, points: one of the board's long lanes
  JoinsNetworks,    // lane: joins what was apart
  LengthensTrail,   // lane, count: length of the longest trail afterwards
  MostPoints,       // lane, points: no lane that could be paid brings more
  SomePoints,       // lane, points
  // A tunnel is left.
  TollNotHeld,   // lane, count: cards that were asked for
  TollNotWorth,  // lane, count: they could have been paid
  // A card is taken.
  CollectsFor,   // card, lane, count: cards still lacking, ticket: which the lane is planned for
  SavesFor,      // card, lane, count: the same for a lane that is wanted for its points
  GathersCards,  // card, count: of its suit in the hand afterwards
  TakesLoco,     // card: a loco that no planned lane needs
  NoOpenCard,    // deck: no face-up card could be taken
  NothingOpen,   // deck: no face-up card of a suit that planned lanes lack
  Unseen,        // deck: a card that nobody sees, though a face-up one would have served
  // Tickets are drawn.
  TicketsDone,     // count: all tickets are complete
  PlanNearlyDone,  // count: turns that the plan still takes
  SparePieces,     // count: pieces that the plan leaves
  MoreTickets,     //
  // Tickets are kept.
  CompleteAtOnce,  // ticket: complete already
  UsesNetwork,     // ticket, count: pieces it still takes, fewer than without the own lanes
  SharesWay,       // ticket, other, count: pieces that both have in common
  KeepsAll,        // count
  LeavesFar,       // other: given back, count: pieces it takes, more than any that is kept
  LeavesHopeless,  // other: given back, cannot be completed
  KeepsForPoints,  // points: of the tickets that are kept
  // Pieces, harbours, slots.
  FleetSuffices,    // trains, ships: that its tickets take, all of them in the fleet
  FleetFallsShort,  // trains, ships: that its tickets take, not all of them in the fleet
  ExchangeForLane,  // lane: which the pieces did not suffice for; ticket: which it is planned for
  ExchangeAhead,    // kind: of pieces that are taken
  HarbourNamed,     // node, count: own tickets that name it
  HarbourStands,    // node, points: that an unbuilt one costs
  RefillSame,       // deck: the one that the slot was dealt from
  RefillOther,      // deck
};
inline constexpr int kWhys = int(Why::RefillOther) + 1;

/// A reason as a code with what it speaks of, so that it can be said in any language.
struct Reason {
  Why why{};
  std::optional<TicketId> ticket = {}, other = {};
  std::optional<LaneId> lane = {};
  std::optional<NodeId> node = {};
  std::optional<Sort> card = {};
  std::optional<Deck> deck = {};
  std::optional<Kind> kind = {};
  std::optional<int> count = {}, points = {}, trains = {}, ships = {};

  friend bool operator==(const Reason&, const Reason&) = default;
};

/// What a lawful move of the viewing seat serves, read off its view alone: true of the position,
/// whoever made the move and however it was found.
Reason reason_of(const Edition& ed, const View& view, const Move& move);

/// The code as programs know it: "completes_ticket".
std::string_view code_of(Why why);

}  // namespace wagonaut
