#include "catalog/edition_parts.h"

namespace wagonaut {

namespace {

EditionSheet::Pair read_pair(const Field& ticket) {
  ticket.allow_only({"id", "a", "b", "value"});
  return {ticket["a"].id(), ticket["b"].id(), ticket["value"].number()};
}

EditionSheet::Abroad read_abroad(const Field& ticket) {
  ticket.allow_only({"id", "from", "options"});
  EditionSheet::Abroad out{ticket["from"].id(), {}};
  for (const Field& option : ticket["options"].items()) {
    option.allow_only({"to", "value"});
    out.options.push_back({option["to"].id(), option["value"].number()});
  }
  return out;
}

EditionSheet::Tour read_tour(const Field& ticket) {
  ticket.allow_only({"id", "stops", "in_order", "any_order", "penalty"});
  EditionSheet::Tour out;
  for (const Field& stop : ticket["stops"].items()) out.stops.push_back(stop.id());
  out.in_order = ticket["in_order"].number();
  out.any_order = ticket["any_order"].number();
  out.penalty = ticket["penalty"].number();
  return out;
}

EditionSheet::Ticket read_ticket(const Field& ticket) {
  const std::string id = ticket["id"].id();
  if (ticket.find("stops")) return {id, read_tour(ticket)};
  if (ticket.find("from")) return {id, read_abroad(ticket)};
  return {id, read_pair(ticket)};
}

EditionSheet::Offer read_offer(const Field& field, bool first) {
  if (first) field.allow_only({"offer", "keep", "short"});
  if (!first) field.allow_only({"offer", "keep"});
  return {field["offer"].number(), field["keep"].number()};
}

EditionSheet::Count read_ticket_count(const Field& field) {
  field.allow_only({"pair", "country", "tour"});
  return {field.number_or(0, "pair"), field.number_or(0, "country"), field.number_or(0, "tour")};
}

}  // namespace

void read_offers(const Field& field, EditionSheet::Tickets& tickets) {
  tickets.first = read_offer(field["first"], true);
  tickets.short_keep = field["first"].number_or(0, "short");
  tickets.later = read_offer(field["later"], false);
  tickets.rejected = field["rejected"].one_of<Rejected>(
      {{"under", Rejected::UnderThePile}, {"out", Rejected::OutOfTheGame}});
}

void read_tickets(const Field& field, EditionSheet& edition) {
  field.allow_only({"first", "later", "rejected", "count", "list"});
  EditionSheet::Tickets& tickets = edition.tickets;
  read_offers(field, tickets);
  if (const auto count = field.find("count")) tickets.count = read_ticket_count(*count);
  for (const Field& ticket : field["list"].items()) tickets.list.push_back(read_ticket(ticket));
}

}  // namespace wagonaut
