#pragma once

#include <array>
#include <string_view>

#include "engine/base/fixed_vector.h"

namespace wagonaut {

/// What can have happened. `kFactForms` below says in what words.
enum class FactKind : std::uint8_t {
  GameStarted,
  HandDealt,
  CardTurned,
  SlotTaken,
  BlindTaken,
  MarketFlushed,
  PileReshuffled,
  TicketsOffered,
  AnswerLaid,
  TicketsKept,
  FleetRevealed,
  TunnelEntered,
  TunnelRevealed,
  TollAsked,
  TollPaid,
  TunnelLeft,
  LaneClaimed,
  HarbourBuilt,
  PiecesExchanged,
  TurnPassed,
  LastRound,
  TurnBegan,
  NewspaperRead,
  EventTurned,
  EventsReshuffled,
  EventAdded,
  EventArchived,
  Dollars,
  SeatTokens,
  CityToken,
  LaneToken,
  PathMoved,
  LanePainted,
  OptionChosen,
  CityChosen,
  LaneChosen,
  PriceAccepted,
  Declined,
  CardProspected,
  ProspectOver,
  OrderTurned,
  OrderTaken,
  TicketReturned,
  LaneShared,
  ItemGained,
  PostcardDrawn,
  PostcardShown,
  StoryRead,
  GameEnded,  // stays the last: it is counted by
};
inline constexpr int kFactKinds = int(FactKind::GameEnded) + 1;

/// What a field of a fact is. It decides which member of `Fact` holds it and how it is written.
enum class FactField : std::uint8_t {
  Seat,      // seat
  Slot,      // what
  Deck,      // what
  Lane,      // what
  Node,      // what
  Pieces,    // what: trains or ships
  Event,     // what
  Item,      // what
  Postcard,  // what: its number
  Story,     // what: a card's place in the story
  Side,      // n: a, b
  Colour,    // n
  Token,     // token
  Source,    // source: the card that did it
  Card,      // card
  Cards,     // cards
  Tickets,   // tickets
  Count,     // n, never negative
  Points,    // n
  Count2,    // m, never negative
  Points2,   // m
};

enum class Hears : std::uint8_t { Everybody, Owner };

/// A field of a fact, by the name it has on the wire.
struct FactPart {
  FactField field{};
  std::string_view name;
  Hears hears = Hears::Everybody;
};

/// All that is to be known of a kind of fact: who is told what of it (sight/tell), and how it is
/// kept, sent and described to clients. `letter` is its name in the store and never changes, nor
/// does the order of its parts; a new part goes to the end. `note` is for readers of the protocol.
/// A new row goes into the schema, the protocol's page and the client's types by
/// `WAGONAUT_WRITE=1 wagonaut_tests --gtest_filter='FactForms*'`.
struct FactForm {
  FactKind kind{};
  char letter = 0;
  std::string_view name;
  FixedVector<FactPart, 5> parts;
  std::string_view note = "";  // NOLINT(readability-redundant-string-init): rows may leave it out
};

namespace facts {

// The parts that facts are made of.
inline constexpr FactPart kSeat{FactField::Seat, "seat"};
inline constexpr FactPart kSlot{FactField::Slot, "slot"};
inline constexpr FactPart kDeck{FactField::Deck, "deck"};
inline constexpr FactPart kLane{FactField::Lane, "lane"};
inline constexpr FactPart kNode{FactField::Node, "node"};
inline constexpr FactPart kGives{FactField::Pieces, "gives"};
inline constexpr FactPart kCard{FactField::Card, "card"};
inline constexpr FactPart kCards{FactField::Cards, "cards"};
inline constexpr FactPart kTickets{FactField::Tickets, "tickets"};
inline constexpr FactPart kCount{FactField::Count, "count"};
inline constexpr FactPart kPoints{FactField::Points, "points"};
inline constexpr FactPart kEvent{FactField::Event, "event"};
inline constexpr FactPart kItem{FactField::Item, "item"};
inline constexpr FactPart kPostcard{FactField::Postcard, "postcard"};
inline constexpr FactPart kToken{FactField::Token, "token"};
inline constexpr FactPart kSource{FactField::Source, "source"};

constexpr FactPart named(std::string_view name, FactPart part) {
  part.name = name;
  return part;
}
/// A number beside another one.
constexpr FactPart second(FactPart part) {
  part.field = part.field == FactField::Count ? FactField::Count2 : FactField::Points2;
  return part;
}
/// Told to the fact's own seat alone.
constexpr FactPart own(FactPart part) {
  part.hears = Hears::Owner;
  return part;
}

// clang-format off
inline constexpr std::array<FactForm, kFactKinds> kForms{{
    {FactKind::GameStarted, 'G', "game_started", {kSeat}, "it begins"},
    {FactKind::HandDealt, 'H', "hand_dealt", {kSeat, kDeck, kCount, own(kCards)}},
    {FactKind::CardTurned, 'c', "card_turned", {kSlot, kCard}, "dealt into the market"},
    {FactKind::SlotTaken, 's', "slot_taken", {kSeat, kSlot, kCard}},
    {FactKind::BlindTaken, 'b', "blind_taken", {kSeat, kDeck, own(kCard), kSource}},
    {FactKind::MarketFlushed, 'f', "market_flushed", {kCards, kSource}, "a card does it, or too many locos among them (G-15)"},
    {FactKind::PileReshuffled, 'r', "pile_reshuffled", {kDeck, kCards}, "discards that form the new draw pile (G-11)"},
    {FactKind::TicketsOffered, 'o', "tickets_offered", {kSeat, kCount, own(kTickets)}},
    {FactKind::AnswerLaid, 'a', "answer_laid", {kSeat}, "has decided, face down"},
    {FactKind::TicketsKept, 'k', "tickets_kept", {kSeat, kCount, own(kTickets)}},
    {FactKind::FleetRevealed, 'F', "fleet_revealed", {kSeat, named("trains", kCount), named("ships", second(kCount))}},
    {FactKind::TunnelEntered, 'e', "tunnel_entered", {kSeat, kLane, kCards}, "set aside"},
    {FactKind::TunnelRevealed, 'v', "tunnel_revealed", {kCard}, "one of the row"},
    {FactKind::TollAsked, 'q', "toll_asked", {kSeat, kLane, kCount}, "so many cards"},
    {FactKind::TollPaid, 'p', "toll_paid", {kSeat, kLane, kCards}},
    {FactKind::TunnelLeft, 'w', "tunnel_left", {kSeat, kLane, kCards}, "taken back (G-35)"},
    {FactKind::LaneClaimed, 'l', "lane_claimed", {kSeat, kLane, kCards, kPoints}, "all that was paid"},
    {FactKind::HarbourBuilt, 'h', "harbour_built", {kSeat, kNode, kCards}},
    {FactKind::PiecesExchanged, 'x', "pieces_exchanged", {kSeat, kGives, kCount, second(kPoints)}, "points are lost: negative"},
    {FactKind::TurnPassed, 'P', "turn_passed", {kSeat}, "a forced pass (G-4)"},
    {FactKind::LastRound, 'L', "last_round", {kSeat, named("turns_left", kCount)}, "brought by the pieces of this seat"},
    {FactKind::TurnBegan, 't', "turn_began", {kSeat}},
    {FactKind::NewspaperRead, 'N', "newspaper_read", {kSeat}, "met by a draw in this seat's turn (L-34)"},
    {FactKind::EventTurned, 'V', "event_turned", {kEvent}},
    {FactKind::EventsReshuffled, 'S', "events_reshuffled", {}, "the discards are the new deck (L-44)"},
    {FactKind::EventAdded, 'g', "event_added", {kEvent}, "to the event deck"},
    {FactKind::EventArchived, 'X', "event_archived", {kEvent}},
    {FactKind::Dollars, 'd', "dollars", {kSeat, kPoints, kSource}, "from the bank; negative: to it"},
    {FactKind::SeatTokens, 'y', "seat_tokens", {kSeat, kToken, kPoints, kSource}, "so many more or fewer"},
    {FactKind::CityToken, 'Y', "city_token", {kToken, kNode, kPoints, kSource}, "so many more or fewer; 0: used"},
    {FactKind::LaneToken, 'z', "lane_token", {kToken, kLane, kPoints, kSource}, "put or taken"},
    {FactKind::PathMoved, 'Z', "path_moved", {kToken, named("to", kNode), kSource}},
    {FactKind::LanePainted, 'C', "lane_painted", {kLane, {FactField::Colour, "colour"}}},
    {FactKind::OptionChosen, 'O', "option_chosen", {kSeat, named("option", kCount), kSource}, "from 1"},
    {FactKind::CityChosen, 'Q', "city_chosen", {kSeat, kNode, kSource}},
    {FactKind::LaneChosen, 'K', "lane_chosen", {kSeat, kLane, kSource}},
    {FactKind::PriceAccepted, 'A', "price_accepted", {kSeat, kCards, kSource}, "cards discarded for it"},
    {FactKind::Declined, 'D', "declined", {kSeat, kSource}},
    {FactKind::CardProspected, 'u', "card_prospected", {kCard}},
    {FactKind::ProspectOver, 'U', "prospect_over", {kSeat, kPoints}, "dollars gained"},
    {FactKind::OrderTurned, 'R', "order_turned", {kTickets}},
    {FactKind::OrderTaken, 'T', "order_taken", {kSeat, kTickets, kPoints}},
    {FactKind::TicketReturned, 'B', "ticket_returned", {kSeat, own(kTickets)}, "under the pile"},
    {FactKind::LaneShared, 'J', "lane_shared", {kSeat, kLane}, "helps this seat's tickets (C-13)"},
    {FactKind::ItemGained, 'I', "item_gained", {kSeat, kItem, kSource}},
    {FactKind::PostcardDrawn, 'M', "postcard_drawn", {kSeat, kPostcard, kSource}},
    {FactKind::PostcardShown, 'm', "postcard_shown", {kSeat, kPostcard}, "completed"},
    {FactKind::StoryRead, 'W', "story_read", {{FactField::Story, "card"}, {FactField::Side, "side"}}},
    {FactKind::GameEnded, 'E', "game_ended", {}},
}};
// clang-format on

/// A member of `Fact`.
enum class FactMember : std::uint8_t { Seat, What, Card, Cards, Tickets, N, M, Token, Source };

/// The member of `Fact` that holds a field.
constexpr FactMember member_of(FactField field) {
  switch (field) {
    case FactField::Slot:
    case FactField::Deck:
    case FactField::Lane:
    case FactField::Node:
    case FactField::Pieces:
    case FactField::Event:
    case FactField::Item:
    case FactField::Postcard:
    case FactField::Story:
      return FactMember::What;
    case FactField::Card:
      return FactMember::Card;
    case FactField::Cards:
      return FactMember::Cards;
    case FactField::Tickets:
      return FactMember::Tickets;
    case FactField::Count:
    case FactField::Points:
    case FactField::Side:
    case FactField::Colour:
      return FactMember::N;
    case FactField::Count2:
    case FactField::Points2:
      return FactMember::M;
    case FactField::Token:
      return FactMember::Token;
    case FactField::Source:
      return FactMember::Source;
    case FactField::Seat:
      break;
  }
  return FactMember::Seat;
}
constexpr int member_bit(FactField field) {
  return 1 << int(member_of(field));
}

/// What others are not told must be a thing that can be blank.
constexpr bool can_be_secret(FactField field) {
  return field == FactField::Card || field == FactField::Cards || field == FactField::Tickets;
}

/// No two parts share a member, and a secret has an owner.
constexpr bool well_formed(const FactForm& form) {
  int members = 0;
  for (const FactPart& part : form.parts) {
    const bool owner_known = (members & member_bit(FactField::Seat)) != 0;
    if ((members & member_bit(part.field)) != 0) return false;
    if (part.hears == Hears::Owner && !(owner_known && can_be_secret(part.field))) return false;
    members |= member_bit(part.field);
  }
  return true;
}

constexpr bool rows_stand() {
  for (int i = 0; i < kFactKinds; ++i) {
    if (int(kForms[std::size_t(i)].kind) != i || !well_formed(kForms[std::size_t(i)])) return false;
    for (int j = 0; j < i; ++j)
      if (kForms[std::size_t(i)].letter == kForms[std::size_t(j)].letter) return false;
  }
  return true;
}
static_assert(rows_stand(),
              "one row for each kind of fact, in the order of the enumeration, with a letter of "
              "its own, no member used twice, and secrets that have an owner and can be blank");

}  // namespace facts

constexpr const FactForm& form_of(FactKind kind) {
  CHECK(int(kind) < kFactKinds);
  return facts::kForms[std::size_t(kind)];
}
/// "lane_claimed", as the protocol writes it.
constexpr std::string_view fact_name(FactKind kind) {
  return form_of(kind).name;
}

}  // namespace wagonaut
