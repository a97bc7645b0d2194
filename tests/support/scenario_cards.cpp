// Scenario: cards that do things.
#include <algorithm>
#include <stdexcept>

#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

EventId event_named(Scenario& sc, const std::string& name) {
  auto& names = sc.event_names;
  const auto at = std::find(names.begin(), names.end(), name);
  const EventId id{std::uint8_t(at - names.begin())};
  if (at == names.end()) names.push_back(name);
  if (name[0] == 'I') sc.setting.edition.affairs.immediate.insert(id);
  return id;
}

}  // namespace

void Scenario::set_events(std::string_view top_first) {
  std::vector<EventId> order;
  extras().event_deck.clear();
  for (const std::string& name : parts(top_first, " ")) {
    order.push_back(event_named(*this, name));
    extras().event_deck.insert(order.back());
  }
  setting.edition.affairs.first.event_deck = extras().event_deck;
  luck.events(order);
}

void Scenario::set_event_discards(std::string_view bottom_first) {
  extras().event_discard.clear();
  extras().active = kNoEvent;
  for (const std::string& name : parts(bottom_first, " ")) {
    extras().active = event_named(*this, name);
    extras().event_discard.insert(extras().active);
  }
}

void Scenario::event_does(std::string_view event, const Line& line) {
  sentence(line, Source::Event, index(event_named(*this, std::string(event))));
}

void Scenario::sentence(const Line& line, Source source, int card) {
  add_line(setting.edition, line, source, card);
  prepare(setting.edition);
}

void Scenario::company(Seat seat, Colour colour) {
  setting.edition.affairs.company[seat] = colour;
  sentence({.when = When::Claim,
            .step = 3,
            .tests = {lane_bits(lane_is::kOwnColour)},
            .acts = {tests::dollars(2)}},
           Source::Company, index(seat));
}

void Scenario::large_cities(std::string_view names) {
  sentence({.when = When::Claim,
            .step = 12,
            .tests = {lane_in(setting.edition, touching(names))},
            .acts = {tests::cards(1)}},
           Source::Law);
}

int Scenario::token(TokenPlace place, int slot) {
  setting.edition.affairs.tokens.push_back({place, std::uint8_t(slot)});
  return setting.edition.affairs.tokens.size() - 1;
}

std::vector<NodeId> Scenario::cities(std::string_view names) const {
  std::vector<NodeId> out;
  for (const std::string& name : parts(names, " ")) out.push_back(setting.node(name));
  return out;
}

std::vector<LaneId> Scenario::lanes(std::string_view names) const {
  std::vector<LaneId> out;
  for (const std::string& name : parts(names, ",")) out.push_back(lane(name));
  return out;
}

std::vector<LaneId> Scenario::touching(std::string_view names) const {
  const std::vector<NodeId> all = cities(names);
  const auto among = [&](NodeId node) {
    return std::find(all.begin(), all.end(), node) != all.end();
  };
  std::vector<LaneId> out;
  for (int i = 0; i < ed().lanes.size(); ++i)
    if (among(ed().lane(LaneId(i)).a) || among(ed().lane(LaneId(i)).b)) out.push_back(LaneId(i));
  return out;
}

std::vector<LaneId> Scenario::inside(std::string_view names) const {
  const std::vector<NodeId> all = cities(names);
  const auto among = [&](NodeId node) {
    return std::find(all.begin(), all.end(), node) != all.end();
  };
  std::vector<LaneId> out;
  for (int i = 0; i < ed().lanes.size(); ++i)
    if (among(ed().lane(LaneId(i)).a) && among(ed().lane(LaneId(i)).b)) out.push_back(LaneId(i));
  return out;
}

std::string Scenario::event() const {
  return extras().active == kNoEvent ? "none" : event_names.at(std::size_t(extras().active));
}

std::string Scenario::events(const EventSet& set) const {
  std::string out;
  for (const EventId event : set)
    out += (out.empty() ? "" : " ") + event_names.at(std::size_t(event));
  return out;
}

int Scenario::held(Seat seat, int token) const {
  return extras().held[seat][ed().affairs.tokens[std::size_t(token)].slot];
}

}  // namespace wagonaut::tests
