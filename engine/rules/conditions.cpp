#include "engine/rules/conditions.h"

#include <algorithm>
#include <array>

namespace wagonaut {
namespace {

bool lane_holds(const Eyes& eyes, Seat seat, LaneId lane, const Test& test) {
  if (lane == kNoClaim) return false;
  if (test.set != kNone && !eyes.ed.effects.lane_sets[test.set].contains(lane)) return false;
  const Colour colour = colour_now(eyes.ed, eyes.open, lane);
  if (test.a != 0 && (colour == Colour::Grey || (test.a >> int(colour) & 1) == 0)) return false;
  if ((test.place & lane_is::kOwnColour) != 0 && colour != eyes.ed.affairs.company[seat])
    return false;
  if ((test.place & lane_is::kGrey) != 0 && colour != Colour::Grey) return false;
  return (test.place & lane_is::kFrame) == 0 || is_frame(eyes.ed, eyes.open, lane);
}

/// A city of one set and a different one of the other, joined by own lanes.
bool join_holds(const Eyes& eyes, Seat seat, const NodeSet& a, const NodeSet& b) {
  const auto& label = eyes.open.seat[seat].label;
  for (const NodeId from : a)
    for (const NodeId to : b)
      if (from != to && label[std::size_t(from)] == label[std::size_t(to)]) return true;
  return false;
}

bool count_holds(const Eyes& eyes, Seat seat, const Test& test) {
  const Quantity& q = eyes.ed.effects.quantities[test.a];
  int n = 0;
  if (test.place == 0) n = quantity(eyes, seat, q);
  for (int i = 0; test.place != 0 && i < eyes.ed.seats; ++i) n += quantity(eyes, Seat(i), q);
  return n >= test.least && (test.most == kNoMost || n <= test.most);
}

/// Ties share a place; second exists only behind a single first; first and second need more than 0.
bool rank_holds(const Eyes& eyes, Seat seat, const Test& test) {
  const Quantity& q = eyes.ed.effects.quantities[test.a];
  const int mine = quantity(eyes, seat, q);
  int above = 0, below = 0;
  for (int i = 0; i < eyes.ed.seats; ++i) {
    const int theirs = quantity(eyes, Seat(i), q);
    above += theirs > mine;
    below += theirs < mine;
  }
  switch (Rank(test.place)) {
    case Rank::First:
      return above == 0 && mine > 0;
    case Rank::Second:
      return above == 1 && mine > 0;
    case Rank::Last:
      return below == 0;
  }
  return false;
}

bool at_node(const Eyes& eyes, const TokenRule& rule, NodeId node) {
  const CityTokens& city = eyes.extras().city[std::size_t(node)];
  switch (rule.place) {
    case TokenPlace::CityStock:
      return (city.stock & ~CityTokens::kUsed) != 0;
    case TokenPlace::CityOwned:
      return city.owner != 0;
    case TokenPlace::Path:
      return on_path_at(eyes.ed, eyes.open, node);
    default:
      return false;
  }
}

bool on_table(const Eyes& eyes, const TokenRule& rule) {
  const Extras& x = eyes.extras();
  switch (rule.place) {
    case TokenPlace::Lane:
    case TokenPlace::Route:
      return !x.on_lane[rule.slot].empty();
    case TokenPlace::Path:
      return x.path != kNone;
    case TokenPlace::Seat:
    case TokenPlace::CityStock:
    case TokenPlace::CityOwned:
      break;
    case TokenPlace::Mark:
      return false;
  }
  for (int i = 0; i < eyes.ed.seats; ++i)
    if (rule.place != TokenPlace::CityOwned && x.held[i][rule.slot] > 0) return true;
  for (int i = 0; i < eyes.ed.nodes.size(); ++i)
    if (at_node(eyes, rule, NodeId(i))) return true;
  return false;
}

bool on_lane(const Eyes& eyes, const TokenRule& rule, const LaneSet& lanes) {
  const bool lies_there = rule.place == TokenPlace::Lane || rule.place == TokenPlace::Route;
  return lies_there && !(eyes.extras().on_lane[rule.slot] & lanes).empty();
}

bool token_holds(const Eyes& eyes, LaneId lane, const Test& test) {
  const TokenRule& rule = eyes.ed.affairs.tokens[test.a];
  const ClaimNote& note = eyes.extras().claim;
  LaneSet one;
  if (lane != kNoClaim) one.insert(lane);
  switch (TokenAt(test.place)) {
    case TokenAt::Lane:
      return on_lane(eyes, rule, one);
    case TokenAt::Ends:
      return lane != kNoClaim && (at_node(eyes, rule, eyes.ed.lane(lane).a) ||
                                  at_node(eyes, rule, eyes.ed.lane(lane).b));
    case TokenAt::Near:
      return lane != kNoClaim && on_lane(eyes, rule, lanes_near(eyes.ed, lane));
    case TokenAt::Table:
      return on_table(eyes, rule);
    case TokenAt::Taken:
      return (note.taken >> test.a & 1) != 0;
    case TokenAt::Placed:
      return (note.placed >> test.a & 1) != 0;
    case TokenAt::Used:
      return (note.used >> test.a & 1) != 0;
    case TokenAt::Removed:
      return (note.removed >> test.a & 1) != 0;
  }
  return false;
}

bool holds_item(const Eyes& eyes, Seat seat, const Test& test) {
  const ItemId item{test.a};
  const bool nobody = held_by_nobody(eyes, item);
  return test.place == 1 ? nobody : !nobody && !eyes.extras().items[seat].contains(item);
}

bool plainly_holds(const Eyes& eyes, Seat seat, LaneId lane, const Test& test) {
  switch (test.kind) {
    case TestKind::Lane:
      return lane_holds(eyes, seat, lane, test);
    case TestKind::Join:
      return join_holds(eyes, seat, eyes.ed.effects.node_sets[test.a],
                        eyes.ed.effects.node_sets[test.b]);
    case TestKind::Count:
      return count_holds(eyes, seat, test);
    case TestKind::Rank:
      return rank_holds(eyes, seat, test);
    case TestKind::Paid:
      return eyes.extras().claim.locos >= test.least;
    case TestKind::Token:
      return token_holds(eyes, lane, test);
    case TestKind::Holds:
      return holds_item(eyes, seat, test);
    case TestKind::Event:
      return eyes.extras().active != kNoEvent &&
             !eyes.ed.affairs.immediate.contains(eyes.extras().active);
    case TestKind::Drew:
      return eyes.own != nullptr && (*eyes.own)[seat].blind_locos >= test.least;
  }
  return false;
}

}  // namespace

bool holds(const Eyes& eyes, Seat seat, LaneId lane, const Test& test) {
  return plainly_holds(eyes, seat, lane, test) != test.negate;
}

bool all_hold(const Eyes& eyes, Seat seat, LaneId lane, const Sentence& row) {
  for (int i = 0; i < row.tests; ++i)
    if (!holds(eyes, seat, lane, eyes.ed.effects.tests[std::size_t(row.first_test + i)]))
      return false;
  return true;
}

bool in_force(const Eyes& eyes, Seat seat, const Sentence& row) {
  const Extras& x = eyes.extras();
  if (!limit_free(x, seat, row)) return false;
  switch (row.source) {
    case Source::Law:
    case Source::Module:
    case Source::Story:
    case Source::Region:
      return true;
    case Source::Company:
      return index(seat) == row.card;
    case Source::Event:  // an immediate one is spent once it was turned up (L-38, L-39)
      return x.active == EventId{row.card} &&
             (row.when == When::Reveal) == eyes.ed.affairs.immediate.contains(x.active);
    case Source::Item:
      return x.items[seat].contains(ItemId{row.card});
    case Source::Postcard:
      return false;
  }
  return false;
}

bool limit_free(const Extras& extras, Seat seat, const Sentence& row) {
  switch (row.limit) {
    case Limit::None:
      return true;
    case Limit::Seat:
      return (extras.used[seat] >> row.limit_slot & 1) == 0;
    case Limit::Table:
      return (extras.used_at_table >> row.limit_slot & 1) == 0;
  }
  return true;
}

void spend_limit(Extras& extras, Seat seat, const Sentence& row) {
  const auto bit = std::uint16_t(1u << row.limit_slot);
  if (row.limit == Limit::Seat) extras.used[seat] = std::uint16_t(extras.used[seat] | bit);
  if (row.limit == Limit::Table) extras.used_at_table = std::uint16_t(extras.used_at_table | bit);
}

Rows rows_of(const Effects& effects, When when, int place) {
  const std::size_t slot = std::size_t(int(when) * kPlaces + place);
  return {effects.first[slot], effects.first[slot + 1]};
}

}  // namespace wagonaut
