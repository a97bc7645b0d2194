#include <algorithm>

#include "catalog/check.h"
#include "catalog/map_index.h"
#include "catalog/spot.h"

namespace wagonaut {

namespace {

bool serves(const EditionSheet::Deck& deck, const MapSheet::Lane& lane) {
  if (deck.kind != lane.kind) return false;
  return std::any_of(deck.cards.begin(), deck.cards.end(), [&lane](const EditionSheet::Sort& sort) {
    return !sort.wild && !sort.news && (lane.colour == Colour::Grey || lane.colour == sort.colour);
  });
}

void check_decks_serve(const MapSheet& map, const EditionSheet& edition) {
  for (const MapSheet::Lane& lane : map.lanes)
    if (std::none_of(edition.decks.begin(), edition.decks.end(),
                     [&lane](const EditionSheet::Deck& deck) { return serves(deck, lane); }))
      Spot()["decks"].refuse_whole("no card pays for lane " + lane.id + " of map " + map.id);
}

/// W-50: a harbour stands in a port city.
void check_ports(const MapSheet& map, const EditionSheet& edition) {
  const bool port = std::any_of(map.nodes.begin(), map.nodes.end(),
                                [](const MapSheet::Node& node) { return node.port; });
  if (edition.pieces.harbours > 0 && !port)
    Spot()["pieces"]["harbours"].refuse("needs a port, and map " + map.id + " has none");
}

void check_lane_law(const MapSheet::Lane& lane, const EditionSheet& edition) {
  const Spot locos_on = Spot()["locos_on"];
  if (lane.ferry > 0 && !edition.locos_on.ferries)  // N-31: its symbols ask for locos
    locos_on.refuse("leaves out ferry, but lane " + lane.id + " is one");
  if (lane.tunnel && !edition.locos_on.tunnels)  // G-30
    locos_on.refuse("leaves out tunnel, but lane " + lane.id + " is one");
  if (lane.doubled > 0 && !edition.locos_on.plain)  // W-35: locos pair with any card
    locos_on.refuse("is not all, but lane " + lane.id + " has rough ground");
  const bool rail = lane.kind == Kind::Rail;
  if ((rail ? edition.pieces.trains : edition.pieces.ships) == 0)
    Spot()["pieces"].refuse(std::string("has no ") + (rail ? "trains" : "ships") + " for lane " +
                            lane.id);
  if (!edition.points.empty() && !edition.points.contains(lane.length))
    Spot()["points"].refuse("has no entry for " + std::to_string(lane.length) +
                            ", the length of lane " + lane.id);
}

void check_parallel(const MapSheet& map, const MapSheet::Lane& lane, int most) {
  if (lane.group.empty()) return;
  const auto lanes =
      std::count_if(map.lanes.begin(), map.lanes.end(),
                    [&lane](const MapSheet::Lane& other) { return other.group == lane.group; });
  if (lanes > most)
    Spot()["map"].refuse("has " + std::to_string(lanes) + " lanes in group " + lane.group +
                         ", more than most_parallel, " + std::to_string(most));
}

/// The places that tickets name, on one map.
class PlaceCheck {
 public:
  explicit PlaceCheck(const MapSheet& map) : map_(map), index_(map) {}

  void operator()(const EditionSheet::Pair& pair, const Spot& at) const {
    city(pair.a, at["a"]);
    city(pair.b, at["b"]);
  }
  void operator()(const EditionSheet::Abroad& ticket, const Spot& at) const {
    if (index_.country(ticket.from) == nullptr) city(ticket.from, at["from"]);
    for (std::size_t i = 0; i < ticket.options.size(); ++i) {
      const std::string& to = ticket.options[i].to;
      const Spot spot = at["options"][i]["to"];
      if (index_.country(to) != nullptr) continue;
      city(to, spot);
      spot.refuse("is no country of map " + map_.id);
    }
  }
  void operator()(const EditionSheet::Tour& tour, const Spot& at) const {
    for (std::size_t i = 0; i < tour.stops.size(); ++i) city(tour.stops[i], at["stops"][i]);
  }

 private:
  void city(const std::string& id, const Spot& at) const {
    const MapSheet::Node* node = index_.node(id);
    if (node == nullptr) at.refuse("is no node of map " + map_.id);
    if (node->kind != NodeKind::City) at.refuse("is not a city, and tickets name cities");
  }

  const MapSheet& map_;
  MapIndex index_;
};

}  // namespace

void check_fit(const MapSheet& map, const EditionSheet& edition) {
  const Spot file;
  if (edition.card.map != map.id) file["map"].refuse("is not the map at hand, " + map.id);
  check_decks_serve(map, edition);
  check_ports(map, edition);
  for (const MapSheet::Lane& lane : map.lanes) {
    check_lane_law(lane, edition);
    check_parallel(map, lane, edition.most_parallel);
  }
  const PlaceCheck check_places(map);
  const std::vector<EditionSheet::Ticket>& list = edition.tickets.list;
  for (std::size_t i = 0; i < list.size(); ++i)
    std::visit([&](const auto& asks) { check_places(asks, file["tickets"]["list"][i]); },
               list[i].asks);
}

}  // namespace wagonaut
