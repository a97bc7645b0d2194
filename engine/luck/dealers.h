#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/luck/chance.h"
#include "engine/luck/generator.h"

namespace wagonaut {

/// Luck from a generator: every card of a pile is equally likely to lie on top.
template <class Generator>
class RandomChance final : public Chance {
 public:
  explicit RandomChance(Generator generator) : generator_(generator) {}

  Sort card(const DrawPile& pile) override;
  TicketId ticket(const TicketSet& pile) override {
    return pile.nth(int(below(generator_, std::uint32_t(pile.count()))));
  }
  EventId event(const EventSet& deck) override {
    return deck.nth(int(below(generator_, std::uint32_t(deck.count()))));
  }
  Seat start_seat(int seats) override { return Seat(below(generator_, std::uint32_t(seats))); }

  Generator& generator() { return generator_; }

 private:
  Generator generator_;
};

using QuickChance = RandomChance<Quick>;
using FairChance = RandomChance<ChaCha>;

/// The same deal for everybody: decks, reshuffles and tickets lie in an order that depends on the
/// seed alone, not on who draws when. For paired games.
class DeckChance final : public Chance {
 public:
  explicit DeckChance(std::uint64_t seed);

  void pile_formed(Deck deck, const Cards& pile) override;
  Sort card(const DrawPile& pile) override;
  TicketId ticket(const TicketSet& pile) override;
  EventId event(const EventSet& deck) override;
  Seat start_seat(int seats) override;

 private:
  void lay_out(const DrawPile& pile);

  std::uint64_t seed_;
  std::array<std::pair<bool, Cards>, kMaxDecks> formed_{};  // not laid out yet: its cards
  std::array<int, kMaxDecks> shuffles_{};
  std::array<std::array<Sort, 256>, kMaxDecks> order_{};
  std::array<int, kMaxDecks> left_{};
  std::array<std::uint64_t, kMaxTickets> ticket_rank_{};
};

/// What luck answered, in the order it was asked.
struct Outcomes {
  std::vector<Sort> cards;
  std::vector<TicketId> tickets;
  std::vector<EventId> events;
  std::optional<Seat> start;

  friend bool operator==(const Outcomes&, const Outcomes&) = default;
};

/// Answers from a list, as a record or a scenario says; asks `rest`, if there is one, when the list
/// is used up. `failed` tells that a wanted card was not in the pile or the list ran out.
class ScriptedChance final : public Chance {
 public:
  explicit ScriptedChance(Outcomes script, Chance* rest = nullptr);

  Sort card(const DrawPile& pile) override;
  TicketId ticket(const TicketSet& pile) override;
  EventId event(const EventSet& deck) override;
  Seat start_seat(int seats) override;

  bool failed() const { return failed_; }
  bool used_up() const;

 private:
  Outcomes script_;
  Chance* rest_;
  std::size_t next_card_ = 0, next_ticket_ = 0, next_event_ = 0;
  bool start_used_ = false, failed_ = false;
};

/// Passes every question on and writes down the answers.
class NotingChance final : public Chance {
 public:
  explicit NotingChance(Chance& source) : source_(source) {}

  void pile_formed(Deck deck, const Cards& pile) override { source_.pile_formed(deck, pile); }
  Sort card(const DrawPile& pile) override;
  TicketId ticket(const TicketSet& pile) override;
  EventId event(const EventSet& deck) override;
  Seat start_seat(int seats) override;

  const Outcomes& noted() const { return noted_; }
  /// The answers since the last call.
  Outcomes take();

 private:
  Chance& source_;
  Outcomes noted_;
};

}  // namespace wagonaut
