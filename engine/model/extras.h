#pragma once

#include <array>

#include "engine/base/fixed_vector.h"
#include "engine/model/by_seat.h"
#include "engine/model/cost.h"
#include "engine/model/ids.h"

namespace wagonaut {

inline constexpr std::uint8_t kOwnerAway = 6;  // of a city whose owner has no seat in this game
inline constexpr LaneId kNoClaim{255};         // a board with sentences has fewer lanes

/// What stands in a city.
struct CityTokens {
  std::uint8_t owner = 0;  // of the token that is owned: seat + 1, or kOwnerAway; 0: there is none
  std::uint8_t stock = 0;  // tokens anybody may take; the high bit: the owned one was used

  static constexpr std::uint8_t kUsed = 128;
  friend constexpr bool operator==(const CityTokens&, const CityTokens&) = default;
};

/// A ticket of the pile that lies open for everybody.
struct Order {
  TicketId ticket{};
  Seat by = kNobody;  // who has fulfilled it

  friend constexpr bool operator==(const Order&, const Order&) = default;
};

/// What sentences of a claim ask about it: from its payment to the end of the turn.
struct ClaimNote {
  LaneId lane = kNoClaim;
  Colour paid = Colour::Grey;       // Grey: locos only
  std::uint8_t locos = 0;           // in payment and toll
  std::uint8_t fee = 0;             // dollars that went with the payment...
  std::uint8_t bought = 0;          // ...and those that replaced cards
  std::uint8_t swaps = 0;           // cards that dollars replaced
  std::uint8_t swap_token = kNone;  // that is counted for each of them
  Sort extra = kNoCard;             // the further card
  // Kinds of token as bits: what sentences of this claim did with them.
  std::uint16_t taken = 0, placed = 0, used = 0, removed = 0;
  std::uint16_t limits = 0;  // that are spent if the claim stands, by slot

  friend constexpr bool operator==(const ClaimNote&, const ClaimNote&) = default;
};

/// What is chosen by the answer to a question.
enum class ChoiceOf : std::uint8_t { YesOrNo, Option, City, Lane, Item, Ticket, Colour };

/// What an EffectChoice is about: the act that asks, and whose sentence it belongs to.
struct CardQuestion {
  std::uint16_t act = 0;
  std::uint8_t row = kNone;  // kNone: nobody is asked by a sentence
  std::uint8_t left = 0;     // how often it is still put after this one
  Seat me = kNobody;         // for whom the sentence is carried out; asked may be another
  std::uint8_t sum = 0;      // of a prospect
  std::uint8_t group = 0;    // seats with the least and the most dollars, as in `Item`
  ChoiceOf of = ChoiceOf::YesOrNo;

  friend constexpr bool operator==(const CardQuestion&, const CardQuestion&) = default;
};

/// What cards that do things need to remember: all of it open to everybody. It stays as it is made
/// in editions without such cards.
struct Extras {
  EventSet event_deck, event_discard, event_archive;
  EventId active = kNoEvent;  // top of the discard; an immediate one there is spent (L-39)

  // Newspapers on their way: put aside in setup (L-21), being resolved, waiting for that (L-47).
  std::uint8_t aside = 0, in_transit = 0, waiting = 0;
  std::uint8_t read = 0;  // in this step (L-42)

  bool carrying = false;      // between the turning up of an event and the discard of its newspaper
  std::uint8_t path = kNone;  // where its token stands; kNone: it is not on the board
  std::uint8_t more = 0;      // tickets that the next offer has more

  BySeat<std::array<std::uint8_t, kMaxCounters>> held;  // tokens and things held many times
  std::array<CityTokens, kMaxNodes> city{};
  std::array<LaneSet, 2> on_lane{};   // lanes that bear a token, by `TokenRule::slot`
  std::array<LaneSet, 3> paint{};     // of this game: colour + 1, one bit in each of three planes
  FixedVector<Order, 8> orders;       // the open ones, and of those taken the last
  BySeat<std::uint8_t> orders_taken;  // earlier ones, whose room was needed...
  TicketSet orders_past;              // ...and which they were
  BySeat<ItemSet> items;
  BySeat<PostcardSet> postcards;     // drawn, completed ones included
  PostcardSet shown;                 // completed
  PostcardSet due;                   // being completed now
  FixedVector<PostcardId, 6> fresh;  // drawn in this claim or end of turn: not completed in it
  BySeat<std::uint16_t> used;        // limits, by slot
  std::uint16_t used_at_table = 0;
  std::array<std::uint8_t, 4> answers{};  // options chosen that the campaign keeps, from 1
  BySeat<FixedVector<LaneId, 2>> shared;  // others' lanes that help a seat's tickets
  ClaimNote claim;
  CardQuestion question;

  friend constexpr bool operator==(const Extras&, const Extras&) = default;
};

}  // namespace wagonaut
