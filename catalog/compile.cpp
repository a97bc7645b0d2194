#include "catalog/compile.h"

#include <algorithm>

#include "catalog/map_index.h"

namespace wagonaut {

namespace {

Face face_of(const EditionSheet::Sort& sort, Deck deck) {
  Face face;
  face.deck = deck;
  face.loco = sort.wild;
  face.news = sort.news;
  if (sort.wild || sort.news) return face;
  face.colour = sort.colour;
  face.pips = std::uint8_t(sort.pips);
  face.anchor = sort.anchor;
  face.mark = sort.mark;
  return face;
}

void put_sort(const EditionSheet::Sort& sort, Deck deck, int seats, Game& game) {
  Edition& ed = game.edition;
  const Sort id{std::uint8_t(ed.faces.size())};
  if (sort.wild) ed.loco = id;
  if (sort.news) ed.newspaper = id;
  ed.faces.push_back(face_of(sort, deck));
  ed.cards[id] = std::uint8_t(sort.count_at(seats));
  game.labels.sorts.push_back(sort.code);
  game.sorts.push_back({sort.name});
}

void put_deck(const EditionSheet::Deck& deck, int seats, Game& game) {
  Edition& ed = game.edition;
  const Deck id{std::uint8_t(ed.decks.size())};
  DeckRules rules;
  rules.kind = deck.kind;
  rules.hand = std::uint8_t(deck.hand);
  rules.slots = std::uint8_t(deck.slots);
  rules.first = std::uint8_t(ed.faces.size());
  for (const EditionSheet::Sort& sort : deck.cards) put_sort(sort, id, seats, game);
  rules.last = std::uint8_t(ed.faces.size());
  ed.decks.push_back(rules);
  game.labels.decks.push_back(deck.id);
  game.decks.push_back(deck.name);
}

Pieces pieces_of(const EditionSheet::Pieces& pieces) {
  return {std::uint8_t(pieces.trains), std::uint8_t(pieces.ships), std::uint8_t(pieces.fleet),
          std::uint8_t(pieces.fixed_trains), std::uint8_t(pieces.harbours)};
}

Award award_of(const EditionSheet::Award& award) {
  Award out;
  out.kind = award.kind;
  out.points = std::int8_t(award.points);
  std::transform(award.by_tickets.begin(), award.by_tickets.end(), out.by_tickets.begin(),
                 [](int value) { return std::int8_t(value); });
  out.unbuilt = std::int8_t(award.unbuilt);
  std::transform(award.by_idle.begin(), award.by_idle.end(), out.by_idle.begin(),
                 [](int value) { return std::int8_t(value); });
  return out;
}

void put_law(const EditionSheet& edition, int seats, Edition& ed) {
  ed.rules = std::uint8_t(edition.card.rules);
  ed.seats = std::uint8_t(seats);
  ed.pieces = pieces_of(edition.pieces);
  ed.loco_limit = edition.market.loco_limit;
  ed.flush_at = std::uint8_t(edition.market.flush);
  ed.flush_mixes = edition.market.flush_mixes;
  ed.one_lane_per_group = std::find(edition.one_lane_with.begin(), edition.one_lane_with.end(),
                                    seats) != edition.one_lane_with.end();
  ed.tour_rule = edition.tour_rule;
  ed.end_threshold = std::uint8_t(edition.ending.threshold);
  ed.turns_each = std::uint8_t(edition.ending.turns_each);
  ed.draw_reserve = std::uint8_t(edition.draw_reserve);
  ed.floor_total = edition.floor;
  ed.affairs.start_money = std::uint8_t(edition.start_money);
  for (const EditionSheet::Award& award : edition.awards) ed.awards.push_back(award_of(award));
  for (const Tie tie : edition.ties) ed.ties.push_back(tie);
}

void put_nodes(const MapSheet& map, const MapIndex& index, Game& game) {
  Edition& ed = game.edition;
  for (const MapSheet::Country& country : map.countries) {
    ed.countries.push_back({});
    game.countries.push_back(country.name);
  }
  for (const MapSheet::Node& node : map.nodes) {
    // A country is the set of its crossings (S-6).
    if (node.kind == NodeKind::Crossing)
      ed.countries[index.place(node.country).id].insert(NodeId(ed.nodes.size()));
    ed.nodes.push_back({node.kind, node.port});
    game.labels.nodes.push_back(node.id);
    game.nodes.push_back({node.name, node.x, node.y, node.large});
  }
}

bool locos_on(const EditionSheet::LocosOn& law, const MapSheet::Lane& lane) {
  if (lane.ferry > 0) return law.ferries;
  return lane.tunnel ? law.tunnels : law.plain;
}

Cost cost_of(const EditionSheet& edition, const MapSheet::Lane& lane) {
  Cost cost;
  cost.kind = lane.kind;
  cost.colour = lane.colour;
  cost.length = std::uint8_t(lane.length);
  cost.symbols = std::uint8_t(lane.ferry);
  cost.doubled = std::uint8_t(lane.doubled);
  cost.locos = locos_on(edition.locos_on, lane);
  if (lane.any_card_rate > 0) {
    cost.swap_rate = std::uint8_t(lane.any_card_rate);
    cost.swap_max = cost.length;
  } else if (lane.ferry > 0 && edition.ferry) {
    cost.swap_rate = std::uint8_t(edition.ferry->rate);
    cost.swap_max = edition.ferry->symbols_only ? cost.symbols : cost.length;
  }
  return cost;
}

FixedVector<LaneId, 2> mates_of(const std::vector<MapSheet::Lane>& lanes, std::size_t lane) {
  FixedVector<LaneId, 2> out;
  if (lanes[lane].group.empty()) return out;
  for (std::size_t i = 0; i < lanes.size(); ++i)
    if (i != lane && lanes[i].group == lanes[lane].group) out.push_back(LaneId(i));
  return out;
}

void put_lanes(const MapSheet& map, const MapIndex& index, const EditionSheet& edition,
               Game& game) {
  for (std::size_t i = 0; i < map.lanes.size(); ++i) {
    const MapSheet::Lane& lane = map.lanes[i];
    Lane out;
    out.a = index.node_id(lane.a);
    out.b = index.node_id(lane.b);
    out.printed = cost_of(edition, lane);
    out.tunnel = lane.tunnel;
    out.points = std::int8_t(edition.points.empty() ? 0 : edition.points.at(lane.length));
    out.mates = mates_of(map.lanes, i);
    game.edition.lanes.push_back(out);
    game.labels.lanes.push_back(lane.id);
  }
}

Ticket ticket_of(const EditionSheet::Pair& pair, const MapIndex& index) {
  Ticket out;
  out.penalty = std::int8_t(pair.value);  // G-40: gained or lost
  out.links.push_back({index.place(pair.a), index.place(pair.b), out.penalty});
  return out;
}

Ticket ticket_of(const EditionSheet::Abroad& ticket, const MapIndex& index) {
  Ticket out;
  for (const EditionSheet::Abroad::Way& way : ticket.options) {
    const auto value = std::int8_t(way.value);
    out.penalty = out.links.empty() ? value : std::min(out.penalty, value);  // S-23: the lowest
    out.links.push_back({index.place(ticket.from), index.place(way.to), value});
  }
  return out;
}

Ticket ticket_of(const EditionSheet::Tour& tour, const MapIndex& index) {
  Ticket out;
  for (const std::string& stop : tour.stops) out.tour.push_back(index.node_id(stop));
  out.in_order = std::int8_t(tour.in_order);
  out.any_order = std::int8_t(tour.any_order);
  out.penalty = std::int8_t(tour.penalty);
  return out;
}

Offer offer_of(const EditionSheet::Offer& offer) {
  return {std::uint8_t(offer.offer), std::uint8_t(offer.keep)};
}

void put_tickets(const EditionSheet::Tickets& tickets, const MapIndex& index, Game& game) {
  Edition& ed = game.edition;
  ed.first_offer = offer_of(tickets.first);
  ed.later_offer = offer_of(tickets.later);
  ed.rejected = tickets.rejected;
  ed.short_offers = tickets.short_keep > 0;
  for (const EditionSheet::Ticket& ticket : tickets.list) {
    ed.tickets.push_back(
        std::visit([&index](const auto& asks) { return ticket_of(asks, index); }, ticket.asks));
    game.labels.tickets.push_back(ticket.id);
  }
}

}  // namespace

Game compile(const MapSheet& map, const EditionSheet& edition, int seats) {
  const MapIndex index(map);
  Game game;
  game.card = edition.card;
  game.options = edition.options;
  for (const EditionSheet::Deck& deck : edition.decks) put_deck(deck, seats, game);
  put_law(edition, seats, game.edition);
  put_nodes(map, index, game);
  put_lanes(map, index, edition, game);
  put_tickets(edition.tickets, index, game);
  prepare(game.edition);
  return game;
}

}  // namespace wagonaut
