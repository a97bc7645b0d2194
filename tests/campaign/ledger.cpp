#include "tests/campaign/ledger.h"

#include <algorithm>
#include <string>

namespace wagonaut::tests {
namespace {

template <class Set>
void put(Set& set, int what, bool in) {
  using Id = decltype(set.nth(0));
  if (in)
    set.insert(Id(what));
  else
    set.erase(Id(what));
}

/// Of so many orders as the table has room for, those taken first are only counted.
void put_order(Extras& book, TicketId ticket) {
  if (book.orders.full()) {
    const auto taken = std::find_if(book.orders.begin(), book.orders.end(),
                                    [](const Order& order) { return order.by != kNobody; });
    std::copy(taken + 1, book.orders.end(), taken);
    book.orders.pop_back();
  }
  book.orders.push_back({ticket, kNobody});
}

}  // namespace

void Ledger::open(const Edition& ed) {
  book_ = ed.affairs.first;
  tokens_ = ed.affairs.tokens;
  dollars_.fill(ed.affairs.start_money);
  for (int i = 0; i < ed.lanes.size(); ++i) points_[std::size_t(i)] = ed.lane(LaneId(i)).points;
}

/// Of a stock so many came or went; of owned ones it is told where, but not whose: the state must
/// say whose.
void Ledger::note_city(const Fact& fact) {
  CityTokens& city = book_.city[fact.what];
  if (tokens_[fact.token].place == TokenPlace::CityStock)
    city.stock = std::uint8_t(city.stock + fact.n);
}

void Ledger::note(const Fact& fact) {
  switch (fact.kind) {
    case FactKind::Dollars:
      dollars_[std::size_t(fact.seat)] += fact.n;
      break;
    case FactKind::LaneClaimed:
      dollars_[std::size_t(fact.seat)] += points_[fact.what];
      break;
    case FactKind::SeatTokens: {
      std::uint8_t& held = book_.held[fact.seat][tokens_[fact.token].slot];
      held = std::uint8_t(held + fact.n);
      break;
    }
    case FactKind::CityToken:
      note_city(fact);
      break;
    case FactKind::ItemGained:
      if (const std::uint8_t counter = box_.items[fact.what].counter; counter == kNone)
        book_.items[fact.seat].insert(ItemId(fact.what));
      else
        ++book_.held[fact.seat][counter];
      break;
    case FactKind::PostcardDrawn:
      book_.postcards[fact.seat].insert(PostcardId(fact.what));
      break;
    case FactKind::PostcardShown:
      book_.shown.insert(PostcardId(fact.what));
      break;
    case FactKind::EventTurned:
      put(book_.event_deck, fact.what, false);
      put(book_.event_discard, fact.what, true);
      book_.active = EventId(fact.what);
      break;
    case FactKind::EventsReshuffled:
      book_.event_deck |= book_.event_discard;
      book_.event_discard.clear();
      break;
    case FactKind::EventAdded:
      put(book_.event_deck, fact.what, true);
      break;
    case FactKind::OrderTurned:
      for (const TicketId ticket : fact.tickets) put_order(book_, ticket);
      break;
    case FactKind::OrderTaken:
      for (Order& order : book_.orders)
        for (const TicketId ticket : fact.tickets)
          if (order.ticket == ticket) order.by = fact.seat;
      break;
    default:
      break;
  }
}

std::string Ledger::fault(const Edition& ed, const State& s) const {
  const Extras& x = s.open.extras;
  for (int i = 0; i < ed.seats; ++i) {
    const std::string seat = " of seat " + std::to_string(i);
    if (s.open.seat[i].score != dollars_[std::size_t(i)])
      return "dollars" + seat + ": " + std::to_string(s.open.seat[i].score) + ", told " +
             std::to_string(dollars_[std::size_t(i)]);
    for (std::size_t k = 0; k < kMaxCounters; ++k)
      if (x.held[i][k] != book_.held[i][k]) return "counter " + std::to_string(k) + seat;
    if (x.items[i] != book_.items[i]) return "items" + seat;
    if (x.postcards[i] != book_.postcards[i]) return "postcards" + seat;
  }
  for (std::size_t i = 0; i < x.city.size(); ++i)
    if (((x.city[i].stock ^ book_.city[i].stock) & ~CityTokens::kUsed) != 0)
      return "tokens in city " + std::to_string(i);
  if (x.shown != book_.shown) return "postcards shown";
  if (x.event_deck != book_.event_deck || x.event_discard != book_.event_discard ||
      x.active != book_.active)
    return "events";
  if (!(x.orders == book_.orders)) return "orders";
  return {};
}

}  // namespace wagonaut::tests
