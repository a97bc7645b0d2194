#include "tests/support/sentences.h"

namespace wagonaut::tests {
namespace {

/// Rows of a list stand together; the lists inside it come behind.
int add_acts(Edition& ed, const std::vector<Deed>& deeds) {
  Effects& effects = ed.effects;
  const int first = effects.acts.size();
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    Act act = deeds[i].act;
    if (i + 1 == deeds.size()) act.flags |= Act::kLast;
    if (deeds[i].counts) {
      effects.quantities.push_back(deeds[i].per);
      Amount amount = deeds[i].amount;
      amount.quantity = std::uint8_t(effects.quantities.size() - 1);
      effects.amounts.push_back(amount);
      act.amount = std::uint8_t(effects.amounts.size() - 1);
    }
    effects.acts.push_back(act);
  }
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    const std::size_t row = std::size_t(first) + i;
    if (!deeds[i].then.empty()) effects.acts[row].then = std::uint16_t(add_acts(ed, deeds[i].then));
    if (!deeds[i].other.empty())
      effects.acts[row].other = std::uint16_t(add_acts(ed, deeds[i].other));
  }
  return first;
}

std::uint8_t quantity_row(Edition& ed, const Quantity& q) {
  ed.effects.quantities.push_back(q);
  return std::uint8_t(ed.effects.quantities.size() - 1);
}

}  // namespace

void add_line(Edition& ed, const Line& line, Source source, int card) {
  Effects& effects = ed.effects;
  int limits = 0;
  for (const Sentence& row : effects.sentences) limits += row.limit != Limit::None;
  Sentence row{.when = line.when,
               .step = std::uint8_t(line.step),
               .source = source,
               .card = std::uint8_t(card),
               .first_test = std::uint16_t(effects.tests.size()),
               .tests = std::uint8_t(line.tests.size()),
               .every_seat = line.every_seat,
               .limit = line.limit,
               .limit_slot = std::uint8_t(limits)};
  for (const Test& test : line.tests) effects.tests.push_back(test);
  row.first_act = std::uint16_t(add_acts(ed, line.acts));
  effects.sentences.push_back(row);
}

Deed option_of(Who who, std::vector<std::vector<Deed>> options, int answer) {
  Deed deed = plain(ActKind::ChooseOption, 0, answer);
  deed.act.who = who;
  for (std::vector<Deed>& option : options) {
    deed.then.push_back(plain(ActKind::Option));
    deed.then.back().then = std::move(option);
  }
  return deed;
}

std::uint8_t lane_set(Edition& ed, const std::vector<LaneId>& lanes) {
  LaneSet& set = ed.effects.lane_sets.grow();
  for (const LaneId lane : lanes) set.insert(lane);
  return std::uint8_t(ed.effects.lane_sets.size() - 1);
}

std::uint8_t node_set(Edition& ed, const std::vector<NodeId>& nodes) {
  NodeSet& set = ed.effects.node_sets.grow();
  for (const NodeId node : nodes) set.insert(node);
  return std::uint8_t(ed.effects.node_sets.size() - 1);
}

std::uint8_t item_set(Edition& ed, const std::vector<int>& items) {
  ItemSet& set = ed.effects.item_sets.grow();
  for (const int item : items) set.insert(ItemId(item));
  return std::uint8_t(ed.effects.item_sets.size() - 1);
}

Test lane_in(Edition& ed, const std::vector<LaneId>& lanes) {
  return {.kind = TestKind::Lane, .set = lane_set(ed, lanes)};
}

Test count_of(Edition& ed, const Quantity& q, int least, int most) {
  return {.kind = TestKind::Count,
          .a = quantity_row(ed, q),
          .least = std::int8_t(least),
          .most = std::int8_t(most)};
}

Test rank_of(Edition& ed, const Quantity& q, Rank place) {
  return {.kind = TestKind::Rank, .a = quantity_row(ed, q), .place = std::uint8_t(place)};
}

Test joins(Edition& ed, const std::vector<NodeId>& a, const std::vector<NodeId>& b) {
  return {.kind = TestKind::Join, .a = node_set(ed, a), .b = node_set(ed, b)};
}

}  // namespace wagonaut::tests
