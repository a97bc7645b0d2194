#include "tests/support/setting.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "tests/support/notation.h"

namespace wagonaut::tests {
namespace {

[[noreturn]] void reject(const std::string& what, std::string_view text) {
  throw std::invalid_argument(what + ": " + std::string(text));
}

bool names_country(std::string_view name) {
  return name.size() == 2 && std::isupper(name[0]) != 0 && std::isupper(name[1]) != 0;
}

bool names_crossing(std::string_view name) {
  return name.size() > 2 && names_country(name.substr(0, 2)) && std::isdigit(name.back()) != 0;
}

std::size_t place_in(std::vector<std::string>& names, std::string_view name) {
  const auto at = std::find(names.begin(), names.end(), name);
  if (at != names.end()) return std::size_t(at - names.begin());
  names.emplace_back(name);
  return names.size() - 1;
}

int country_named(Setting& set, std::string_view name) {
  const std::size_t i = place_in(set.countries, name);
  if (i == std::size_t(set.edition.countries.size())) set.edition.countries.push_back({});
  return int(i);
}

NodeId node_named(Setting& set, std::string_view name) {
  if (name.empty()) reject("a place without a name", name);
  Edition& ed = set.edition;
  const std::size_t i = place_in(set.nodes, name);
  const NodeId id{std::uint8_t(i)};
  if (i < std::size_t(ed.nodes.size())) return id;
  const bool crossing = names_crossing(name);
  ed.nodes.push_back({.kind = crossing ? NodeKind::Crossing : NodeKind::City});
  if (crossing) ed.countries[std::size_t(country_named(set, name.substr(0, 2)))].insert(id);
  return id;
}

struct Ends {
  std::string a, b;
  Kind kind = Kind::Rail;
};

Ends ends_of(std::string_view text) {
  for (const std::string_view mark : {"–", "~", "-"}) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) continue;
    return {std::string(text.substr(0, at)), std::string(text.substr(at + mark.size())),
            mark == "~" ? Kind::Sea : Kind::Rail};
  }
  reject("no two ends", text);
}

void read_length(std::string_view text, Cost& cost) {
  constexpr std::string_view kLetters = "RBGYKWOP-";
  cost.length = std::uint8_t(text[0] - '0');
  if (text.size() < 2) return;
  const std::size_t colour = kLetters.find(text[1]);
  if (colour == std::string_view::npos || text.size() > 2) reject("no length and colour", text);
  cost.colour = Colour(colour);
}

void read_mark(std::string_view mark, Lane& lane) {
  const auto number = std::uint8_t(mark.size() > 1 ? mark[1] - '0' : 0);
  switch (mark[0]) {
    case 't':
      lane.tunnel = true;
      return;
    case 'f':
      lane.printed.symbols = number;
      return;
    case 'd':
      lane.printed.doubled = number;
      return;
    case 'r':
      lane.printed.swap_rate = number;
      return;
    default:
      reject("no such mark on a lane", mark);
  }
}

void settle_cost(const Rules& rules, Lane& lane) {
  Cost& cost = lane.printed;
  lane.points = rules.points[cost.length];
  cost.locos = rules.locos_on_plain_lanes || lane.tunnel || cost.symbols > 0;
  if (cost.symbols > 0) {  // N-33
    cost.swap_rate = 3;
    cost.swap_max = rules.triples_for_symbols_only ? cost.symbols : cost.length;
  } else if (cost.swap_rate > 0) {  // N-36
    cost.swap_max = cost.length;
  }
}

LaneId add_lane(Setting& set, const Rules& rules, const std::string& text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) reject("a lane without length", text);
  const Ends ends = ends_of(std::string_view(text).substr(0, colon));
  const std::vector<std::string> marks = parts(std::string_view(text).substr(colon + 1), " ");
  if (marks.empty()) reject("a lane without length", text);
  Lane lane;
  lane.a = node_named(set, ends.a);
  lane.b = node_named(set, ends.b);
  lane.printed.kind = ends.kind;
  read_length(marks[0], lane.printed);
  for (std::size_t i = 1; i < marks.size(); ++i) read_mark(marks[i], lane);
  settle_cost(rules, lane);
  if (lane.points == 0 && rules.edition.affairs.start_money == 0)
    reject("no points for this length", text);
  set.edition.lanes.push_back(lane);
  set.lanes.push_back(text);
  return LaneId{std::uint8_t(set.edition.lanes.size() - 1)};
}

void add_group(Setting& set, const Rules& rules, std::string text) {
  std::erase_if(text, [](char c) { return c == '{' || c == '}'; });
  std::vector<LaneId> group;
  for (const std::string& part : parts(text, "|")) group.push_back(add_lane(set, rules, part));
  for (const LaneId lane : group)
    for (const LaneId mate : group)
      if (mate != lane) set.edition.lanes[std::size_t(lane)].mates.push_back(mate);
}

Place place_named(Setting& set, std::string_view name) {
  if (names_country(name)) return Place::country(country_named(set, name));
  return Place::city(node_named(set, name));
}

/// The text before the last blank, and the number behind it.
std::pair<std::string, int> name_and_value(const std::string& text) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string::npos) reject("no value", text);
  return {text.substr(0, blank), std::stoi(text.substr(blank + 1))};
}

Ticket tour_ticket(Setting& set, const std::string& text) {
  const std::size_t blank = text.rfind(' ');
  const std::vector<std::string> values = parts(text.substr(blank + 1), "/");
  if (values.size() != 3) reject("a tour has three values", text);
  Ticket ticket;
  for (const std::string& city : parts(text.substr(0, blank), ","))
    ticket.tour.push_back(node_named(set, city));
  ticket.in_order = std::int8_t(std::stoi(values[0]));
  ticket.any_order = std::int8_t(std::stoi(values[1]));
  ticket.penalty = std::int8_t(std::stoi(values[2]));
  return ticket;
}

Ticket country_ticket(Setting& set, const std::string& text) {
  const std::size_t colon = text.find(':');
  const Place from = place_named(set, text.substr(0, colon));
  Ticket ticket;
  for (const std::string& part : parts(text.substr(colon + 1), ",")) {
    const auto [country, value] = name_and_value(part);
    ticket.links.push_back({from, place_named(set, country), std::int8_t(value)});
    const bool lowest = ticket.links.size() == 1 || value < ticket.penalty;
    if (lowest) ticket.penalty = std::int8_t(value);  // S-23
  }
  return ticket;
}

Ticket pair_ticket(Setting& set, const std::string& text) {
  const auto [cities, value] = name_and_value(text);
  const Ends ends = ends_of(cities);
  Ticket ticket;
  ticket.links.push_back({Place::city(node_named(set, ends.a)),
                          Place::city(node_named(set, ends.b)), std::int8_t(value)});
  ticket.penalty = std::int8_t(value);
  return ticket;
}

void add_ticket(Setting& set, const std::string& text) {
  const bool tour = text.find('/') != std::string::npos;
  const bool country = text.find(':') != std::string::npos;
  set.edition.tickets.push_back(tour      ? tour_ticket(set, text)
                                : country ? country_ticket(set, text)
                                          : pair_ticket(set, text));
  set.tickets.push_back(text);
}

}  // namespace

NodeId Setting::node(std::string_view name) const {
  const auto at = std::find(nodes.begin(), nodes.end(), name);
  if (at == nodes.end()) reject("no such node", name);
  return NodeId{std::uint8_t(at - nodes.begin())};
}

LaneId Setting::lane(std::string_view text) const {
  std::vector<LaneId> fit;
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    const LaneId id{std::uint8_t(i)};
    if (lanes[i] == text) return id;
    if (lanes[i].substr(0, lanes[i].find(':')) == text) fit.push_back(id);
  }
  if (fit.size() != 1) reject(fit.empty() ? "no such lane" : "more than one lane", text);
  return fit[0];
}

Setting set_on(const Rules& rules, const Map& map) {
  Setting set{.edition = rules.edition, .nodes = {}, .lanes = {}, .countries = {}, .tickets = {}};
  for (const std::string& text : map.lanes) add_group(set, rules, text);
  for (const std::string& text : map.tickets) add_ticket(set, text);
  while (set.edition.tickets.size() < rules.tickets) add_ticket(set, "Here-There 1");
  for (const std::string& name : parts(map.ports, " "))
    set.edition.nodes[std::size_t(node_named(set, name))].port = true;
  prepare(set.edition);
  return set;
}

}  // namespace wagonaut::tests
