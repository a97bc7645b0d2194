#pragma once

#include <array>
#include <deque>
#include <vector>

#include "engine/luck/chance.h"
#include "engine/luck/generator.h"

namespace wagonaut::tests {

/// Luck as a scenario tells it: every draw pile in its order, top card first, then each reshuffled
/// pile in its own. What the scenario leaves open is drawn at random; an impossible card fails the
/// test. Tickets come off in the order told, then by number.
class Script final : public Chance {
 public:
  void pile(Deck deck, const std::vector<Sort>& top_first);
  /// The order of the next pile of `deck` that is formed from discards.
  void after_shuffle(Deck deck, const std::vector<Sort>& top_first);
  void tickets(const std::vector<TicketId>& top_first);
  void events(const std::vector<EventId>& top_first);
  void start_seat_is(Seat seat) { start_ = seat; }

  void pile_formed(Deck deck, const Cards& pile) override;
  Sort card(const DrawPile& pile) override;
  TicketId ticket(const TicketSet& pile) override;
  EventId event(const EventSet& deck) override;
  Seat start_seat(int seats) override;

  /// How often luck was asked: a refused move asks it nothing (G-6).
  int questions() const { return questions_; }

 private:
  std::array<std::deque<Sort>, kMaxDecks> piles_;
  std::array<std::deque<std::vector<Sort>>, kMaxDecks> shuffled_;
  std::deque<TicketId> tickets_;
  std::deque<EventId> events_;
  Seat start_{};
  Quick rest_{1};
  int questions_ = 0;
};

}  // namespace wagonaut::tests
