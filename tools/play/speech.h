#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/game.h"
#include "engine/model/move.h"
#include "engine/model/refusal.h"
#include "texts/book.h"
#include "tools/paint.h"
#include "tools/text/language.h"
#include "tools/text/nouns.h"

namespace wagonaut::tools {

/// The things of one game in the words of one language: places, cards, tickets, players.
class Speech {
 public:
  Speech(const Game& game, Language language, Paint paint, std::vector<std::string> names)
      : game_(game), language_(language), paint_(paint), names_(std::move(names)) {}

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
  const std::string& name(Seat seat) const { return names_[std::size_t(seat)]; }

  const std::string& node(NodeId node) const;
  const std::string& place(const Place& place) const;
  std::string lane(LaneId lane) const;
  /// The spaces of a lane, one letter each: "GGG", "(KKKK)" a tunnel, "~WWWWW~" the sea, "**YY" a
  /// ferry with two locos, "2" for a doubled space, "·" for a grey one.
  std::string spaces(LaneId lane) const;

  /// The letters of a card on its colour, and its name.
  std::string chip(Sort card) const;
  std::string card(Sort card) const;
  const std::string& deck(Deck deck) const { return text(game_.decks[std::size_t(deck)]); }
  /// "RR*": every card one chip.
  std::string cards(const Cards& cards) const;
  /// "R×3 red · *×1 locomotive".
  std::string hand(const Cards& cards, int indent, int width) const;

  /// What a ticket asks for and what it is worth.
  std::string ticket(TicketId ticket) const;

  /// "one" or "two": with two decks there are ships, and locomotives are wild cards.
  std::string decks() const { return edition().decks.size() > 1 ? "two" : "one"; }
  /// "rail" or "sea" where there are two decks; "none" where there is only one to speak of.
  std::string deck_kind(Deck deck) const;

  /// The refusal of a move in a sentence, with the rule behind it. Sentences are written for those
  /// who know more as well; what is not known here is "none".
  std::string refusal(Refusal refusal, const std::optional<Move>& move = {}) const;
  std::string points(int n) const;
  /// Trains or ships with their number.
  std::string pieces(Kind kind, int n) const;

 private:
  const Game& game_;
  Language language_;
  Paint paint_;
  std::vector<std::string> names_;
};

}  // namespace wagonaut::tools
