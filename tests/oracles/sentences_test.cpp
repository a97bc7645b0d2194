// Tests and quantities of sentences against slow readings of the rules, in games of random boxes.
#include <algorithm>
#include <map>
#include <queue>
#include <set>

#include "engine/rules/conditions.h"
#include "engine/rules/price.h"
#include "tests/laws/tables.h"
#include "tests/support/random_box.h"

namespace wagonaut::tests {
namespace {

std::vector<LaneId> lanes_of(const Edition& ed, const State& s, Seat seat) {
  std::vector<LaneId> out;
  for (int i = 0; i < ed.lanes.size(); ++i)
    if (s.open.seat[seat].lanes.contains(LaneId(i))) out.push_back(LaneId(i));
  return out;
}

/// Every city that own lanes lead to from one.
std::set<NodeId> walked(const Edition& ed, const State& s, Seat seat, NodeId from) {
  std::set<NodeId> seen{from};
  std::queue<NodeId> next({from});
  while (!next.empty()) {
    const NodeId at = next.front();
    next.pop();
    for (const LaneId lane : lanes_of(ed, s, seat)) {
      const Lane& l = ed.lane(lane);
      if (l.a != at && l.b != at) continue;
      if (const NodeId other = l.a == at ? l.b : l.a; seen.insert(other).second) next.push(other);
    }
  }
  return seen;
}

bool slowly_joins(const Edition& ed, const State& s, Seat seat, const NodeSet& a,
                  const NodeSet& b) {
  for (const NodeId from : a)
    for (const NodeId to : walked(ed, s, seat, from))
      if (to != from && b.contains(to)) return true;
  return false;
}

/// Paint of the game, as its facts told it.
struct Paints final : Log {
  std::map<LaneId, Colour> colour;
  void note(const Fact& fact) override {
    if (fact.kind == FactKind::LanePainted) colour[LaneId{fact.what}] = Colour(fact.n);
  }
};

int slow_colours(const Edition& ed, const State& s, Seat seat, const Paints& paints) {
  std::set<Colour> seen;
  for (const LaneId lane : lanes_of(ed, s, seat)) {
    const auto painted = paints.colour.find(lane);
    const Colour colour = painted == paints.colour.end() ? ed.lane(lane).colour() : painted->second;
    if (colour != Colour::Grey) seen.insert(colour);
  }
  return int(seen.size());
}

int slow_cities(const Edition& ed, const State& s, Seat seat) {
  std::set<NodeId> seen;
  for (const LaneId lane : lanes_of(ed, s, seat)) seen.insert({ed.lane(lane).a, ed.lane(lane).b});
  return int(seen.size());
}

/// The place of a seat by a sorted list: 1 shared by all who are first, 2 only behind a single one.
bool slow_rank(const Edition& ed, const State& s, Seat seat, Rank place) {
  std::vector<int> dollars;
  for (int i = 0; i < ed.seats; ++i) dollars.push_back(s.open.seat[i].score);
  std::sort(dollars.rbegin(), dollars.rend());
  const int mine = s.open.seat[seat].score;
  if (place == Rank::Last) return mine == dollars.back();
  if (mine == 0) return false;
  if (place == Rank::First) return mine == dollars[0];
  return dollars[0] != dollars[1] && mine == dollars[1];
}

/// Cards and dollars of a lane, sentence by sentence in the order of modules, event, items.
Price slow_price(const Edition& ed, const State& s, Seat seat, LaneId lane) {
  Price out;
  out.cost = ed.lane(lane).printed;
  int length = out.cost.length, fee = 0, any = 0, reveal = 0, swaps = 0;
  for (const Source source : {Source::Module, Source::Event, Source::Item})
    for (const Sentence& row : ed.effects.sentences) {
      if (row.when != When::Price || row.source != source) continue;
      if (ed.effects.acts[row.first_act].has(Act::kOptional)) continue;
      const bool active = source != Source::Event || s.open.extras.active == EventId{row.card};
      const bool held =
          source != Source::Item || s.open.extras.items[seat].contains(ItemId{row.card});
      const bool spent = row.limit == Limit::Seat
                             ? (s.open.extras.used[seat] >> row.limit_slot & 1) != 0
                             : row.limit == Limit::Table &&
                                   (s.open.extras.used_at_table >> row.limit_slot & 1) != 0;
      bool all = active && held && !spent;
      for (int i = 0; i < row.tests; ++i)
        all &= holds({ed, s.open}, seat, lane, ed.effects.tests[std::size_t(row.first_test + i)]);
      for (std::size_t i = row.first_act; all; ++i) {
        const Act& act = ed.effects.acts[i];
        if (act.kind == ActKind::PriceCards) length = std::max(1, length + act.n);
        if (act.kind == ActKind::PriceDollars) fee += act.n;
        if (act.kind == ActKind::PriceAny) any += act.n;
        if (act.kind == ActKind::PriceRevealed) reveal = std::max(0, reveal + act.n);
        if (act.kind == ActKind::PriceSwap) swaps = 2;
        if (act.has(Act::kLast)) break;
      }
    }
  out.cost.length = std::uint8_t(length);
  out.fee = std::uint8_t(fee);
  out.any = std::uint8_t(any);
  out.reveal = std::uint8_t(reveal);
  out.swaps = std::uint8_t(std::min(swaps, length - 1));
  return out;
}

void compare_prices(const Edition& ed, const State& s, Seat seat) {
  const LaneSet priced = priced_lanes(ed, s.open, seat);
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const LaneId lane{std::uint8_t(i)};
    const Price quick = full_price(ed, s.open, seat, lane), slow = slow_price(ed, s, seat, lane);
    ASSERT_EQ(quick.cost, slow.cost);
    ASSERT_EQ(quick.fee, slow.fee);
    ASSERT_EQ(quick.any, slow.any);
    ASSERT_EQ(quick.reveal, slow.reveal);
    ASSERT_EQ(quick.swaps, slow.swaps);
    const bool changed = !(quick.cost == ed.lane(lane).printed) || quick.any + quick.fee > 0 ||
                         quick.reveal > 0 || quick.swaps > 0 || quick.closed;
    if (changed && s.open.seat[seat].claimable.contains(lane)) {
      ASSERT_TRUE(priced.contains(lane));
    }
  }
}

void compare_quantities(const Edition& ed, const State& s, Seat seat, const Paints& paints,
                        Quick& rng) {
  const Eyes eyes(ed, s);
  ASSERT_EQ(quantity(eyes, seat, {.of = Of::Colours}), slow_colours(ed, s, seat, paints));
  ASSERT_EQ(quantity(eyes, seat, {.of = Of::Cities}), slow_cities(ed, s, seat));
  ASSERT_EQ(quantity(eyes, seat, {.of = Of::Lanes}), int(lanes_of(ed, s, seat).size()));
  for (const wagonaut::Test& test : ed.effects.tests) {
    if (test.kind == TestKind::Join && rng.below(4) == 0) {
      ASSERT_EQ(
          holds(eyes, seat, kNoClaim, test) != test.negate,
          slowly_joins(ed, s, seat, ed.effects.node_sets[test.a], ed.effects.node_sets[test.b]));
    }
    const bool by_dollars =
        test.kind == TestKind::Rank && ed.effects.quantities[test.a].of == Of::Dollars;
    if (by_dollars) {
      ASSERT_EQ(holds(eyes, seat, kNoClaim, test) != test.negate,
                slow_rank(ed, s, seat, Rank(test.place)));
    }
  }
}

TEST(SentenceOracle, SlowReadingsAgree) {
  const int boxes = std::max(15, games_per_law() / 20);
  for (int i = 0; i < boxes; ++i) {
    const tests::Setting box = random_box(std::uint64_t(i));
    const Edition& ed = box.edition;
    Quick rng{std::uint64_t(i)};
    QuickChance luck{Quick(std::uint64_t(i) + 1)};
    Paints paints;
    State s = start(ed, luck, &paints);
    while (!over(s) && !HasFatalFailure()) {
      const Seat seat = any_waiting(s, rng);
      if (rng.below(4) == 0) {
        compare_quantities(ed, s, seat, paints, rng);
        compare_prices(ed, s, seat);
      }
      apply(ed, s, seat, any_move(ed, s, seat, rng), luck, &paints);
    }
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace wagonaut::tests
