#include "engine/luck/dealers.h"

#include <bit>
#include <cstring>
#include <utility>

#include "engine/base/check.h"

namespace wagonaut {
namespace {

/// The sort of the card at `place` when a pile lies sorted. Eight sorts at a time and without a
/// branch on the outcome, for luck cannot be foreseen: byte k of `upto` counts the cards up to sort
/// k. No deck has more than 127 cards, so bytes neither overflow nor reach their high bit.
Sort sort_at(const DrawPile& pile, int place) {
  static_assert(std::endian::native == std::endian::little);
  constexpr std::uint64_t kOnes = 0x0101010101010101, kHigh = 0x80 * kOnes;
  int i = pile.first;
  for (; i + 8 <= kMaxSorts && i < pile.last; i += 8) {
    std::uint64_t counts;
    std::memcpy(&counts, &pile.cards.count[std::size_t(i)], sizeof counts);
    const std::uint64_t upto = counts * kOnes;
    const std::uint64_t beyond = ((upto | kHigh) - kOnes * std::uint64_t(place + 1)) & kHigh;
    if (beyond != 0) return Sort(i + std::countr_zero(beyond) / 8);
    place -= int(upto >> 56);
  }
  while (i < pile.last && place >= pile.cards[Sort(i)]) place -= pile.cards[Sort(i++)];
  CHECK(i < pile.last);
  return Sort(i);
}

/// Any card that is there, so that a game whose script has failed can still be stopped in order.
Sort any_card(const DrawPile& pile) {
  return sort_at(pile, 0);
}

std::uint64_t mixed(std::uint64_t seed, std::uint64_t salt) {
  return Quick(seed ^ salt * 0x9e3779b97f4a7c15).next64();
}

}  // namespace

template <class Generator>
Sort RandomChance<Generator>::card(const DrawPile& pile) {
  return sort_at(pile, int(below(generator_, std::uint32_t(pile.total))));
}
template class RandomChance<Quick>;
template class RandomChance<ChaCha>;

DeckChance::DeckChance(std::uint64_t seed) : seed_(seed) {
  for (std::size_t i = 0; i < ticket_rank_.size(); ++i) ticket_rank_[i] = mixed(seed, 1000 + i);
}

void DeckChance::pile_formed(Deck deck, const Cards& pile) {
  formed_[std::size_t(deck)] = {true, pile};
}

/// Lays a newly formed pile in order, shuffled by the seed and the number of times it was.
void DeckChance::lay_out(const DrawPile& pile) {
  const auto d = std::size_t(pile.deck);
  int n = 0;
  for (int i = pile.first; i < pile.last; ++i)
    for (int k = 0; k < formed_[d].second[Sort(i)]; ++k) order_[d][std::size_t(n++)] = Sort(i);
  Quick rng(mixed(seed_, std::uint64_t(d) * 100 + std::uint64_t(shuffles_[d]++)));
  for (int i = n; i > 1; --i)
    std::swap(order_[d][std::size_t(i - 1)], order_[d][std::size_t(rng.below(i))]);
  left_[d] = n;
  formed_[d].first = false;
}

Sort DeckChance::card(const DrawPile& pile) {
  const auto d = std::size_t(pile.deck);
  if (formed_[d].first) lay_out(pile);
  CHECK(left_[d] > 0);
  const Sort card = order_[d][std::size_t(--left_[d])];
  CHECK(pile.holds(card));
  return card;
}

TicketId DeckChance::ticket(const TicketSet& pile) {
  TicketId best = pile.nth(0);
  for (const TicketId ticket : pile)
    if (ticket_rank_[std::size_t(ticket)] < ticket_rank_[std::size_t(best)]) best = ticket;
  return best;
}

/// In an order that depends on the seed and on how many are left, so that a deck made anew from its
/// discards lies in another one.
EventId DeckChance::event(const EventSet& deck) {
  EventId best = deck.nth(0);
  const auto rank = [this, &deck](EventId event) {
    return mixed(seed_, 2000 + std::uint64_t(event) * 64 + std::uint64_t(deck.count()));
  };
  for (const EventId event : deck)
    if (rank(event) < rank(best)) best = event;
  return best;
}

Seat DeckChance::start_seat(int seats) {
  return Seat(mixed(seed_, 7) % std::uint64_t(seats));
}

ScriptedChance::ScriptedChance(Outcomes script, Chance* rest)
    : script_(std::move(script)), rest_(rest) {}

Sort ScriptedChance::card(const DrawPile& pile) {
  if (next_card_ == script_.cards.size() && rest_ != nullptr) return rest_->card(pile);
  if (next_card_ < script_.cards.size()) {
    const Sort card = script_.cards[next_card_++];
    if (pile.holds(card)) return card;
  }
  failed_ = true;
  return any_card(pile);
}

TicketId ScriptedChance::ticket(const TicketSet& pile) {
  if (next_ticket_ == script_.tickets.size() && rest_ != nullptr) return rest_->ticket(pile);
  if (next_ticket_ < script_.tickets.size()) {
    const TicketId ticket = script_.tickets[next_ticket_++];
    if (index(ticket) < kMaxTickets && pile.contains(ticket)) return ticket;
  }
  failed_ = true;
  return pile.nth(0);
}

EventId ScriptedChance::event(const EventSet& deck) {
  if (next_event_ == script_.events.size() && rest_ != nullptr) return rest_->event(deck);
  if (next_event_ < script_.events.size()) {
    const EventId event = script_.events[next_event_++];
    if (index(event) < kMaxEvents && deck.contains(event)) return event;
  }
  failed_ = true;
  return deck.nth(0);
}

Seat ScriptedChance::start_seat(int seats) {
  if (start_used_ || !script_.start) {
    if (rest_ != nullptr) return rest_->start_seat(seats);
    failed_ = true;
    return Seat{0};
  }
  start_used_ = true;
  if (index(*script_.start) < seats) return *script_.start;
  failed_ = true;
  return Seat{0};
}

bool ScriptedChance::used_up() const {
  return next_card_ == script_.cards.size() && next_ticket_ == script_.tickets.size() &&
         next_event_ == script_.events.size() && start_used_ == script_.start.has_value();
}

Sort NotingChance::card(const DrawPile& pile) {
  noted_.cards.push_back(source_.card(pile));
  return noted_.cards.back();
}

TicketId NotingChance::ticket(const TicketSet& pile) {
  noted_.tickets.push_back(source_.ticket(pile));
  return noted_.tickets.back();
}

EventId NotingChance::event(const EventSet& deck) {
  noted_.events.push_back(source_.event(deck));
  return noted_.events.back();
}

Seat NotingChance::start_seat(int seats) {
  noted_.start = source_.start_seat(seats);
  return *noted_.start;
}

Outcomes NotingChance::take() {
  return std::exchange(noted_, {});
}

}  // namespace wagonaut
