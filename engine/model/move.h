#pragma once

#include "engine/model/cards.h"
#include "engine/model/cost.h"
#include "engine/model/ids.h"

namespace wagonaut {

/// What a seat can wish for. The first pick of a turn is at once the choice of the action "draw
/// cards"; every other action is chosen by its own move.
enum class MoveKind : std::uint8_t {
  TakeSlot,    // slot
  TakeBlind,   // deck
  RefillFrom,  // deck (W-24)
  ClaimLane,   // lane, payment
  PayToll,     // payment: the extra cards of a tunnel (G-33)
  Withdraw,    // from a tunnel (G-35)
  DrawTickets,
  KeepTickets,   // kept: bit i keeps the i-th ticket of the offer (G-36)
  ChooseFleet,   // amount: trains (W-10)
  BuildHarbour,  // node, payment (W-50)
  Exchange,      // gives, amount (W-56)
  Choose,        // what: of what a card lets a seat choose from
  Accept,        // payment: cards, where what a card offers costs some
  Decline,       // what a card offers
};

/// A number as a move carries it; one that does not fit becomes one that nothing fits.
constexpr std::uint8_t in_a_byte(long number) {
  return number < 0 || number > 255 ? std::uint8_t{255} : std::uint8_t(number);
}

/// A wish, lawful or not: plain data that can be printed, stored and judged.
struct Move {
  MoveKind kind = MoveKind::DrawTickets;
  std::uint8_t what = 0;    // slot, deck, lane, node, kept tickets or kind of piece
  std::uint8_t amount = 0;  // trains of a fleet, pieces of an exchange; of a claim: see below
  Cards payment{};
  Sort extra = kNoCard;  // the further card that a price may ask for

  static constexpr Move take_slot(int slot) { return {MoveKind::TakeSlot, in_a_byte(slot), 0, {}}; }
  static constexpr Move take_blind(Deck deck = Deck{0}) {
    return {MoveKind::TakeBlind, std::uint8_t(deck), 0, {}};
  }
  static constexpr Move refill_from(Deck deck) {
    return {MoveKind::RefillFrom, std::uint8_t(deck), 0, {}};
  }
  static constexpr Move claim(LaneId lane, const Cards& payment) {
    return {MoveKind::ClaimLane, std::uint8_t(lane), 0, payment};
  }
  /// `swaps` cards are replaced with dollars; `uses` are optional changes of the price, as bits.
  static constexpr Move claim(LaneId lane, const Cards& payment, int swaps, unsigned uses,
                              Sort extra) {
    return {MoveKind::ClaimLane, std::uint8_t(lane), std::uint8_t(swaps | int(uses << 4)), payment,
            extra};
  }
  static constexpr Move pay_toll(const Cards& payment) {
    return {MoveKind::PayToll, 0, 0, payment};
  }
  static constexpr Move withdraw() { return {MoveKind::Withdraw, 0, 0, {}}; }
  static constexpr Move draw_tickets() { return {MoveKind::DrawTickets, 0, 0, {}}; }
  static constexpr Move keep_tickets(unsigned kept) {
    return {MoveKind::KeepTickets, in_a_byte(kept), 0, {}};
  }
  static constexpr Move choose_fleet(int trains) {
    return {MoveKind::ChooseFleet, 0, in_a_byte(trains), {}};
  }
  static constexpr Move build_harbour(NodeId node, const Cards& payment) {
    return {MoveKind::BuildHarbour, std::uint8_t(node), 0, payment};
  }
  /// Gives `amount` pieces of kind `gives` for as many of the other kind.
  static constexpr Move exchange(Kind gives, int amount) {
    return {MoveKind::Exchange, std::uint8_t(gives), in_a_byte(amount), {}};
  }

  static constexpr Move choose(int what) { return {MoveKind::Choose, in_a_byte(what), 0, {}}; }
  static constexpr Move accept(const Cards& payment = {}) {
    return {MoveKind::Accept, 0, 0, payment};
  }
  static constexpr Move decline() { return {MoveKind::Decline, 0, 0, {}}; }

  constexpr int slot() const { return what; }
  constexpr Deck deck() const { return Deck{what}; }
  constexpr LaneId lane() const { return LaneId{what}; }
  constexpr NodeId node() const { return NodeId{what}; }
  constexpr unsigned kept() const { return what; }
  constexpr Kind gives() const { return Kind(what); }
  constexpr int swaps() const { return amount & 15; }
  constexpr unsigned uses() const { return amount >> 4; }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) <= 36);

}  // namespace wagonaut
