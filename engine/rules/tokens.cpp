#include "engine/rules/tokens.h"

#include <algorithm>

#include "engine/rules/money.h"
#include "engine/rules/options.h"

namespace wagonaut {
namespace {

void hold(Table& t, const Item& at, std::uint8_t token, int n) {
  std::uint8_t& held = t.s.open.extras.held[at.seat][t.ed.affairs.tokens[token].slot];
  held = std::uint8_t(held + n);
  if (t.log)
    t.log->note({.kind = FactKind::SeatTokens,
                 .seat = at.seat,
                 .n = std::int16_t(n),
                 .source = source_of(t.ed, at.row),
                 .token = token});
}

void note_city(Table& t, const Item& at, std::uint8_t token, NodeId city, int n) {
  if (t.log)
    t.log->note({.kind = FactKind::CityToken,
                 .what = std::uint8_t(city),
                 .n = std::int16_t(n),
                 .source = source_of(t.ed, at.row),
                 .token = token});
}

void put_at_seat(Table& t, const Item& at, const Act& act) {
  const int held = t.s.open.extras.held[at.seat][t.ed.affairs.tokens[act.a].slot];
  int n = amount_of({t.ed, t.s}, at.seat, act);
  if (act.b != 0) n = std::min(n, act.b - held);
  hold(t, at, act.a, n);
  mark_token(t, at, &ClaimNote::placed, act.a);
}

void put_at_cities(Table& t, const Item& at, const Act& act) {
  for (const NodeId city : t.ed.effects.node_sets[act.c]) {
    std::uint8_t& stock = t.s.open.extras.city[std::size_t(city)].stock;
    stock = std::uint8_t(stock + act.n);
    note_city(t, at, act.a, city, act.n);
  }
}

void put_at_chosen(Table& t, const Item& at, const Act& act) {
  t.s.open.extras.city[at.chosen].owner = std::uint8_t(index(at.seat) + 1);
  note_city(t, at, act.a, NodeId{at.chosen}, 1);
  mark_token(t, at, &ClaimNote::placed, act.a);
}

/// A token of a route lies on all its lanes.
LaneSet lanes_bearing(const Table& t, std::uint8_t token, LaneId lane) {
  LaneSet out;
  out.insert(lane);
  if (t.ed.affairs.tokens[token].place == TokenPlace::Route)
    for (const LaneId mate : t.ed.lane(lane).mates) out.insert(mate);
  return out;
}

void change_lane(Table& t, const Item& at, const Act& act, int n) {
  const LaneId lane = lane_meant({t.ed, t.s}, at);
  LaneSet& bears = t.s.open.extras.on_lane[t.ed.affairs.tokens[act.a].slot];
  if (n > 0)
    bears |= lanes_bearing(t, act.a, lane);
  else
    bears -= lanes_bearing(t, act.a, lane);
  mark_token(t, at, n > 0 ? &ClaimNote::placed : &ClaimNote::removed, act.a);
  if (t.log)
    t.log->note({.kind = FactKind::LaneToken,
                 .what = std::uint8_t(lane),
                 .n = std::int16_t(n),
                 .source = source_of(t.ed, at.row),
                 .token = act.a});
}

/// The fuller end gives, if equal the one that the map names first (C-6).
void take_from_ends(Table& t, const Item& at, const Act& act) {
  auto& city = t.s.open.extras.city;
  const Lane& lane = t.ed.lane(t.s.open.extras.claim.lane);
  const auto stock = [&](NodeId node) {
    return city[std::size_t(node)].stock & ~CityTokens::kUsed;
  };
  const NodeId from = stock(lane.b) > stock(lane.a) ? lane.b : lane.a;
  --city[std::size_t(from)].stock;
  note_city(t, at, act.a, from, -1);
  hold(t, at, act.a, 1);
  mark_token(t, at, &ClaimNote::taken, act.a);
}

void move_on_path(Table& t, const Item& at, const Act& act) {
  std::uint8_t& place = t.s.open.extras.path;
  const bool begins = act.kind == ActKind::PutOnPath || act.n == 0;
  place = begins ? std::uint8_t(0) : std::uint8_t((place + act.n) % t.ed.affairs.path.size());
  if (t.log)
    t.log->note({.kind = FactKind::PathMoved,
                 .what = std::uint8_t(t.ed.affairs.path[place]),
                 .source = source_of(t.ed, at.row),
                 .token = act.a});
}

void take_from_seat(Table& t, const Item& at, const Act& act) {
  const int held = t.s.open.extras.held[at.seat][t.ed.affairs.tokens[act.a].slot];
  hold(t, at, act.a, -std::min<int>(act.n, held));
}

}  // namespace

void move_token(Table& t, const Item& at, const Act& act) {
  switch (act.kind) {
    case ActKind::PutAtSeat:
      return put_at_seat(t, at, act);
    case ActKind::PutAtCities:
      return put_at_cities(t, at, act);
    case ActKind::PutAtChosen:
      return put_at_chosen(t, at, act);
    case ActKind::PutAtLane:
      return change_lane(t, at, act, 1);
    case ActKind::TakeFromSeat:
      return take_from_seat(t, at, act);
    case ActKind::TakeFromEnds:
      return take_from_ends(t, at, act);
    case ActKind::TakeFromLane:
      return change_lane(t, at, act, -1);
    case ActKind::PutOnPath:
    case ActKind::MoveOnPath:
      return move_on_path(t, at, act);
    default:
      return;
  }
}

void mark_token(Table& t, const Item& at, std::uint16_t ClaimNote::*what, std::uint8_t token) {
  if (t.ed.effects.sentences[at.row].when != When::Claim || token == kNone) return;
  std::uint16_t& bits = t.s.open.extras.claim.*what;
  bits = std::uint16_t(bits | 1u << token);
}

}  // namespace wagonaut
