// What cards that do things have left on the table: nothing here in editions without such cards.
#include <map>

#include "catalog/game.h"
#include "engine/rules/network.h"
#include "engine/rules/price.h"
#include "engine/rules/quantity.h"
#include "engine/sight/view.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

/// Tokens of one kind, by where they lie; those that have no name are not open.
template <class Write>
void each_token(const Game& game, std::initializer_list<TokenPlace> places, Write write) {
  const auto& rules = game.edition.affairs.tokens;
  for (std::size_t i = 0; i < std::size_t(rules.size()); ++i)
    for (const TokenPlace place : places)
      if (rules[i].place == place && !game.labels.tokens[i].empty())
        write(game.labels.tokens[i], rules[i].slot);
}

void write_event(JsonWriter& w, const Game& game, const Extras& x) {
  w.key("event").open().key("active");
  if (x.active == kNoEvent)
    w.null();
  else
    w.text(game.labels.events[std::size_t(x.active)]);
  w.field("deck", x.event_deck.count()).key("discard");
  write_set(w, game.labels.events, x.event_discard);
  w.close();
}

void write_orders(JsonWriter& w, const Game& game, const Extras& x) {
  if (x.orders.empty()) return;
  w.key("orders").open('[');
  for (const Order& order : x.orders) {
    w.open().field("ticket", game.labels.tickets[std::size_t(order.ticket)]).key("by");
    if (order.by == kNobody)
      w.null();
    else
      w.number(index(order.by));
    w.close();
  }
  w.close(']');
}

/// Lanes that a card lets nobody claim now, though nobody owns them; they may be opened again.
void write_shut(JsonWriter& w, const Game& game, const OpenTable& open) {
  if (!game.edition.effects.any(When::Price)) return;
  LaneSet shut;
  for (const LaneId lane : all_lanes(game.edition))
    if (owner_of(game.edition, open, lane) == kNobody &&
        full_price(game.edition, open, open.active, lane).closed)
      shut.insert(lane);
  if (shut.empty()) return;
  write_set(w.key("shut"), game.labels.lanes, shut);
}

void write_lane_tokens(JsonWriter& w, const Game& game, const Extras& x) {
  std::map<std::string_view, const LaneSet*> by_token;
  each_token(game, {TokenPlace::Lane, TokenPlace::Route},
             [&](const std::string& id, std::uint8_t slot) {
               if (!x.on_lane[slot].empty()) by_token[id] = &x.on_lane[slot];
             });
  if (by_token.empty()) return;
  w.key("lane_tokens").open();
  for (const auto& [id, lanes] : by_token) write_set(w.key(id), game.labels.lanes, *lanes);
  w.close();
}

void write_painted(JsonWriter& w, const Game& game, const OpenTable& open) {
  const auto& planes = open.extras.paint;
  const LaneSet painted = planes[0] | planes[1] | planes[2];
  if (painted.empty()) return;
  w.key("painted").open();
  for (const LaneId lane : painted)
    w.field(game.labels.lanes[std::size_t(lane)],
            colour_word(colour_now(game.edition, open, lane)));
  w.close();
}

void write_path(JsonWriter& w, const Game& game, const Extras& x) {
  if (x.path == kNone) return;
  const NodeId at = game.edition.affairs.path[x.path];
  each_token(game, {TokenPlace::Path}, [&](const std::string& id, std::uint8_t) {
    w.key("path").open().field("token", id);
    w.field("at", game.labels.nodes[std::size_t(at)]).close();
  });
}

void write_city_tokens(JsonWriter& w, const CityTokens& city) {
  w.open();
  if (city.owner == kOwnerAway)
    w.key("owner").null();
  else if (city.owner != 0)
    w.field("owner", city.owner - 1);
  if ((city.stock & CityTokens::kUsed) != 0) w.field("used", true);
  if (const int stock = city.stock & ~CityTokens::kUsed; stock > 0) w.field("stock", stock);
  w.close();
}

void write_cities(JsonWriter& w, const Game& game, const Extras& x) {
  bool some = false;
  for (std::size_t i = 0; i < game.labels.nodes.size(); ++i) {
    if (x.city[i] == CityTokens{} || game.labels.nodes[i].empty()) continue;
    if (!some) w.key("cities").open();
    some = true;
    write_city_tokens(w.key(game.labels.nodes[i]), x.city[i]);
  }
  if (some) w.close();
}

void write_postcards(JsonWriter& w, const PostcardSet& postcards) {
  w.open('[');
  for (const PostcardId postcard : postcards) w.number(index(postcard));
  w.close(']');
}

}  // namespace

void write_affairs(JsonWriter& w, const Game& game, const View& view) {
  if (game.events.empty()) return;
  const Extras& x = view.open.extras;
  write_event(w, game, x);
  write_orders(w, game, x);
  write_shut(w, game, view.open);
  write_lane_tokens(w, game, x);
  write_painted(w, game, view.open);
  write_path(w, game, x);
  write_cities(w, game, x);
}

void write_seat_affairs(JsonWriter& w, const Game& game, const OpenTable& open, Seat who) {
  if (game.events.empty()) return;
  const Extras& x = open.extras;
  w.field("company", colour_word(game.edition.affairs.company[who]));
  std::map<std::string_view, int> held;
  each_token(game, {TokenPlace::Seat, TokenPlace::CityStock},
             [&](const std::string& id, std::uint8_t slot) {
               if (x.held[who][slot] > 0) held[id] = x.held[who][slot];
             });
  if (!held.empty()) {
    w.key("tokens").open();
    for (const auto& [id, count] : held) w.field(id, count);
    w.close();
  }
  if (!x.items[who].empty()) write_set(w.key("items"), game.labels.items, x.items[who]);
  if (!x.postcards[who].empty()) {
    write_postcards(w.key("postcards").open().key("held"), x.postcards[who] - x.shown);
    write_postcards(w.key("shown"), x.postcards[who] & x.shown);
    w.close();
  }
  if (x.shared[who].empty()) return;
  write_set(w.key("shared"), game.labels.lanes, x.shared[who]);
}

}  // namespace wagonaut::server
