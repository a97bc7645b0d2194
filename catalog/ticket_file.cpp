#include "catalog/ticket_file.h"

#include <algorithm>

#include "catalog/bounds.h"

namespace wagonaut {

namespace {

std::int8_t read_value(const Field& ticket, std::string_view key) {
  return std::int8_t(ticket[key].number(1, kMaxValue));
}

NodeId read_city(const Field& field, const BoardFile& board) {
  const auto found = board.node_index.find(field.id());
  if (found == board.node_index.end()) field.refuse("is no node of map " + board.id);
  if (board.nodes[std::size_t(found->second)].kind != NodeKind::City)
    field.refuse("is not a city, and tickets name cities");
  return NodeId(found->second);
}

Place read_place(const Field& field, const BoardFile& board) {
  const auto country = board.country_index.find(field.id());
  if (country != board.country_index.end()) return Place::country(country->second);
  return Place::city(read_city(field, board));
}

Ticket read_pair(const Field& ticket, const BoardFile& board) {
  ticket.allow_only({"id", "a", "b", "value"});
  const NodeId a = read_city(ticket["a"], board), b = read_city(ticket["b"], board);
  if (a == b) ticket["b"].refuse("is both ends of one ticket");
  Ticket out;
  out.penalty = read_value(ticket, "value");  // G-40: gained or lost
  out.links.push_back({Place::city(a), Place::city(b), out.penalty});
  return out;
}

Ticket read_country_ticket(const Field& ticket, const BoardFile& board) {
  ticket.allow_only({"id", "from", "options"});
  const Place from = read_place(ticket["from"], board);
  Ticket out;
  out.penalty = kMaxValue;
  for (const Field& option : ticket["options"].items(1, kMaxTicketOptions)) {
    option.allow_only({"to", "value"});
    const Place to = read_place(option["to"], board);
    if (to.is != Place::Is::Country) option["to"].refuse("is no country of map " + board.id);
    if (to == from) option["to"].refuse("is both ends of one ticket");
    for (const Link& other : out.links)
      if (other.to == to) option["to"].refuse("is named twice by one ticket");
    const std::int8_t value = read_value(option, "value");
    out.links.push_back({from, to, value});
    out.penalty = std::min(out.penalty, value);  // S-23: the lowest value printed
  }
  return out;
}

Ticket read_tour(const Field& ticket, const BoardFile& board) {
  ticket.allow_only({"id", "stops", "in_order", "any_order", "penalty"});
  Ticket out;
  for (const Field& stop : ticket["stops"].items(3, kMaxStops)) {
    const NodeId city = read_city(stop, board);
    if (std::find(out.tour.begin(), out.tour.end(), city) != out.tour.end())
      stop.refuse("is named twice by one tour");
    out.tour.push_back(city);
  }
  out.in_order = read_value(ticket, "in_order");
  out.any_order = read_value(ticket, "any_order");
  out.penalty = read_value(ticket, "penalty");
  if (out.any_order > out.in_order)  // W-61: the ordered value is the highest
    ticket["any_order"].refuse("is more than in_order, " + std::to_string(out.in_order));
  return out;
}

Ticket read_ticket(const Field& ticket, const BoardFile& board) {
  if (ticket.find("stops")) return read_tour(ticket, board);
  if (ticket.find("from")) return read_country_ticket(ticket, board);
  return read_pair(ticket, board);
}

Offer read_offer(const Field& field) {
  field.allow_only({"offer", "keep"});
  const int offer = field["offer"].number(1, kMaxOffer);
  return {std::uint8_t(offer), std::uint8_t(field["keep"].number(1, offer))};
}

/// A list that was cut short by mistake is found out by the numbers on the box (README, section 3).
void check_counts(const Field& tickets, const Edition& ed) {
  const auto count = tickets.find("count");
  if (!count) return;
  count->allow_only({"pair", "country", "tour"});
  int pairs = 0, countries = 0, tours = 0;
  for (const Ticket& ticket : ed.tickets) {
    const bool country = !ticket.links.empty() && ticket.links[0].to.is == Place::Is::Country;
    ++(!ticket.tour.empty() ? tours : country ? countries : pairs);
  }
  const auto check = [&](const char* kind, int found) {
    const int wanted = count->number_or(0, kind, 0, kMaxTickets);
    if (wanted != found)
      count->refuse_whole(std::to_string(found) + " " + kind + " tickets are listed, not " +
                          std::to_string(wanted));
  };
  check("pair", pairs);
  check("country", countries);
  check("tour", tours);
}

}  // namespace

void read_tickets(const Field& tickets, const BoardFile& board, int most_seats, Game& game) {
  tickets.allow_only({"first", "later", "rejected", "count", "list"});
  Edition& ed = game.edition;
  ed.first_offer = read_offer(tickets["first"]);
  ed.later_offer = read_offer(tickets["later"]);
  ed.rejected = tickets["rejected"].one_of<Rejected>(
      {{"under", Rejected::UnderThePile}, {"out", Rejected::OutOfTheGame}});

  for (const Field& ticket : tickets["list"].items(1, kMaxTickets)) {
    const std::string id = ticket["id"].id();
    const std::vector<std::string>& ids = game.labels.tickets;
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
      ticket["id"].refuse("is the id of two tickets");
    ed.tickets.push_back(read_ticket(ticket, board));
    game.labels.tickets.push_back(id);
  }
  check_counts(tickets, ed);
  const int dealt = ed.first_offer.offer * most_seats;
  if (ed.tickets.size() < dealt)
    tickets["list"].refuse_whole(std::to_string(ed.tickets.size()) +
                                 " tickets are too few for first offers of " +
                                 std::to_string(dealt));
}

}  // namespace wagonaut
