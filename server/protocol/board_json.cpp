// The box of a game: what a client draws and explains, with no rule worked out.
#include <map>

#include "catalog/game.h"
#include "engine/rules/price.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

std::string_view node_word(NodeKind kind) {
  switch (kind) {
    case NodeKind::City:
      return "city";
    case NodeKind::Crossing:
      return "crossing";
    case NodeKind::Junction:
      return "junction";
  }
  return "";
}

std::optional<int> country_of(const Edition& ed, NodeId node) {
  for (int i = 0; i < ed.countries.size(); ++i)
    if (ed.countries[std::size_t(i)].contains(node)) return i;
  return std::nullopt;
}

void write_nodes(JsonWriter& w, const Game& game) {
  w.open('[');
  for (std::size_t i = 0; i < game.nodes.size(); ++i) {
    if (game.labels.nodes[i].empty()) continue;  // not open: nobody is told
    const Node& node = game.edition.nodes[i];
    w.open().field("id", game.labels.nodes[i]).key("name");
    write_text(w, game.nodes[i].name);
    w.field("x", game.nodes[i].x).field("y", game.nodes[i].y).field("kind", node_word(node.kind));
    if (node.port) w.field("port", true);
    if (game.nodes[i].large) w.field("large", true);
    if (const auto country = country_of(game.edition, NodeId(i))) w.field("country", *country);
    w.close();
  }
  w.close(']');
}

void write_countries(JsonWriter& w, const Game& game) {
  w.open('[');
  for (std::size_t i = 0; i < game.countries.size(); ++i) {
    w.open().key("name");
    write_text(w, game.countries[i]);
    w.key("nodes");
    write_set(w, game.labels.nodes, game.edition.countries[i]);
    w.close();
  }
  w.close(']');
}

void write_lane(JsonWriter& w, const Game& game, std::size_t i) {
  const Lane& lane = game.edition.lanes[i];
  const Cost& cost = printed_on(game.edition, LaneId(i));
  w.open().field("id", game.labels.lanes[i]);
  w.field("a", game.labels.nodes[std::size_t(lane.a)]);
  w.field("b", game.labels.nodes[std::size_t(lane.b)]);
  w.field("length", cost.length).field("points", lane.points);
  w.field("colour", colour_word(cost.colour)).field("kind", kind_word(cost.kind));
  w.field("locos", cost.locos);
  if (lane.tunnel) w.field("tunnel", true);
  if (cost.symbols > 0) w.field("symbols", cost.symbols);
  if (cost.doubled > 0) w.field("doubled", cost.doubled);
  if (cost.swap_max > 0) w.field("swap_rate", cost.swap_rate).field("swap_max", cost.swap_max);
  if (!lane.mates.empty()) {
    w.key("mates");
    write_set(w, game.labels.lanes, lane.mates);
  }
  w.close();
}

void write_place(JsonWriter& w, const Labels& labels, const Place& place) {
  w.open();
  if (place.is == Place::Is::City)
    w.field("node", labels.nodes[std::size_t(place.node())]);
  else
    w.field("country", place.id);
  w.close();
}

void write_ticket(JsonWriter& w, const Game& game, std::size_t i) {
  const Ticket& ticket = game.edition.tickets[i];
  w.open().field("id", game.labels.tickets[i]);
  if (ticket.tour.empty()) {
    w.key("links").open('[');
    for (const Link& link : ticket.links) {
      write_place(w.open().key("from"), game.labels, link.from);
      write_place(w.key("to"), game.labels, link.to);
      w.field("points", link.points).close();
    }
    w.close(']');
  } else {
    w.key("tour");
    write_set(w, game.labels.nodes, ticket.tour);
    w.field("in_order", ticket.in_order).field("any_order", ticket.any_order);
  }
  w.field("penalty", ticket.penalty).close();
}

void write_sort(JsonWriter& w, const Game& game, std::size_t i) {
  const Face& face = game.edition.faces[i];
  w.open().field("code", game.labels.sorts[i]).key("name");
  write_text(w, game.sorts[i].name);
  w.field("deck", game.labels.decks[std::size_t(face.deck)]);
  w.field("colour", colour_word(face.colour)).field("pips", face.pips);
  w.field("count", game.edition.cards[Sort(i)]);
  if (face.loco) w.field("loco", true);
  if (face.anchor) w.field("anchor", true);
  if (face.news) w.field("news", true);
  if (face.mark != Mark::Plain) w.field("mark", face.mark == Mark::Pick ? "pick" : "skull");
  w.close();
}

void write_deck(JsonWriter& w, const Game& game, std::size_t i) {
  const DeckRules& deck = game.edition.decks[i];
  w.open().field("id", game.labels.decks[i]).key("name");
  write_text(w, game.decks[i]);
  w.field("kind", kind_word(deck.kind)).field("hand", deck.hand).field("slots", deck.slots);
  w.close();
}

void write_award(JsonWriter& w, const Award& award) {
  const AwardForm& form = kAwardForms[award.kind];
  w.open().field("kind", form.word);
  if (form.has(AwardMember::Points)) w.field("points", award.points);
  if (form.has(AwardMember::ByTickets)) {
    w.key("by_tickets").open('[');
    for (const int value : award.by_tickets) w.number(value);
    w.close(']');
  }
  if (form.has(AwardMember::Unbuilt)) w.field("unbuilt", award.unbuilt);
  if (form.has(AwardMember::ByIdle)) {
    w.key("by_idle").open('[');
    for (const int value : award.by_idle) w.number(value);
    w.close(']');
  }
  w.close();
}

void write_offer(JsonWriter& w, const Offer& offer) {
  w.open().field("offer", offer.offer).field("keep", offer.keep).close();
}

/// What lanes of each length are worth, as far as the board has them.
void write_points(JsonWriter& w, const Game& game) {
  std::map<int, int> by_length;
  for (std::size_t i = 0; i < game.labels.lanes.size(); ++i)
    if (const Lane& lane = game.edition.lanes[i]; !game.labels.lanes[i].empty())
      by_length[lane.length()] = lane.points;
  w.open();
  for (const auto& [length, points] : by_length) w.field(std::to_string(length), points);
  w.close();
}

void write_pieces(JsonWriter& w, const Pieces& pieces) {
  w.open().field("trains", pieces.trains).field("ships", pieces.ships);
  w.field("fleet", pieces.fleet).field("fixed_trains", pieces.fixed_trains);
  w.field("harbours", pieces.harbours).close();
}

void write_rules(JsonWriter& w, const Game& game) {
  const Edition& ed = game.edition;
  w.key("pieces");
  write_pieces(w, ed.pieces);
  w.key("market").open().field("slots", ed.slots());
  w.field("loco_limit", ed.loco_limit == LocoLimit::Strict ? "strict" : "free");
  w.field("flush_at", ed.flush_at).field("flush_mixes", ed.flush_mixes).close();
  w.field("one_lane_per_group", ed.one_lane_per_group).key("first_offer");
  write_offer(w, ed.first_offer);
  w.key("later_offer");
  write_offer(w, ed.later_offer);
  w.field("rejected", ed.rejected == Rejected::UnderThePile ? "under" : "out");
  w.field("tour_rule", ed.tour_rule == TourRule::Trail ? "trail" : "simple_path");
  w.key("ending").open().field("threshold", ed.end_threshold);
  w.field("turns_each", ed.turns_each).close().key("lane_points");
  write_points(w, game);
  w.key("awards").open('[');
  for (const Award& award : ed.awards) write_award(w, award);
  w.close(']').key("ties").open('[');
  for (const Tie tie : ed.ties) w.text(kTieForms[tie].word);
  w.close(']');
}

/// Kinds of token in play.
void write_tokens(JsonWriter& w, const Game& game) {
  const auto open = [&](std::size_t i) { return !game.labels.tokens[i].empty(); };
  bool some = false;
  for (std::size_t i = 0; i < game.tokens.size(); ++i) some |= open(i);
  if (!some) return;
  w.key("tokens").open('[');
  for (std::size_t i = 0; i < game.tokens.size(); ++i) {
    if (!open(i)) continue;
    w.open().field("id", game.labels.tokens[i]).key("name");
    write_text(w, game.tokens[i].name);
    w.close();
  }
  w.close(']');
}

/// What everybody may read of the cards that do things.
void write_box(JsonWriter& w, const Game& game) {
  const Edition& ed = game.edition;
  w.key("companies").open('[');
  for (std::size_t seat = 0; seat < game.companies.size(); ++seat) {
    const CompanyText& company = game.companies[seat];
    w.open().field("colour", colour_word(ed.affairs.company[Seat(seat)])).key("name");
    write_text(w, company.name);
    w.key("president");
    write_text(w, company.president);
    w.key("motto");
    write_text(w, company.motto);
    w.key("text");
    write_text(w, company.card);
    w.close();
  }
  w.close(']').key("events").open('[');
  for (std::size_t i = 0; i < game.events.size(); ++i) {
    if (game.labels.events[i].empty()) continue;
    w.open().field("id", game.labels.events[i]);
    w.field("immediate", ed.affairs.immediate.contains(EventId(i))).key("name");
    write_text(w, game.events[i].name);
    w.key("text");
    write_text(w, game.events[i].text);
    w.close();
  }
  w.close(']');
  write_tokens(w, game);
  w.field("start_money", ed.affairs.start_money);
  w.field("draw_reserve", ed.draw_reserve);
}

/// Of a list of labels those that a game has.
template <class Write>
void write_each(JsonWriter& w, std::string_view name, const std::vector<std::string>& labels,
                const Game& game, Write write) {
  w.key(name).open('[');
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (!labels[i].empty()) write(w, game, i);
  w.close(']');
}

}  // namespace

std::string board_json(const Game& game, std::string_view drawing) {
  JsonWriter w;
  w.open().field("edition", game.card.id).key("name");
  write_text(w, game.card.name);
  w.field("rules", game.card.rules).field("map", game.card.map);
  if (!drawing.empty()) w.field("drawing", drawing);
  w.field("seats", game.edition.seats).key("options");
  write_options(w, game.options);
  w.key("nodes");
  write_nodes(w, game);
  w.key("countries");
  write_countries(w, game);
  write_each(w, "lanes", game.labels.lanes, game, write_lane);
  write_each(w, "tickets", game.labels.tickets, game, write_ticket);
  write_each(w, "sorts", game.labels.sorts, game, write_sort);
  write_each(w, "decks", game.labels.decks, game, write_deck);
  write_rules(w, game);
  if (!game.events.empty()) write_box(w, game);
  return w.close().take();
}

}  // namespace wagonaut::server
