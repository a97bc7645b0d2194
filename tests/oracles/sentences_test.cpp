// Tests and quantities of sentences against slow readings of the rules, in games of random boxes.
#include <algorithm>
#include <array>
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

/// Paint of the game and how often lanes were claimed, as its facts told it.
struct Paints final : Log {
  std::map<LaneId, Colour> colour;
  int claims = 0;
  void note(const Fact& fact) override {
    if (fact.kind == FactKind::LanePainted) colour[LaneId{fact.what}] = Colour(fact.n);
    claims += fact.kind == FactKind::LaneClaimed;
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

/// Limits of changed prices, kept beside those of the engine: what a claim has used is spent when
/// it stands, asked for or not.
struct SpentChanges {
  std::set<std::pair<int, int>> spent, used;  // row and seat; Limit::Table: seat -1

  static std::pair<int, int> key(const Edition& ed, int row, Seat seat) {
    const bool table = ed.effects.sentences[row].limit == Limit::Table;
    return {row, table ? -1 : index(seat)};
  }
  bool free(const Edition& ed, int row, Seat seat) const {
    return ed.effects.sentences[row].limit == Limit::None || !spent.contains(key(ed, row, seat));
  }
};

struct SlowPrice {
  Price price;
  std::set<std::pair<int, int>> used, used_by_swaps;  // limited changes that it has
};

/// Cards and dollars of a lane, sentence by sentence in the order of modules, event, items.
SlowPrice slow_price(const Edition& ed, const State& s, Seat seat, LaneId lane,
                     const SpentChanges& limits, unsigned uses = 0) {
  SlowPrice out;
  out.price.cost = ed.lane(lane).printed;
  int length = out.price.cost.length, fee = 0, any = 0, reveal = 0, swaps = 0, asked = 0;
  for (const Source source : {Source::Module, Source::Event, Source::Item})
    for (int n = 0; n < ed.effects.sentences.size(); ++n) {
      const Sentence& row = ed.effects.sentences[n];
      if (row.when != When::Price || row.source != source) continue;
      const bool active = source != Source::Event || s.open.extras.active == EventId{row.card};
      const bool held =
          source != Source::Item || s.open.extras.items[seat].contains(ItemId{row.card});
      bool all = active && held && limits.free(ed, n, seat);
      if (held && ed.effects.acts[row.first_act].has(Act::kOptional))
        all &= (uses >> asked++ & 1) != 0;
      for (int i = 0; i < row.tests; ++i)
        all &= holds({ed, s.open}, seat, lane, ed.effects.tests[std::size_t(row.first_test + i)]);
      const std::array before{length, fee, any, reveal};
      bool swapping = false;
      for (std::size_t i = row.first_act; all; ++i) {
        const Act& act = ed.effects.acts[i];
        if (act.kind == ActKind::PriceCards) length = std::max(1, length + act.n);
        if (act.kind == ActKind::PriceDollars) fee += act.n;
        if (act.kind == ActKind::PriceAny) any += act.n;
        if (act.kind == ActKind::PriceRevealed) reveal = std::max(0, reveal + act.n);
        if (act.kind == ActKind::PriceSwap) swaps = 2, swapping = true;
        if (act.has(Act::kLast)) break;
      }
      if (row.limit == Limit::None) continue;
      const auto key = SpentChanges::key(ed, n, seat);
      if (before != std::array{length, fee, any, reveal}) out.used.insert(key);
      if (swapping) out.used_by_swaps.insert(key);
    }
  out.price.cost.length = std::uint8_t(length);
  out.price.fee = std::uint8_t(fee);
  out.price.any = std::uint8_t(any);
  out.price.reveal = std::uint8_t(reveal);
  out.price.swaps = std::uint8_t(std::min(swaps, length - 1));
  return out;
}

/// What a claim uses, if it stands.
void note_claim(const Edition& ed, const State& s, Seat seat, const Move& move,
                SpentChanges& limits) {
  if (move.kind != MoveKind::ClaimLane) return;
  SlowPrice price = slow_price(ed, s, seat, move.lane(), limits, move.uses());
  limits.used = price.used;
  if (move.swaps() > 0) limits.used.merge(price.used_by_swaps);
}

void compare_prices(const Edition& ed, const State& s, Seat seat, const SpentChanges& limits) {
  const LaneSet priced = priced_lanes(ed, s.open, seat);
  for (int i = 0; i < ed.lanes.size(); ++i) {
    const LaneId lane{std::uint8_t(i)};
    const Price quick = full_price(ed, s.open, seat, lane);
    const Price slow = slow_price(ed, s, seat, lane, limits).price;
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
    SpentChanges limits;
    State s = start(ed, luck, &paints);
    while (!over(s) && !HasFatalFailure()) {
      const Seat seat = any_waiting(s, rng);
      if (rng.below(4) == 0) {
        compare_quantities(ed, s, seat, paints, rng);
        compare_prices(ed, s, seat, limits);
      }
      const Move move = any_move(ed, s, seat, rng);
      const int claims = paints.claims;
      note_claim(ed, s, seat, move, limits);
      apply(ed, s, seat, move, luck, &paints);
      if (paints.claims > claims) limits.spent.merge(limits.used);
    }
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace wagonaut::tests
