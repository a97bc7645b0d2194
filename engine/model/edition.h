#pragma once

#include <array>
#include <span>

#include "engine/base/fixed_vector.h"
#include "engine/model/affairs.h"
#include "engine/model/award.h"
#include "engine/model/board.h"
#include "engine/model/cards.h"
#include "engine/model/cost.h"
#include "engine/model/effects.h"
#include "engine/model/ids.h"
#include "engine/model/ticket.h"

namespace wagonaut {

/// A small sign on a card. It makes no two payments different: of one colour plain cards leave the
/// hand first, then those with a pick, then skulls (L-4).
enum class Mark : std::uint8_t { Plain, Pick, Skull };

/// The face of one sort of card.
struct Face {
  Deck deck{};
  Colour colour = Colour::Grey;  // Grey for a loco
  std::uint8_t pips = 1;         // spaces it covers; a double ship shows two (W-40)
  bool loco = false;
  bool anchor = false;  // carries the harbour symbol (W-2, W-3)
  Mark mark = Mark::Plain;
  bool news = false;  // a newspaper: never in a hand or the market (L-35)

  friend constexpr bool operator==(const Face&, const Face&) = default;
};

struct DeckRules {
  Kind kind = Kind::Rail;            // the lanes its coloured cards pay for
  std::uint8_t first = 0, last = 0;  // its sorts are [first, last)
  std::uint8_t hand = 0;             // cards dealt to each seat
  std::uint8_t slots = 0;            // market slots dealt from it, in deck order

  friend constexpr bool operator==(const DeckRules&, const DeckRules&) = default;
};

/// "Strict": a face-up loco is the only card of the turn. "Free": it is an ordinary card (G-22).
enum class LocoLimit : std::uint8_t { Strict, Free };
enum class Rejected : std::uint8_t { UnderThePile, OutOfTheGame };  // G-37
enum class TourRule : std::uint8_t { Trail, SimplePath };           // W-63

struct Offer {
  std::uint8_t offer = 0, keep = 0;

  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

/// Pieces of one seat. With a `fleet` the seat chooses that many of them, the rest is its box
/// (W-10).
struct Pieces {
  std::uint8_t trains = 0, ships = 0;
  std::uint8_t fleet = 0;         // 0: all pieces are in the supply from the start
  std::uint8_t fixed_trains = 0;  // not 0: nobody chooses, everyone starts with this many (W-12)
  std::uint8_t harbours = 0;

  friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

/// The cards of one colour that pay for lanes of one kind.
struct Suit {
  Kind kind{};
  Colour colour{};
  FixedVector<Sort, 4> sorts;  // those that cover most spaces first

  friend constexpr bool operator==(const Suit&, const Suit&) = default;
};
/// Can a lane be paid for in this suit, as far as kind and colour go (G-29, W-31)?
inline bool suit_fits(const Cost& cost, const Suit& suit) {
  return suit.kind == cost.kind && (cost.colour == Colour::Grey || cost.colour == suit.colour);
}

inline constexpr int kMaxSuits = 17;  // with one to spare, which no card pays in
inline constexpr int kMaxSpend = 12;  // more pips than this buy no further lane of the tables below

/// A lane, and the node where it leads.
struct Hop {
  LaneId lane{};
  NodeId to{};

  friend constexpr bool operator==(const Hop&, const Hop&) = default;
};

/// What menus and searches can read off instead of working out; filled by `prepare`.
struct Index {
  FixedVector<Suit, kMaxSuits> suits;
  std::array<std::uint8_t, kMaxSorts> suit_of{};  // by sort; of a loco: one that is no suit
  std::array<std::uint8_t, kMaxSorts> pips_of{};  // by sort
  std::uint8_t lane_words = 0;                    // words of a LaneSet that this board fills
  bool bare = false;                              // some plain lane takes no locos
  LaneSet special;  // swaps, symbols or rough ground: priced one by one...
  std::array<LaneSet, kMaxSuits> special_in{};  // ...those of them that a suit can pay for
  LaneSet tunnels;
  bool marked = false;  // some faces bear marks (L-4)
  std::array<LaneSet, kKinds> of_kind{};
  std::array<LaneSet, kMaxSpend + 1> up_to_length{};
  // Plain lanes that `k` pips of a suit buy: without locos, and where locos may stand in.
  std::array<std::array<LaneSet, kMaxSpend + 1>, kMaxSuits> bought_bare{}, bought_wild{};
  std::array<LaneSet, kMaxSpend + 1> bought_by_locos{};
  std::array<LaneSet, kMaxNodes> lanes_at{};
  NodeSet ports;
  // The sort with an anchor of each kind and colour; kNoCard where there is none.
  std::array<std::array<Sort, kColours>, kKinds> anchored{};
  // The suit of each kind and colour; under Grey the first of the kind.
  std::array<std::array<std::uint8_t, kColours + 1>, kKinds> suit_in{};
  // The lanes of one node after another, and where those of each begin.
  std::array<Hop, std::size_t{2} * kMaxLanes> hops{};
  std::array<std::uint16_t, kMaxNodes + 1> first_hop{};

  std::span<const Hop> hops_from(NodeId node) const {
    const std::size_t n = std::size_t(node);
    return {hops.data() + first_hop[n], hops.data() + first_hop[n + 1]};
  }
  friend constexpr bool operator==(const Index&, const Index&) = default;
};

/// A rule set on a board for a given number of seats and options: an immutable plain value. It
/// holds no text and no pointer, so its bytes may be handed to another process or to WebAssembly.
struct Edition {
  std::uint8_t rules = 1;  // raised when a fix changes what is legal
  std::uint8_t seats = 2;

  FixedVector<Node, kMaxNodes> nodes;
  FixedVector<Lane, kMaxLanes> lanes;
  FixedVector<NodeSet, kMaxCountries> countries;
  FixedVector<Ticket, kMaxTickets> tickets;

  FixedVector<Face, kMaxSorts> faces;
  FixedVector<DeckRules, kMaxDecks> decks;
  Cards cards;  // all cards of the game
  Sort loco{};  // the wild card

  Pieces pieces;
  LocoLimit loco_limit = LocoLimit::Strict;
  std::uint8_t flush_at = 3;    // this many face-up locos flush the market; 0: never (G-15, N-9)
  bool flush_mixes = false;     // G-15: flushed cards are mixed in if the pile has but one row left
  bool asks_for_cards = false;  // in tests only: a seat is asked whenever a card leaves a pile
  bool one_lane_per_group = false;  // the other lane of a double group closes (G-27)
  Offer first_offer, later_offer;
  Rejected rejected = Rejected::UnderThePile;
  TourRule tour_rule = TourRule::Trail;
  std::uint8_t end_threshold = 2;  // G-44
  std::uint8_t turns_each = 1;
  FixedVector<Award, 6> awards;
  FixedVector<Tie, 4> ties;

  Index index;

  // What only some editions have stands behind, so that the others read what they read before.
  Sort newspaper = kNoCard;       // the sort whose face is news; kNoCard: there is none (L-3)
  std::uint8_t draw_reserve = 0;  // with so few cards in both piles nobody may draw cards (L-33)
  bool short_offers = false;      // the first offer shrinks with the ticket pile (L-22, L-23)
  bool floor_total = false;       // no total is below 0 (L-80)
  TicketSet tickets_away;         // not in the ticket deck of this game
  Effects effects;
  Affairs affairs;

  const Lane& lane(LaneId id) const { return lanes[std::size_t(id)]; }
  const Ticket& ticket(TicketId id) const { return tickets[std::size_t(id)]; }
  const Face& face(Sort sort) const { return faces[std::size_t(sort)]; }
  const DeckRules& deck(Deck id) const { return decks[std::size_t(id)]; }
  /// The line of the final scoring that gives this, if there is one.
  const Award* award(AwardKind kind) const {
    for (const Award& one : awards)
      if (one.kind == kind) return &one;
    return nullptr;
  }
  Deck deck_of(Sort sort) const { return face(sort).deck; }
  int slots() const {
    return decks[0].slots + decks[1].slots;
  }  // a deck that is not there has none

  friend constexpr bool operator==(const Edition&, const Edition&) = default;
};

/// Fills `ed.index` from the rest, and puts the sentences in order; call once after building.
void prepare(Edition& ed);

}  // namespace wagonaut
