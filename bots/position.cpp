#include "bots/position.h"

#include <algorithm>

namespace wagonaut {

int middle_fleet(const Pieces& pieces) {
  if (pieces.fixed_trains > 0) return pieces.fixed_trains;
  const int least = std::max(0, pieces.fleet - pieces.ships);
  const int most = std::min(pieces.trains, pieces.fleet);
  return (least + most) / 2;
}

Position position_of(const Edition& ed, const View& view) {
  const Seat me = *view.viewer;
  const OpenSeat& mine = view.open.at(me);
  Position at{
      ed, view, mine, *view.own, mine.trains, mine.ships, mine.claimable, view.choices.lanes(), {}};
  if (view.open.turn == 0 && at.pieces() == 0 && ed.pieces.fleet > 0) {
    at.trains = middle_fleet(ed.pieces);
    at.ships = ed.pieces.fleet - at.trains;
  }
  for (int i = 0; i < ed.faces.size(); ++i)
    at.held[ed.index.suit_of[std::size_t(i)]] +=
        at.own.hand[Sort(i)] * ed.index.pips_of[std::size_t(i)];
  return at;
}

LaneSet fitting_lanes(const Position& at) {
  const Index& index = at.ed.index;
  LaneSet fitting;
  for (const Kind kind : {Kind::Rail, Kind::Sea}) {
    const std::size_t longest = std::size_t(std::min(at.supply(kind), kMaxSpend));
    fitting |= index.of_kind[std::size_t(kind)] & index.up_to_length[longest];
  }
  return at.open & fitting;
}

PiecesByKind pieces_of(const Edition& ed, const LaneSet& lanes) {
  PiecesByKind pieces{};
  for (const LaneId lane : lanes)
    pieces[std::size_t(ed.lane(lane).kind())] += ed.lane(lane).length();
  return pieces;
}

int fewest_pieces(const Position& at) {
  int fewest = at.pieces();
  for (int i = 0; i < at.ed.seats; ++i) {
    const OpenSeat& seat = at.view.open.at(Seat(i));
    fewest = std::min(fewest, seat.trains + seat.ships);
  }
  return fewest;
}

TicketSet unfinished_tickets(const Position& at) {
  TicketSet unfinished = at.own.tickets;
  for (const TicketId id : at.own.tickets)
    if (joined(at.ed, at.mine.lanes, at.ed.ticket(id))) unfinished.erase(id);
  return unfinished;
}

LaneSet with_twins(const Position& at, const LaneSet& lanes) {
  LaneSet all = lanes;
  for (const LaneId lane : lanes)
    for (const LaneId mate : at.ed.lane(lane).mates)
      if (at.open.contains(mate)) all.insert(mate);
  return all;
}

int suit_for(const Position& at, LaneId lane) {
  int best = -1;
  for (int i = 0; i < at.ed.index.suits.size(); ++i) {
    if (!suit_fits(at.cost(lane), at.ed.index.suits[std::size_t(i)])) continue;
    if (best < 0 || at.held[std::size_t(i)] > at.held[std::size_t(best)]) best = i;
  }
  CHECK(best >= 0);  // every lane can be paid in some suit
  return best;
}

int missing_for(const Position& at, LaneId lane) {
  const Cost& cost = at.cost(lane);
  const int plain = cost.length - cost.symbols;
  const int own = std::min(at.held[std::size_t(suit_for(at, lane))], plain + cost.doubled);
  const int wild = cost.locos ? at.locos() : 0;
  return std::max(0, cost.length + cost.doubled - own - wild);
}

}  // namespace wagonaut
