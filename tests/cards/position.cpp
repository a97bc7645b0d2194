#include "tests/cards/position.h"

#include <regex>
#include <stdexcept>

#include "engine/campaign/chapter.h"
#include "engine/rules/quantity.h"
#include "tests/support/scenario.h"
#include "tests/support/small_box.h"

namespace wagonaut::tests::positions {
namespace {

const Box& box() {
  return shipped_box().law;
}

// --- The cards.

template <class List>
int place_of_id(const List& list, const std::string& id) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].id == id) return int(i);
  return -1;
}

/// What is printed on the card, in English.
std::string print_of(const std::string& card) {
  const BoxText& text = shipped_box().text;
  if (const int event = place_of_id(box().events, card); event >= 0)
    return text.events[std::size_t(event)].text[Language::English];
  if (const int item = place_of_id(box().items, card); item >= 0)
    return text.items[std::size_t(item)].text[Language::English];
  return text.postcards.at(std::size_t(std::stoi(card))).secret[Language::English];
}

// --- The board on which a position is set: the last game, with all regions and the rules named.

constexpr int kSeats = 2, kTrainsEnough = 60;

int game_number() {
  return int(box().games.size());
}

/// Words of a thing: "rival token grain 1" is about the rival's "token", "grain 1".
struct Words {
  Seat seat = P0;
  std::string verb, what;
  explicit Words(std::string text) {
    if (text.starts_with("rival ")) {
      seat = P1;
      text = text.substr(6);
    }
    const std::size_t blank = std::min(text.find(' '), text.size());
    verb = text.substr(0, blank);
    what = text.substr(std::min(blank + 1, text.size()));
  }
};

std::pair<std::string, std::string> halves(const std::string& text, char mark) {
  const std::size_t at = text.find(mark);
  return {text.substr(0, at), text.substr(at + 1)};
}

Colour colour_named(const std::string& letter) {
  return Colour(std::string_view("RBGYKWOP").find(letter));
}

std::size_t lane_at(const std::string& id) {
  const auto at = std::find(box().lanes.begin(), box().lanes.end(), id);
  if (at == box().lanes.end()) throw std::invalid_argument("no such lane: " + id);
  return std::size_t(at - box().lanes.begin());
}

wagonaut::Setting last_game(const Position& position, const std::string& card) {
  wagonaut::Setting out = fresh_setting(box(), kSeats);
  out.game = game_number();
  out.cards = true;
  for (std::size_t i = 0; i < box().regions.size(); ++i) out.regions.insert(RegionId(i));
  for (std::size_t i = 0; i < box().events.size(); ++i) out.events.insert(EventId(i));
  // Postcards that a card may bring; a region's would come with its first lane.
  for (std::size_t i = 1; i < box().postcards.size(); ++i)
    if (std::to_string(i) != card) out.mail.insert(PostcardId(i));
  for (const Region& region : box().regions) out.mail.erase(region.partner);
  for (const std::string& thing : position.things) {
    const Words words(thing);
    if (words.verb == "rules") out.modules.insert(ModuleId(place_of_id(box().modules, words.what)));
    if (words.verb != "painted") continue;
    const auto [lane, colour] = halves(words.what, '=');
    out.paint[lane_at(lane)] = colour_named(colour);
  }
  return out;
}

Scenario scenario_of(const wagonaut::Setting& setting) {
  Scenario sc({.edition = open_edition(box(), setting),
               .nodes = box().nodes,
               .lanes = box().lanes,
               .countries = {},
               .tickets = box().ticket_ids});
  sc.extras() = sc.ed().affairs.first;
  sc.extras().event_deck.clear();
  for (const Seat seat : {P0, P1}) {
    sc.set_score(seat, 5);
    sc.set_supply(seat, kTrainsEnough);
  }
  for (const EventCard& event : box().events) sc.event_names.push_back(event.id);
  return sc;
}

// --- Things.

int token_number(const std::string& id) {
  return place_of_id(box().tokens, id);
}

LaneSet& bearing(Scenario& sc, const std::string& token) {
  return sc.extras().on_lane[sc.ed().affairs.tokens[std::size_t(token_number(token))].slot];
}

/// "a-b=R": the seat has built it in this game, and painted it so.
void own_painted(Scenario& sc, Seat seat, const std::string& what) {
  const auto [lane, colour] = halves(what, '=');
  sc.own(seat, lane);
  paint_lane(sc.state.open, sc.lane(lane), colour_named(colour));
}

void lay_open_order(Scenario& sc, const std::string& ticket) {
  const auto at = std::find(box().ticket_ids.begin(), box().ticket_ids.end(), ticket);
  const auto id = TicketId(at - box().ticket_ids.begin());
  sc.state.ticket_pile.unseen.erase(id);
  sc.extras().orders.push_back({id, kNobody});
}

void put_token(Scenario& sc, const Words& words) {
  const auto [token, n] = halves(words.what, ' ');
  const TokenRule rule = sc.ed().affairs.tokens[std::size_t(token_number(token))];
  sc.extras().held[words.seat][rule.slot] = std::uint8_t(std::stoi(n));
}

void put_thing(Scenario& sc, const Words& words) {
  const auto city = [&](const std::string& name) -> CityTokens& {
    return sc.extras().city[std::size_t(sc.setting.node(name))];
  };
  const std::string &verb = words.verb, &what = words.what;
  if (verb == "own") return sc.own(words.seat, what);
  if (verb == "framed") return own_painted(sc, words.seat, what);
  if (verb == "hand") return sc.set_hand(words.seat, what);
  if (verb == "ticket") return sc.hold(words.seat, what);
  if (verb == "dollars") return sc.set_score(words.seat, std::stoi(what));
  if (verb == "pile") return sc.set_draw_pile(what);
  if (verb == "event") return sc.set_event_discards(what);
  if (verb == "order") return lay_open_order(sc, what);
  if (verb == "token") return put_token(sc, words);
  if (verb == "stock") {
    const auto [name, n] = halves(what, ' ');
    city(name).stock = std::uint8_t(std::stoi(n));
  } else if (verb == "lantern") {
    city(what).owner = std::uint8_t(index(words.seat) + 1);
  } else if (verb == "path") {
    sc.extras().path = std::uint8_t(std::stoi(what));
  } else if (verb == "white" || verb == "shed") {
    bearing(sc, verb).insert(sc.lane(what));
  } else if (verb != "none" && verb != "rules" && verb != "painted" && verb != "trains") {
    throw std::invalid_argument("no such thing: " + verb);
  }
}

// --- Moves.

/// The lane's own cards, unless the position says what is in the hand.
void fill_hand(Scenario& sc, const Position& position) {
  for (const std::string& thing : position.things)
    if (thing.starts_with("hand ")) return;
  for (const std::string& text : position.moves) {
    const Words move(text);
    if (move.verb != "claim") continue;
    const Cost cost = sc.ed().lane(sc.lane(move.what.substr(0, move.what.find(' ')))).printed;
    const Colour colour = cost.colour == Colour::Grey ? Colour::Red : cost.colour;
    sc.set_hand(P0, std::to_string(cost.length) + "RBGYKWOP"[std::size_t(colour)]);
  }
}

/// As it is wished if that is lawful, else for the fewest cards.
Move claim_of(const Scenario& sc, const std::string& text) {
  const Move wish = sc.move(P0, "claim " + text);
  if (!objection(sc.ed(), sc.state, P0, wish)) return wish;
  Menu menu;
  list_moves(sc.ed(), sc.state, P0, menu);
  std::optional<Move> best;
  for (int i = 0; i < menu.size(); ++i) {
    const Move move = menu.at(sc.ed(), sc.state.open, i);
    if (move.kind != MoveKind::ClaimLane || move.lane() != wish.lane()) continue;
    if (!best || move.payment.total() < best->payment.total()) best = move;
  }
  if (!best) throw std::invalid_argument("cannot be claimed: " + text);
  return *best;
}

void play_move(Scenario& sc, Seat seat, const Move& move) {
  ASSERT_FALSE(objection(sc.ed(), sc.state, seat, move));
  apply(sc.ed(), sc.state, seat, move, sc.luck, &sc.log);
}

/// Draws that were begun are finished.
void draw_on(Scenario& sc) {
  while (sc.state.open.ask.kind == AskKind::PickCard)
    play_move(sc, sc.state.open.active, Move::take_blind(kTrains));
}

void answer(Scenario& sc, const std::string& text) {
  if (sc.state.open.ask.kind != AskKind::EffectChoice) return;
  const Seat asked = *sc.state.open.ask.waiting.begin();
  play_move(sc, asked, sc.move(asked, text));
}

/// A whole setup, from the beginning; two tickets are kept.
void deal(Scenario& sc) {
  sc.setting.edition.affairs.first = sc.extras();
  sc.start(P0);
  for (const Seat seat : {P0, P1}) play_move(sc, seat, Move::keep_tickets(3));
}

void play_words(Scenario& sc, const std::string& text) {
  const Words words(text);
  if (words.seat != P0) sc.set_active(words.seat);
  if (words.verb == "setup") return deal(sc);
  if (words.verb == "claim") return play_move(sc, P0, claim_of(sc, words.what));
  if (words.verb == "tickets") return play_move(sc, P0, Move::draw_tickets());
  if (words.verb != "draw" && words.verb != "end") return answer(sc, text);
  if (words.verb == "end") {
    sc.state.open.triggered = true;
    sc.state.open.turns_left = 1;
  }
  play_move(sc, words.seat, Move::take_blind(kTrains));
}

// --- What is seen.

void see_seat(const Scenario& sc, Seat seat, const std::string& name, Outcome& out) {
  const Extras& x = sc.extras();
  out[name + "dollars"] = sc.dollars(seat);
  out[name + "cards"] = sc.state.own[seat].hand.total();
  out[name + "offered"] = sc.state.own[seat].offer.size();
  for (const ItemId item : x.items[seat])
    out[name + "item " + box().items[std::size_t(item)].id] = 1;
  for (const PostcardId card : x.postcards[seat])
    out[name + "postcard " + std::to_string(index(card))] = 1;
  for (std::size_t i = 0; i < box().tokens.size(); ++i) {
    const TokenRule rule = box().tokens[i].rule;
    if (rule.place == TokenPlace::Seat || rule.place == TokenPlace::CityStock)
      out[name + box().tokens[i].id] = x.held[seat][rule.slot];
  }
  out[name + "lantern"] = int(std::count_if(x.city.begin(), x.city.end(), [&](const CityTokens& c) {
    return c.owner == index(seat) + 1;
  }));
}

Outcome outcome_of(Scenario& sc) {
  Outcome out;
  see_seat(sc, P0, "", out);
  see_seat(sc, P1, "rival ", out);
  const auto told = [&](FactKind kind) {
    return int(std::count_if(sc.log.facts.begin(), sc.log.facts.end(),
                             [&](const Fact& fact) { return fact.kind == kind; }));
  };
  out["turned"] = told(FactKind::TunnelRevealed);
  out["flushes"] = told(FactKind::MarketFlushed);
  out["orders"] = sc.extras().orders.size();
  out["herd"] = sc.extras().path;
  out["white"] = bearing(sc, "white").count();
  return out;
}

/// In the hand, in the office, or to be turned up next; an event that goes on is in force.
void give_card(Scenario& sc, const std::string& card) {
  if (is_postcard(card)) {
    sc.extras().postcards[P0].insert(PostcardId(std::stoi(card)));
  } else if (const int item = place_of_id(box().items, card); item >= 0) {
    sc.extras().items[P0].insert(ItemId(item));
  } else if (const auto event = EventId(place_of_id(box().events, card));
             sc.ed().affairs.immediate.contains(event)) {
    sc.extras().event_deck.insert(event);
  } else {
    sc.set_event_discards(card);
  }
}

Scenario placed(const std::string& card, const Position& position) {
  Scenario sc = scenario_of(last_game(position, card));
  for (const std::string& thing : position.things) put_thing(sc, Words(thing));
  for (const std::string& thing : position.things)
    if (const Words words(thing); words.verb == "trains")
      sc.set_supply(words.seat, std::stoi(words.what));
  fill_hand(sc, position);
  return sc;
}

Outcome play(Scenario sc, const Position& position) {
  for (const std::string& move : position.moves) {
    play_words(sc, move);
    draw_on(sc);
  }
  return outcome_of(sc);
}

/// The number that a text like "-2" or "5-4" means.
int sum_of(const std::string& text) {
  int sum = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t used = 0;
    sum += std::stoi(text.substr(at), &used);
    at += used;
  }
  return sum;
}

}  // namespace

Outcome brought(const std::string& card, const Position& position) {
  const Scenario without = placed(card, position);
  Scenario with = without;
  give_card(with, card);
  Outcome more = play(with, position);
  for (const auto& [what, n] : play(without, position)) more[what] -= n;
  more.erase(is_postcard(card) ? "postcard " + card : "item " + card);
  std::erase_if(more, [](const auto& entry) { return entry.second == 0; });
  return more;
}

Outcome written(const std::string& brings, const std::string& card) {
  const std::string print = print_of(card);
  std::vector<std::string> numbers;
  const std::regex number("[0-9]+");
  for (std::sregex_iterator at(print.begin(), print.end(), number), end; at != end; ++at)
    numbers.push_back(at->str());
  Outcome out;
  for (const std::string& part : parts(brings, ",")) {
    const std::size_t blank = part.rfind(' ');
    std::string n = part.substr(blank + 1);
    const bool named = part.find("item ") != part.npos || part.find("postcard ") != part.npos;
    if (const std::size_t at = n.find('#'); at != n.npos)
      n.replace(at, 2, numbers.at(std::size_t(n[at + 1] - '1')));
    out[named ? part : part.substr(0, blank)] = named ? 1 : sum_of(n);
  }
  return out;
}

std::vector<std::string> cards_that_do_something() {
  std::vector<std::string> out;
  for (const EventCard& event : box().events) out.push_back(event.id);
  for (const ItemCard& item : box().items)
    if (!item.vault) out.push_back(item.id);
  for (std::size_t i = 1; i < box().postcards.size(); ++i) out.push_back(std::to_string(i));
  return out;
}

bool is_postcard(const std::string& card) {
  return std::isdigit(card[0]) != 0;
}

}  // namespace wagonaut::tests::positions
