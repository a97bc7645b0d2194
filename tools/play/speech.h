#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/box_file.h"
#include "catalog/game.h"
#include "engine/model/fact.h"
#include "engine/model/move.h"
#include "engine/model/refusal.h"
#include "texts/book.h"
#include "tools/paint.h"
#include "tools/text/language.h"
#include "tools/text/nouns.h"

namespace wagonaut {
struct OpenTable;
}  // namespace wagonaut

namespace wagonaut::tools {

/// The things of one game in the words of one language: places, cards, tickets, players.
class Speech {
 public:
  /// `box`: of a game with cards that do things, for what they are called and what they say. Who
  /// asks for such words speaks only of what a fact or a view has told.
  Speech(const Game& game, Language language, Paint paint, std::vector<std::string> names,
         const BoxEntry* box = nullptr)
      : game_(game), language_(language), paint_(paint), names_(std::move(names)), box_(box) {}

  const Game& game() const { return game_; }
  const Edition& edition() const { return game_.edition; }
  Language language() const { return language_; }
  const Paint& paint() const { return paint_; }

  std::string say(std::string_view key, std::initializer_list<Blank> blanks = {}) const {
    return wagonaut::say(language_, key, blanks);
  }
  std::string say(std::string_view key, const Lookup& lookup) const {
    return wagonaut::say(language_, key, lookup);
  }
  std::string count(std::string_view noun, long n) const {
    return tools::count(language_, noun, n);
  }
  const std::string& text(const Text& text) const { return in(language_, text); }

  /// Badge and name, in the seat's colour.
  std::string seat(Seat seat) const;
  /// What belongs to a seat, in its colour: its company's, where there are companies.
  std::string owned(Seat seat, std::string_view text) const;
  const std::string& name(Seat seat) const { return names_[std::size_t(seat)]; }

  const std::string& node(NodeId node) const;
  const std::string& place(const Place& place) const;
  std::string lane(LaneId lane) const;
  /// The spaces of a lane, one letter each: "GGG", "(KKKK)" a tunnel, "~WWWWW~" the sea, "**YY" a
  /// ferry with two locos, "2" for a doubled space, "·" for a grey one.
  std::string spaces(LaneId lane) const;
  /// The same, in the brackets of a tunnel where cards make it one for now (C-10).
  std::string spaces_now(const OpenTable& open, Seat seat, LaneId lane) const;

  /// One space of that colour.
  static std::string colour_letter(Colour colour);

  /// The letters of a card on its colour, and its name.
  std::string chip(Sort card) const;
  std::string card(Sort card) const;
  const std::string& deck(Deck deck) const { return text(game_.decks[std::size_t(deck)]); }
  /// "RR*": every card one chip. Marks are left out, for no two payments differ by them (L-4).
  std::string cards(const Cards& cards) const;
  /// "R×3 red (1 with pick)  *×1 locomotive".
  std::string hand(const Cards& cards, int indent, int width) const;

  /// What a ticket asks for and what it is worth.
  std::string ticket(TicketId ticket) const;
  /// A ticket that is open as an order, with what it pays: half its value, rounded up (C-12).
  std::string ends(TicketId ticket) const;   // of an order
  std::string order(TicketId ticket) const;  // with what is paid for it

  /// "one" or "two": with two decks there are ships, and locomotives are wild cards.
  std::string decks() const { return edition().decks.size() > 1 ? "two" : "one"; }
  /// What turns up cards before it is claimed: "tunnel", or "pass" where no lane is printed as one.
  std::string way() const;
  /// "rail" or "sea" where there are two decks; "none" where there is only one to speak of.
  std::string deck_kind(Deck deck) const;

  /// The refusal of a move in a sentence, with the rule behind it. Sentences are written for those
  /// who know more as well; what is not known here is "none". `least`: tickets to be kept.
  std::string refusal(Refusal refusal, const std::optional<Move>& move = {}, int least = 0) const;
  /// What may be typed on this board, for whoever asks how: "Albany-Buffalo YY", and a city.
  std::string example_claim() const;
  std::string example_city() const;
  /// With its sign: "+2 points", "+$2".
  std::string points(int n) const;
  /// The same as a number without a noun where there are points: "+2", "+$2".
  std::string short_points(int n) const;
  /// A final score: "57 points", "$57".
  std::string total(int n) const;
  /// Trains or ships with their number.
  std::string pieces(Kind kind, int n) const;

  // Cards that do things, by their names; a number where there is no name for one.

  /// Companies play, and points are dollars.
  bool in_dollars() const { return !game_.companies.empty(); }
  const BoxEntry* box() const { return box_; }
  std::string money(int n) const;
  std::string company(Seat seat) const;
  std::string event(std::uint8_t id) const;
  std::string item(std::uint8_t id) const;
  std::string token(std::uint8_t id) const;
  std::string colour(Colour colour) const;
  /// The card that spoke, and what is written on it; empty where the rules did. Of a postcard it is
  /// the side that is read to all.
  std::string card_name(const FactSource& source) const;
  std::string card_text(const FactSource& source) const;

 private:
  /// The face of its colour without a mark.
  Sort plain(Sort card) const;

  const Game& game_;
  Language language_;
  Paint paint_;
  std::vector<std::string> names_;
  const BoxEntry* box_;
};

}  // namespace wagonaut::tools
