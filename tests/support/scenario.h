#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play.h"
#include "tests/support/notation.h"
#include "tests/support/script.h"
#include "tests/support/sentences.h"
#include "tests/support/setting.h"

namespace wagonaut::tests {

inline constexpr Seat P0{0}, P1{1}, P2{2}, P3{3}, P4{4};
inline constexpr Deck kTrains{0}, kShips{1};

/// Keeps every fact of a game.
struct FactList final : Log {
  std::vector<Fact> facts;
  void note(const Fact& fact) override { facts.push_back(fact); }
};

/// A position on a small map, and what happens in it; it reads like a scenario of the rules:
///
///   TEST(SC_N11, TunnelWithLocosOnlyLocoRevealed) {
///     Scenario sc(nordic_rules(2), {.lanes = {"A-B:2K t"}});
///     sc.set_hand(P0, "2*,4K");
///     sc.set_draw_pile("* K R ...");          // top first; "..." = 20 further coloured cards
///     sc.play(P0, "claim A-B with 2*");       // must be lawful
///     EXPECT_EQ(sc.ask(), "P0 TunnelResponse");
///     EXPECT_EQ(sc.tolls(P0), "");            // no payment answers; "2G | 1G,1*" would be two
///     sc.refused(P0, "pay 1K");               // must be unlawful, and changes nothing
///     sc.play(P0, "withdraw");
///     EXPECT_EQ(sc.hand(P0), "2*,4K");
///     EXPECT_EQ(sc.discards(), "1*,1K,1R");
///   }
///
/// Boards and tickets: see `Map`. Cards: see `card_list`. Unless told otherwise P0 is to choose an
/// action; hands are empty, scores 0; supplies are full (World: fleets of 20 trains and 40 ships);
/// the row is full of coloured cards, the draw piles are "...", nothing is discarded; all tickets
/// lie in the ticket pile, t1 on top. Every move played is followed by a check of the invariants
/// I-1, I-2, I-3, I-5 and I-7, and copies of a scenario go their own ways.
///
/// Moves: "slot 2" · "blind" · "blind ship" · "refill train" · "claim A-B with 2R,1*" · "pay 1*" ·
/// "withdraw" · "tickets" · "keep t1 t3" · "keep none" · "fleet 20" · "build Lima with 4*" ·
/// "exchange 2 trains" (the pieces given) · "yes", "yes 2R" · "no" · "choose 2", "choose A-B",
/// "choose A", "choose t3", "choose red". Behind a claim: " plus R", " swap 2", " using 1".
struct Scenario {
  explicit Scenario(const Rules& rules, const Map& map = {}) : Scenario(set_on(rules, map)) {}
  explicit Scenario(Setting where);

  // The position.
  void set_active(Seat seat);
  void set_row(std::string_view row);  // "R * - B G"; '-' is an empty slot
  void set_draw_pile(std::string_view top_first, Deck deck = kTrains);
  void set_after_shuffle(std::string_view top_first, Deck deck = kTrains);
  void set_discards(std::string_view cards);
  void set_hand(Seat seat, std::string_view cards);
  void set_supply(Seat seat, int trains, int ships = 0);
  void set_box(Seat seat, int trains, int ships);
  void set_score(Seat seat, int score);
  void set_ticket_pile(std::string_view top_first);  // "t1 t2"; the other tickets are nowhere
  void hold(Seat seat, std::string_view ticket);     // "A-C 8" or "t3": kept earlier
  /// The lanes, "A-B, B-C", were claimed earlier: pieces and points follow, cards do not.
  void own(Seat seat, std::string_view lanes);
  void own_all(Seat seat, const std::vector<std::string>& lanes);
  void set_harbour(Seat seat, std::string_view city);

  // Cards that do things. Sentences are in force from when they are written.
  /// "E1 E2 I1": events by name, those with an I are immediate; they lie in the event deck so, top
  /// first. What they do is told by `event_does`; without it they do nothing.
  void set_events(std::string_view top_first);
  void set_event_discards(std::string_view bottom_first);  // the last one is active
  void event_does(std::string_view event, const Line& line);
  void sentence(const Line& line, Source source = Source::Module, int card = 0);
  /// The seat's company: its colour pays $2 (L-54).
  void company(Seat seat, Colour colour);
  /// L-60: a lane with an end in one of these cities gives a card in step 12.
  void large_cities(std::string_view names);
  /// A kind of token; the number it has from then on.
  int token(TokenPlace place, int slot = 0);
  std::vector<NodeId> cities(std::string_view names) const;  // "A B"
  std::vector<LaneId> lanes(std::string_view names) const;   // "A-B, C-D"
  std::vector<LaneId> touching(std::string_view cities) const;
  std::vector<LaneId> inside(std::string_view cities) const;

  // What happens.
  /// Deals a whole game from the full decks, as told by `deal_first` and then at random.
  void start(std::optional<Seat> first);
  /// The first cards of a deck in the order they are dealt; for `start`.
  void deal_first(std::string_view top_first, Deck deck = kTrains);
  void play(Seat seat, std::string_view move, int line = __builtin_LINE());
  void refused(Seat seat, std::string_view move, std::optional<Refusal> why = {},
               int line = __builtin_LINE());
  /// A turn that builds nothing: two blind cards of a deck.
  void draw_two(Seat seat, std::string_view blind = "blind", int line = __builtin_LINE());
  bool lawful(Seat seat, std::string_view move) const;

  // What can be done.
  /// Legal picks: "blind 0 2 3", with two decks "train ship 0 2 3". Law and menu must agree.
  std::string picks(Seat seat) const;
  /// Kinds of legal actions: "cards claim tickets harbour exchange".
  std::string actions(Seat seat) const;
  /// All legal payments of `seat` for a lane, every part of the hand being tried.
  SpelledPayments payments(Seat seat, std::string_view lane) const;
  SpelledPayments tolls(Seat seat) const;
  /// Would exactly these cards in P0's hand buy the lane, or a harbour in the city? Everything but
  /// the cards must allow it.
  bool pays(std::string_view lane, std::string_view cards) const;
  bool pays_for_harbour(std::string_view city, std::string_view cards) const;

  // What is seen.
  std::string ask() const;  // "P0 PickCard", "P0 P1 KeepTickets", "GameOver"
  std::string row() const;  // "R * - B G"
  SpelledCards hand(Seat seat) const { return {&ed(), state.own[seat].hand}; }
  SpelledCards draw_pile(Deck deck = kTrains) const;
  SpelledCards discards(Deck deck = kTrains) const;
  SpelledCards revealed() const { return {&ed(), state.open.tunnel.revealed}; }
  int draw_count(Deck deck = kTrains) const { return state.open.draw_count[std::size_t(deck)]; }
  int discard_count(Deck deck = kTrains) const {
    return state.open.discard_count[std::size_t(deck)];
  }
  int trains(Seat seat) const { return state.open.at(seat).trains; }
  int ships(Seat seat) const { return state.open.at(seat).ships; }
  int score(Seat seat) const { return state.open.at(seat).score; }
  int ticket_count() const { return state.ticket_pile.size(); }
  std::string offer(Seat seat) const;    // "t1 t2 t3"
  std::string tickets(Seat seat) const;  // kept
  std::string event() const;             // the active one, or "none"
  std::string events(const EventSet& set) const;
  int dollars(Seat seat) const { return score(seat); }
  int held(Seat seat, int token) const;
  Extras& extras() { return state.open.extras; }
  const Extras& extras() const { return state.open.extras; }
  std::string under() const;  // known lower part of the ticket pile, highest first
  Seat owner(std::string_view lane) const;
  /// The seats of all facts of one kind since the scenario began, "P0 P1".
  std::string seats_of(FactKind kind) const;
  SeatStanding standing(Seat seat) const { return standings(ed(), state).at(seat); }

  const Edition& ed() const { return setting.edition; }
  LaneId lane(std::string_view text) const { return setting.lane(text); }
  Move move(Seat seat, std::string_view text) const;

  Setting setting;
  std::vector<std::string> event_names = {};
  State state{};
  Script luck;
  FactList log;
};

}  // namespace wagonaut::tests
