#include "engine/rules/network.h"

namespace wagonaut {
namespace {

bool joins_nodes(const OpenSeat& seat, NodeId a, NodeId b) {
  return seat.label[std::size_t(a)] == seat.label[std::size_t(b)];
}

void merge(OpenSeat& seat, NodeId a, NodeId b) {
  const std::uint8_t keep = seat.label[std::size_t(a)], drop = seat.label[std::size_t(b)];
  for (std::uint8_t& label : seat.label) label = label == drop ? keep : label;
}

LaneSet lanes_in_play(const Edition& ed) {
  LaneSet lanes = all_lanes(ed);
  for (int i = 0; i < ed.nodes.size(); ++i)
    if (ed.nodes[i].off_board) lanes -= ed.index.lanes_at[i];
  return lanes;
}

}  // namespace

bool off_board(const Edition& ed, LaneId lane) {
  return !lanes_in_play(ed).contains(lane);
}

OpenSeat with_shared(const Edition& ed, const OpenTable& open, Seat seat) {
  OpenSeat out = open.seat[seat];
  for (const LaneId lane : open.extras.shared[seat]) merge(out, ed.lane(lane).a, ed.lane(lane).b);
  return out;
}

NodeSet reached(const Edition& ed, const OpenSeat& seat) {
  NodeSet out;
  for (const LaneId lane : seat.lanes) {
    out.insert(ed.lane(lane).a);
    out.insert(ed.lane(lane).b);
  }
  return out;
}

void clear_board(const Edition& ed, OpenTable& open) {
  const LaneSet all = lanes_in_play(ed);
  for (int i = 0; i < ed.seats; ++i) {
    OpenSeat& seat = open.seat[i];
    seat.lanes.clear();
    seat.claimable = all;
    for (int n = 0; n < kMaxNodes; ++n) seat.label[n] = std::uint8_t(n);
  }
}

void give_lane(const Edition& ed, OpenTable& open, Seat seat, LaneId lane) {
  const Lane& l = ed.lane(lane);
  LaneSet closed;
  closed.insert(lane);
  LaneSet group = closed;
  for (const LaneId mate : l.mates) group.insert(mate);
  // A triple group is never closed, whatever the number of seats (L-52).
  if (ed.one_lane_per_group && l.mates.size() == 1) closed = group;
  for (int i = 0; i < ed.seats; ++i) open.seat[i].claimable -= closed;
  OpenSeat& me = open.seat[seat];
  me.claimable -= group;
  me.lanes.insert(lane);
  merge(me, l.a, l.b);
}

NodeSet nodes_of(const Edition& ed, const Place& place) {
  if (place.is == Place::Is::Country) return ed.countries[place.id];
  NodeSet city;
  city.insert(place.node());
  return city;
}

bool joins(const Edition& ed, const OpenSeat& seat, const Place& from, const Place& to) {
  if (from.is == Place::Is::City && to.is == Place::Is::City)
    return joins_nodes(seat, from.node(), to.node());
  for (const NodeId a : nodes_of(ed, from))
    for (const NodeId b : nodes_of(ed, to))
      if (joins_nodes(seat, a, b)) return true;
  return false;
}

LaneSet all_lanes(const Edition& ed) {
  return ed.index.of_kind[std::size_t(Kind::Rail)] | ed.index.of_kind[std::size_t(Kind::Sea)];
}

LaneSet closed_lanes(const Edition& ed, const OpenTable& open) {
  LaneSet closed = all_lanes(ed);
  for (int i = 0; i < ed.seats; ++i) closed -= open.seat[i].lanes | open.seat[i].claimable;
  return closed;
}

Seat owner_of(const Edition& ed, const OpenTable& open, LaneId lane) {
  for (int i = 0; i < ed.seats; ++i)
    if (open.seat[i].lanes.contains(lane)) return Seat(i);
  return kNobody;
}

}  // namespace wagonaut
