#include <algorithm>

#include "catalog/bounds.h"
#include "catalog/check.h"
#include "catalog/spot.h"

namespace wagonaut {

namespace {

void check_offer(const EditionSheet::Offer& offer, const Spot& at) {
  at["offer"].check_number(offer.offer, 1, kMaxOffer);
  at["keep"].check_number(offer.keep, 1, offer.offer);
}

void check_ticket(const EditionSheet::Pair& pair, const Spot& at) {
  if (pair.a == pair.b) at["b"].refuse("is both ends of one ticket");
  at["value"].check_number(pair.value, 1, kMaxValue);
}

void check_ticket(const EditionSheet::Abroad& ticket, const Spot& at) {
  const Spot options = at["options"];
  options.check_length(ticket.options.size(), 1, kMaxTicketOptions);
  for (std::size_t i = 0; i < ticket.options.size(); ++i) {
    const EditionSheet::Abroad::Way& way = ticket.options[i];
    if (way.to == ticket.from) options[i]["to"].refuse("is both ends of one ticket");
    for (std::size_t other = 0; other < i; ++other)
      if (ticket.options[other].to == way.to)
        options[i]["to"].refuse("is named twice by one ticket");
    options[i]["value"].check_number(way.value, 1, kMaxValue);
  }
}

void check_ticket(const EditionSheet::Tour& tour, const Spot& at) {
  at["stops"].check_length(tour.stops.size(), 3, kMaxStops);
  for (std::size_t i = 0; i < tour.stops.size(); ++i)
    for (std::size_t other = 0; other < i; ++other)
      if (tour.stops[other] == tour.stops[i]) at["stops"][i].refuse("is named twice by one tour");
  at["in_order"].check_number(tour.in_order, 1, kMaxValue);
  at["any_order"].check_number(tour.any_order, 1, kMaxValue);
  at["penalty"].check_number(tour.penalty, 1, kMaxValue);
  if (tour.any_order > tour.in_order)  // W-61: the ordered value is the highest
    at["any_order"].refuse("is more than in_order, " + std::to_string(tour.in_order));
}

void check_list(const std::vector<EditionSheet::Ticket>& list, const Spot& at) {
  at.check_length(list.size(), 1, kMaxTickets);
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t other = 0; other < i; ++other)
      if (list[other].id == list[i].id) at[i]["id"].refuse("is the id of two tickets");
    std::visit([&](const auto& asks) { check_ticket(asks, at[i]); }, list[i].asks);
  }
}

template <class Kind>
int count_of(const std::vector<EditionSheet::Ticket>& list) {
  return int(std::count_if(list.begin(), list.end(), [](const EditionSheet::Ticket& ticket) {
    return std::holds_alternative<Kind>(ticket.asks);
  }));
}

void check_one_count(const char* kind, int wanted, int found, const Spot& at) {
  at[kind].check_number(wanted, 0, kMaxTickets);
  if (wanted != found)
    at.refuse_whole(std::to_string(found) + " " + kind + " tickets are listed, not " +
                    std::to_string(wanted));
}

/// A list that was cut short by mistake is found out by the numbers on the box (README, section 3).
void check_counts(const EditionSheet::Tickets& tickets, const Spot& at) {
  if (!tickets.count) return;
  const EditionSheet::Count& count = *tickets.count;
  check_one_count("pair", count.pair, count_of<EditionSheet::Pair>(tickets.list), at);
  check_one_count("country", count.country, count_of<EditionSheet::Abroad>(tickets.list), at);
  check_one_count("tour", count.tour, count_of<EditionSheet::Tour>(tickets.list), at);
}

}  // namespace

void check_tickets(const EditionSheet& edition) {
  const EditionSheet::Tickets& tickets = edition.tickets;
  const Spot at = Spot()["tickets"];
  check_offer(tickets.first, at["first"]);
  check_offer(tickets.later, at["later"]);
  at["first"]["short"].check_number(tickets.short_keep, 0, 1);  // L-23 keeps one
  check_list(tickets.list, at["list"]);
  check_counts(tickets, at["count"]);
  const int dealt = tickets.first.offer * edition.card.max_seats;
  if (tickets.short_keep == 0 && int(tickets.list.size()) < dealt)
    at["list"].refuse_whole(std::to_string(tickets.list.size()) +
                            " tickets are too few for first offers of " + std::to_string(dealt));
}

}  // namespace wagonaut
