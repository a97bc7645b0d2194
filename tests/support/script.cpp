#include "tests/support/script.h"

#include <gtest/gtest.h>

namespace wagonaut::tests {

void Script::pile(Deck deck, const std::vector<Sort>& top_first) {
  piles_[std::size_t(deck)].assign(top_first.begin(), top_first.end());
}

void Script::after_shuffle(Deck deck, const std::vector<Sort>& top_first) {
  shuffled_[std::size_t(deck)].push_back(top_first);
}

void Script::tickets(const std::vector<TicketId>& top_first) {
  tickets_.assign(top_first.begin(), top_first.end());
}

void Script::pile_formed(Deck deck, const Cards&) {
  auto& pile = piles_[std::size_t(deck)];
  auto& shuffled = shuffled_[std::size_t(deck)];
  const bool first = questions_ == 0 && !pile.empty();  // that of a game is told beforehand
  if (first || shuffled.empty()) return;
  pile.assign(shuffled.front().begin(), shuffled.front().end());
  shuffled.pop_front();
}

Sort Script::card(const DrawPile& pile) {
  ++questions_;
  auto& told = piles_[std::size_t(pile.deck)];
  if (!told.empty()) {
    const Sort sort = told.front();
    told.pop_front();
    if (pile.holds(sort)) return sort;
    ADD_FAILURE() << "the script names a card that is not in the draw pile";
  }
  int skip = rest_.below(pile.total);
  for (int i = pile.first; i < pile.last; ++i)
    if ((skip -= pile.cards[Sort(i)]) < 0) return Sort(i);
  ADD_FAILURE() << "a card was asked of a pile with fewer cards than it says";
  return Sort(pile.first);
}

TicketId Script::ticket(const TicketSet& pile) {
  ++questions_;
  if (tickets_.empty()) return *pile.begin();
  const TicketId ticket = tickets_.front();
  tickets_.pop_front();
  EXPECT_TRUE(pile.contains(ticket)) << "the script names a ticket that is not in the pile";
  return ticket;
}

void Script::events(const std::vector<EventId>& top_first) {
  events_.assign(top_first.begin(), top_first.end());
}

EventId Script::event(const EventSet& deck) {
  ++questions_;
  if (events_.empty()) return *deck.begin();
  const EventId event = events_.front();
  events_.pop_front();
  EXPECT_TRUE(deck.contains(event)) << "the script names an event that is not in the deck";
  return event;
}

Seat Script::start_seat(int) {
  ++questions_;
  return start_;
}

}  // namespace wagonaut::tests
