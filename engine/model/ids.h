#pragma once

#include <cstdint>

#include "engine/base/bits.h"

namespace wagonaut {

// Ceilings, checked by the catalog when it builds an Edition.
inline constexpr int kMaxSeats = 5;
inline constexpr int kMaxNodes = 64;
inline constexpr int kMaxLanes = 256;
inline constexpr int kMaxTickets = 192;
inline constexpr int kMaxSorts = 32;
inline constexpr int kMaxDecks = 2;
inline constexpr int kMaxSlots = 8;
inline constexpr int kMaxOffer = 6;
inline constexpr int kMaxCountries = 8;
inline constexpr int kMaxPieces = 64;  // that a seat can have on the board
inline constexpr int kMaxEvents = 32;
inline constexpr int kMaxPostcards = 128;
inline constexpr int kMaxItems = 64;
inline constexpr int kMaxTokens = 16;
inline constexpr int kMaxCounters = 12;  // kinds of token that a seat can hold
inline constexpr int kMaxLimits = 16;    // sentences that work once

enum class Seat : std::uint8_t {};
enum class NodeId : std::uint8_t {};
enum class LaneId : std::uint8_t {};
enum class TicketId : std::uint8_t {};
/// A sort of card: one face of one deck. Sorts of different decks are different sorts.
enum class Sort : std::uint8_t {};
enum class Deck : std::uint8_t {};
enum class EventId : std::uint8_t {};
enum class PostcardId : std::uint8_t {};  // its printed number
enum class ItemId : std::uint8_t {};
enum class TokenId : std::uint8_t {};  // a kind of token

inline constexpr Seat kNobody{255};
/// An empty market slot; also "a card whose face is not told".
inline constexpr Sort kNoCard{255};
inline constexpr EventId kNoEvent{255};
inline constexpr std::uint8_t kNone = 255;  // no such row, set, token or thing

template <class Id>
constexpr int index(Id id) {
  return int(id);
}

using SeatSet = Bits<Seat, 64>;
using NodeSet = Bits<NodeId, kMaxNodes>;
using LaneSet = Bits<LaneId, kMaxLanes>;
using TicketSet = Bits<TicketId, kMaxTickets>;
using EventSet = Bits<EventId, kMaxEvents>;
using PostcardSet = Bits<PostcardId, kMaxPostcards>;
using ItemSet = Bits<ItemId, kMaxItems>;

}  // namespace wagonaut
