#include "catalog/law_reader.h"

#include "catalog/edition_parts.h"
#include "catalog/file_part.h"

namespace wagonaut {

namespace {

constexpr Part<EditionSheet> kLawParts[] = {
    {"decks", kNeeded, read_decks},
    {"pieces", kNeeded, read_pieces},
    {"market", kNeeded, read_market},
    {"ending", kNeeded, read_ending},
    {"awards", kNeeded, read_awards},
    {"ties", kNeeded, read_ties},
    {"tour_rule", kMayLack, read_tour_rule},
    {"locos_on", kNeeded, read_locos_on},
    {"ferry", kMayLack, read_ferry},
    {"points", kMayLack, read_points},
    {"draw_reserve", kMayLack,
     [](const Field& few, EditionSheet& edition) { edition.draw_reserve = few.number(); }},
    {"start_money", kMayLack,
     [](const Field& money, EditionSheet& edition) { edition.start_money = money.number(); }},
    {"floor", kMayLack,
     [](const Field& floor, EditionSheet& edition) { edition.floor = floor.flag(); }},
    {"most_parallel", kMayLack,
     [](const Field& most, EditionSheet& edition) { edition.most_parallel = most.number(); }},
    {"tickets", kNeeded, read_tickets},
    {"one_lane_with", kMayLack, read_one_lane_with},
};

}  // namespace

std::vector<std::string_view> law_keys() {
  std::vector<std::string_view> keys;
  for (const auto& part : kLawParts) keys.push_back(part.key);
  return keys;
}

void read_law(const Field& file, EditionSheet& edition) {
  read_parts<EditionSheet>(file, kLawParts, edition);
}

void read_box_law(const Field& file, EditionSheet& edition) {
  std::vector<std::string_view> keys{"effects"};
  for (const auto& part : kLawParts) {
    if (part.key == "pieces") continue;  // trains go by the game
    keys.push_back(part.key);
    if (part.key == "tickets") continue;  // the list is a file of its own
    if (part.needed || file.find(part.key)) part.read(file[part.key], edition);
  }
  file.allow_only(keys);
  file["tickets"].allow_only({"first", "later", "rejected"});
  read_offers(file["tickets"], edition.tickets);
}

}  // namespace wagonaut
