#include "catalog/edition_file.h"

#include "catalog/bounds.h"
#include "catalog/option_file.h"

namespace wagonaut {

EditionCard read_card(const Field& file) {
  file.allow_only({"id", "rules", "map", "name", "seats", "pieces", "decks", "market", "locos_on",
                   "ferry", "one_lane_with", "most_parallel", "points", "tour_rule", "ending",
                   "awards", "ties", "options", "tickets"});
  EditionCard card;
  card.id = file["id"].id();
  card.rules = file["rules"].number(1, kMaxRules);
  card.map = file["map"].id();
  card.name = file["name"].text();
  const std::vector<Field> seats = file["seats"].items(2, 2);
  card.min_seats = seats[0].number(2, kMaxSeats);
  card.max_seats = seats[1].number(card.min_seats, kMaxSeats);
  card.options = read_options(file);
  return card;
}

}  // namespace wagonaut
