// The tickets of each edition, as printed.
#include <set>

#include "tests/data/data.h"

namespace wagonaut::tests::data {

namespace {

bool pair(const Ticket& ticket) {
  return ticket.tour.empty() && ticket.links.size() == 1 &&
         ticket.links[0].to.is == Place::Is::City;
}
bool tour(const Ticket& ticket) {
  return !ticket.tour.empty();
}
bool abroad(const Ticket& ticket) {
  return !pair(ticket) && !tour(ticket);
}

int sum_of_pairs(const Edition& ed) {
  int sum = 0;
  for (const Ticket& ticket : ed.tickets)
    if (pair(ticket)) sum += ticket.links[0].points;
  return sum;
}

}  // namespace

TEST(DataTickets, UsaHas30Worth349) {
  const Edition ed = game("usa").edition;
  EXPECT_EQ(ed.tickets.size(), 30);
  EXPECT_EQ(count(ed.tickets, pair), 30);
  EXPECT_EQ(sum_of_pairs(ed), 349);
}

TEST(DataTickets, NordicHas46Worth460) {
  const Edition ed = game("nordic").edition;
  EXPECT_EQ(count(ed.tickets, pair), 46);
  EXPECT_EQ(ed.tickets.size(), 46);
  EXPECT_EQ(sum_of_pairs(ed), 460);
}

TEST(DataTickets, SwitzerlandHas34PairsWorth258And12ToCountries) {
  const Edition ed = game("switzerland").edition;
  EXPECT_EQ(ed.tickets.size(), 46);
  EXPECT_EQ(count(ed.tickets, pair), 34);
  EXPECT_EQ(count(ed.tickets, abroad), 12);
  EXPECT_EQ(sum_of_pairs(ed), 258);
}

TEST(DataTickets, WorldHas57PairsAnd8Tours) {
  const Edition ed = game("world").edition;
  EXPECT_EQ(ed.tickets.size(), 65);
  EXPECT_EQ(count(ed.tickets, pair), 57);
  EXPECT_EQ(count(ed.tickets, tour), 8);
}

// G-40: what is not joined costs what it would have earned.
TEST(DataTickets, PairsLoseTheirValue) {
  for (const EditionCard& card : catalog().editions())
    for (const Ticket& ticket : game(card.id).edition.tickets) {
      if (!pair(ticket)) continue;
      EXPECT_EQ(ticket.penalty, ticket.links[0].points) << card.id;
    }
}

// S-20, S-23.
TEST(DataTickets, ACityTicketToCountriesLosesItsLowestValue) {
  const Game swiss = game("switzerland");
  const Ticket& ticket = swiss.edition.ticket(ticket_id(swiss, "c03"));
  ASSERT_EQ(ticket.links.size(), 4);
  EXPECT_EQ(ticket.penalty, 2);
  const Place lugano = Place::city(node_id(swiss, "lugano"));
  const int points[] = {12, 13, 2, 14};  // Germany, Austria, Italy, France
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(ticket.links[std::size_t(i)].from, lugano);
    EXPECT_EQ(ticket.links[std::size_t(i)].to, Place::country(i));
    EXPECT_EQ(ticket.links[std::size_t(i)].points, points[i]);
  }
}

// S-21, S-25: each ticket between countries exists twice.
TEST(DataTickets, TicketsBetweenCountriesComeInPairs) {
  const Game swiss = game("switzerland");
  for (int i = 5; i <= 11; i += 2) {
    const auto id = [](int n) { return std::string(n < 10 ? "c0" : "c") + std::to_string(n); };
    const Ticket& one = swiss.edition.ticket(ticket_id(swiss, id(i)));
    EXPECT_EQ(one, swiss.edition.ticket(ticket_id(swiss, id(i + 1))));
    EXPECT_EQ(one.links.size(), 3);
    EXPECT_EQ(one.links[0].from.is, Place::Is::Country);
  }
}

// W-61.
TEST(DataTickets, ToursKeepTheirPrintedOrderAndThreeValues) {
  const Game world = game("world");
  const Ticket& ticket = world.edition.ticket(ticket_id(world, "tour7"));
  const FixedVector<NodeId, 6> stops{node_id(world, "murmansk"), node_id(world, "tiksi"),
                                     node_id(world, "novosibirsk"), node_id(world, "yakutsk"),
                                     node_id(world, "petropavlovsk")};
  EXPECT_EQ(ticket.tour, stops);
  EXPECT_EQ(ticket.in_order, 30);
  EXPECT_EQ(ticket.any_order, 20);
  EXPECT_EQ(ticket.penalty, 36);
  EXPECT_TRUE(ticket.links.empty());
}

TEST(DataTickets, AllNamesAreDifferent) {
  for (const EditionCard& card : catalog().editions()) {
    std::vector<std::string> ids = game(card.id).labels.tickets;
    std::erase(ids, "");  // of what is not open
    EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size()) << card.id;
  }
}

}  // namespace wagonaut::tests::data
